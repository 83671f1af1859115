package import ArchFacts

/// Modules of Apple's SDKs and of the Swift toolchain. Names are case-sensitive.
package enum AppleModules: KnownNames {
  package enum Tag: String, NameTag {
    case language, interface, persistence, network, platform, test, screens, controllers, storedModels,
      testing,
      building, plainModels, everywhere, touch, desktop, onApple, onLinux, onWindows, onAndroid, onWASI,
      offApple, prefixed, foundation

    package var meaning: String {
      switch self {
      case .language: "is the language, its standard library or Foundation"
      case .interface: "is part of the user interface"
      case .persistence: "keeps something"
      case .network: "talks to a network"
      case .platform: "ties code to a platform: sensors, media, stores, logs"
      case .test: "is for tests, packages and playgrounds"
      case .screens:
        "shows screens: what imports it may navigate, its coordinators and providers are those of screens, and a package that does has a user interface"
      case .controllers: "shows screens by controllers"
      case .storedModels: "makes the models in a file that imports it models of a database or a server"
      case .testing: "makes a file one of tests"
      case .building: "makes a file part of a build's description"
      case .plainModels: "leaves the models in a file that imports it plain values"
      case .foundation: "declares what is not of the language and comes along with what shows or keeps things"
      case .everywhere: "exists on every platform"
      case .touch: "exists on iOS, tvOS, watchOS and visionOS"
      case .desktop: "exists on macOS and Catalyst"
      case .onApple: "exists on Apple's platforms"
      case .onLinux: "exists on Linux"
      case .onWindows: "exists on Windows"
      case .onAndroid: "exists on Android"
      case .onWASI: "exists on WASI"
      case .offApple: "exists everywhere but on Apple's platforms"
      case .prefixed: "gives its types names that begin with its letters"
      }
    }
  }

  package static let subject = "Modules of Apple's SDKs and of the Swift toolchain"

  package static let rows = NameRows(
    """
    [language] # The language, its standard library, the C library or Foundation.
    CoreFoundation Cxx CxxStdlib FoundationInternationalization Musl SwiftOnoneSupport System _Concurrency
    _RegexParser _StringProcessing
    Android: onAndroid
    Bionic: onAndroid
    Darwin: onApple
    Foundation: plainModels everywhere foundation
    FoundationEssentials: plainModels
    FoundationXML: offApple
    Glibc: onLinux
    ObjectiveC: onApple
    Observation: plainModels
    RegexBuilder: plainModels
    Swift: plainModels everywhere
    Synchronization: plainModels
    WASILibc: onWASI
    WinSDK: onWindows
    simd: plainModels

    [interface] # Draws or shows something, or lets a person choose.
    AVKit ActivityKit AddressBookUI Charts ClassKitUI ClockKit CompositorServices ContactsUI CoreLocationUI
    DeviceDiscoveryUI EventKitUI FileProviderUI FinanceKitUI HealthKitUI IOBluetoothUI IdentityDocumentServicesUI
    IdentityLookupUI IntentsUI LocalAuthenticationEmbeddedUI ManagedSettingsUI MessageUI PDFKit PaperKit PencilKit
    PhotosUI Quartz QuartzCore QuickLook QuickLookUI SafariServices SecurityInterface SecurityUI SwiftUICore TVMLKit
    TVServices TVUIKit TipKit UserNotificationsUI VisionKit WidgetKit
    AppKit: screens controllers desktop prefixed
    CarPlay: screens controllers
    Cocoa: desktop
    SwiftUI: screens onApple
    UIKit: screens controllers touch prefixed
    WatchKit: screens controllers

    [interface] # Joins two modules for SwiftUI or UIKit; the compiler imports it by itself.
    _AVKit_SwiftUI _AppIntents_SwiftUI _AppIntents_UIKit _AuthenticationServices_SwiftUI _CoreLocationUI_SwiftUI
    _DeviceActivity_SwiftUI _GroupActivities_UIKit _HomeKit_SwiftUI _MapKit_SwiftUI _MusicKit_SwiftUI
    _PassKit_SwiftUI _PhotosUI_SwiftUI _QuickLook_SwiftUI _SceneKit_SwiftUI _SpriteKit_SwiftUI _StoreKit_SwiftUI
    _SwiftData_SwiftUI

    [persistence] # Keeps something.
    CoreSpotlight FileProvider SQLite3
    CloudKit: storedModels
    CoreData: storedModels onApple
    SwiftData: storedModels

    [network] # Talks to other machines.
    CFNetwork MultipeerConnectivity Network NetworkExtension PushKit WatchConnectivity WebKit
    FoundationNetworking: offApple

    [platform] # Close to the user interface without drawing it.
    Accessibility BusinessChat CoreAudioKit CoreText CoreTransferable DeveloperToolsSupport DockKit ImagePlayground
    InputMethodKit JournalingSuggestions LinkPresentation MediaAccessibility NotificationCenter PreferencePanes
    QuickLookThumbnailing ScreenSaver Social Spatial SpatialPreview SuggestedActions Symbols TabletopKit
    TouchController TranslationUIProvider UniformTypeIdentifiers VisualIntelligence

    [platform] # Draws, renders or computes on the graphics processor; games.
    ARKit Accelerate ColorSync ComputeGraph CoreHaptics CoreImage ForceFeedback FoveatedStreaming GLKit
    GameController GameKit GameSave GameplayKit IOSurface ImageIO Metal MetalFX MetalKit MetalPerformanceShaders
    MetalPerformanceShadersGraph ModelIO OpenGL OpenGLES PHASE ParavirtualizedGraphics RealityFoundation RealityKit
    ReplayKit RoomPlan SceneKit ScreenCaptureKit ShaderGraph SpriteKit USDKit
    CoreGraphics: onApple

    [platform] # Sound, pictures, films and music.
    AVFAudio AVFoundation AVRouting AVSystemRouting AssetsLibrary AudioAccessoryKit AudioToolbox AudioUnit
    AudioVideoBridging Cinematic CoreAudio CoreAudioTypes CoreMIDI CoreMedia CoreMediaIO CoreVideo ImageCaptureCore
    ImmersiveMediaSupport LockedCameraCapture MediaDevice MediaExtension MediaIntelligence MediaIntents MediaLibrary
    MediaPlayer MediaSetup MediaToolbox MusicKit MusicUnderstanding NowPlaying OpenAL Photos PushToTalk ShazamKit
    SoundAnalysis Speech VideoSubscriberAccount VideoToolbox iTunesLibrary

    [platform] # Files, archives and disks.
    AppMigrationKit AppleArchive BackgroundAssets Compression ContactProvider DiskArbitration DiskImageKit FSKit
    libxml2 sqlite3 zlib

    [platform] # Telephones, networks and directories of the device.
    Collaboration CoreTelephony CoreWLAN DeviceDiscoveryExtension GSS OpenDirectory SystemConfiguration
    TelephonyMessagingKit ThreadNetwork WiFiAware WiFiInfrastructure WirelessInsights dnssd vmnet

    [platform] # Runs code elsewhere or later.
    Distributed
    Combine: onApple
    Dispatch: everywhere

    [platform] # Language, learning and models.
    CoreAI CoreML CreateML CreateMLComponents DataDetection Evaluations FoundationModels JavaScriptCore
    LatentSemanticMapping MLCompute NaturalLanguage TabularData Translation Vision

    [platform] # Parts of the operating system.
    ApplicationServices Automator BackgroundTasks Carbon CoreHID CoreMotion CoreServices CrashReportExtension
    DeviceCheck EndpointSecurity ExceptionHandling ExecutionPolicy ExtensionFoundation ExtensionKit
    ExternalAccessory FinderSync Hypervisor IOKit IOUSBHost Kernel LightweightCodeRequirements MachO MailKit
    ManagedApp ManagedAppDistribution MarketplaceKit MetricKit OSAKit PrintCore SafetyKit ScriptingBridge SearchKit
    SensorKit ServiceManagement ServicesAccountLinking StateReporting SystemExtensions UserNotifications
    Virtualization XPC
    OSLog: onApple
    os: onApple

    [platform] # Drivers.
    AudioDriverKit BlockStorageDeviceDriverKit DriverKit HIDDriverKit MIDIDriverKit NetworkingDriverKit PCIDriverKit
    SCSIControllerDriverKit SCSIPeripheralsDriverKit SerialDriverKit USBDriverKit USBSerialDriverKit

    [platform] # Keys, accounts and permissions.
    Accounts AppTrackingTransparency AuthenticationServices AutomatedDeviceEnrollment
    AutomaticAssessmentConfiguration CommonCrypto CryptoKit CryptoTokenKit DeclaredAgeRange DeviceActivity
    FamilyControls IdentityDocumentServices IdentityLookup LocalAuthentication ManagedSettings PermissionKit
    ScreenTime SecureElementCredential SecurityFoundation SensitiveContentAnalysis TrustInsights
    Security: onApple

    [platform] # Devices, radios and places.
    AccessoryAccess AccessoryLiveActivities AccessoryNotifications AccessorySetupKit AccessoryTransportExtension
    CarKey CoreBluetooth CoreLocation CoreNFC EnergyKit GeoToolbox HomeKit IOBluetooth MapKit Matter MatterSupport
    NearbyInteraction ProximityReader WeatherKit

    [platform] # Services of Apple's and data of the user.
    AdAttributionKit AdServices AdSupport AddressBook AlarmKit AppClip AppIntents BrowserEngineCore BrowserEngineKit
    BrowserKit CallKit ClassKit Contacts EventKit ExposureNotification FinanceKit GroupActivities HealthKit Intents
    LiveCommunicationKit Messages MobileCoreServices NewsstandKit PassKit RelevanceKit SharedWithYou
    SharedWithYouCore StoreKit Twitter WorkoutKit iAd

    [test] # For tests, packages and playgrounds.
    AppIntentsTesting CompilerPluginSupport PlaygroundSupport StoreKitTest XCUIAutomation XcodeKit
    XcodeProjectPlugin
    PackageDescription: building
    PackagePlugin: building
    Testing: testing
    XCTest: testing

    [] # Of a platform that is not Apple's; nothing else is known of it.
    CRT: onWindows
    ucrt: onWindows
    """)
}

extension AppleModules {
  package enum Group: Sendable {
    /// The language, its standard library and Foundation.
    case language
    case interface
    case persistence
    case network
    /// Everything else that ties code to a platform: sensors, media, stores, logs.
    case platform
    case test

    fileprivate var tag: Tag {
      switch self {
      case .language: .language
      case .interface: .interface
      case .persistence: .persistence
      case .network: .network
      case .platform: .platform
      case .test: .test
      }
    }
  }

  /// `nil` for a module that is not Apple's.
  package static func group(of module: String) -> Group? { groups[module] }

  /// Whether these bytes are the name of one.
  package static func contain(_ bytes: [UInt8], _ name: ByteRange) -> Bool {
    shapes.contain(name, bytes) && names.find(bytes, name).exists
  }

  /// Whether one of them may be the first name of a chain.
  package static func mayBegin(_ chain: ByteRange, _ bytes: [UInt8]) -> Bool { shapes.mayBegin(chain, bytes) }

  private static let shapes: NameShapes = {
    var shapes = NameShapes()
    for name in groups.keys {
      let bytes = Array(name.utf8)
      shapes.insert(ByteRange(start: 0, end: Int32(bytes.count)), bytes)
    }
    return shapes
  }()

  private static let names: NameTable = {
    var names = NameTable()
    for name in groups.keys.sorted() { _ = names.intern(name) }
    return names
  }()

  private static let groups: [String: Group] = {
    var groups: [String: Group] = [:]
    for group in [Group.language, .interface, .persistence, .network, .platform, .test] {
      for name in AppleModules[group.tag] { groups[name] = group }
    }
    return groups
  }()
}
