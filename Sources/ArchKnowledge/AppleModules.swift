package import ArchFacts

/// Modules of Apple's SDKs and of the Swift toolchain, by what they are for. Names are case-sensitive.
package enum AppleModules {
  package enum Group: Sendable {
    /// The language, its standard library and Foundation.
    case language
    case interface
    case persistence
    case network
    /// Everything else that ties code to a platform: sensors, media, stores, logs.
    case platform
    case test
  }

  /// `nil` for a module that is not Apple's.
  package static func group(of module: String) -> Group? { groups[module] }

  /// Whether these bytes are the name of one.
  package static func contain(_ bytes: [UInt8], _ name: ByteRange) -> Bool {
    shapes.contain(name, bytes) && names.find(bytes, name) >= 0
  }

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
    for (group, names) in tables {
      for name in names.split(whereSeparator: { $0 == " " || $0 == "\n" }) { groups[String(name)] = group }
    }
    return groups
  }()

  private static let tables: [(Group, String)] = [
    (.language, language), (.interface, interface), (.persistence, persistence), (.network, network),
    (.platform, interfaceRelated), (.platform, graphics), (.platform, media), (.platform, storage),
    (.platform, connectivity), (.platform, concurrency), (.platform, text), (.platform, system),
    (.platform, drivers), (.platform, security), (.platform, hardware), (.platform, services),
    (.interface, overlays), (.test, test),
  ]

  private static let language = """
    Swift Foundation FoundationEssentials FoundationInternationalization FoundationXML CoreFoundation
    SwiftOnoneSupport ObjectiveC RegexBuilder _StringProcessing _RegexParser Cxx CxxStdlib System Darwin
    Glibc Musl Bionic WinSDK Android WASILibc Observation Synchronization _Concurrency simd
    """

  private static let interface = """
    SwiftUI SwiftUICore UIKit AppKit Cocoa WatchKit ClockKit WidgetKit ActivityKit TVUIKit TVServices TVMLKit
    CarPlay Charts TipKit PaperKit PencilKit QuickLook QuickLookUI PhotosUI ContactsUI EventKitUI MessageUI
    HealthKitUI AVKit SafariServices PDFKit Quartz QuartzCore VisionKit CoreLocationUI IntentsUI
    IdentityLookupUI UserNotificationsUI FileProviderUI FinanceKitUI ManagedSettingsUI
    LocalAuthenticationEmbeddedUI SecurityInterface SecurityUI IdentityDocumentServicesUI
    DeviceDiscoveryUI ClassKitUI CompositorServices AddressBookUI IOBluetoothUI
    """

  private static let persistence = "CoreData SwiftData CloudKit SQLite3 FileProvider CoreSpotlight"

  private static let network = """
    Network NetworkExtension CFNetwork FoundationNetworking MultipeerConnectivity WatchConnectivity WebKit
    PushKit
    """

  private static let interfaceRelated = """
    Symbols QuickLookThumbnailing LinkPresentation CoreText TranslationUIProvider Spatial SpatialPreview
    TabletopKit CoreAudioKit DeveloperToolsSupport Accessibility MediaAccessibility CoreTransferable
    UniformTypeIdentifiers NotificationCenter Social BusinessChat JournalingSuggestions ImagePlayground
    SuggestedActions PreferencePanes ScreenSaver InputMethodKit DockKit TouchController VisualIntelligence
    """

  private static let graphics = """
    CoreGraphics CoreImage ImageIO ColorSync Metal MetalKit MetalFX MetalPerformanceShaders
    MetalPerformanceShadersGraph OpenGL OpenGLES GLKit SceneKit SpriteKit GameKit GameController
    GameplayKit GameSave RealityKit RealityFoundation ARKit RoomPlan ModelIO USDKit PHASE IOSurface
    Accelerate FoveatedStreaming ComputeGraph ShaderGraph ParavirtualizedGraphics ForceFeedback
    CoreHaptics ReplayKit ScreenCaptureKit
    """

  private static let media = """
    AVFoundation AVFAudio AVRouting AVSystemRouting AudioToolbox AudioUnit AudioVideoBridging CoreAudio
    CoreAudioTypes CoreMIDI CoreMedia CoreMediaIO CoreVideo VideoToolbox MediaPlayer MediaToolbox
    MediaLibrary MediaSetup MediaExtension MediaDevice MediaIntelligence MediaIntents NowPlaying MusicKit
    MusicUnderstanding ShazamKit SoundAnalysis Speech Photos AssetsLibrary Cinematic ImmersiveMediaSupport
    ImageCaptureCore LockedCameraCapture iTunesLibrary OpenAL VideoSubscriberAccount PushToTalk
    AudioAccessoryKit
    """

  private static let storage = """
    FSKit AppleArchive Compression BackgroundAssets DiskImageKit DiskArbitration AppMigrationKit
    ContactProvider zlib libxml2 sqlite3
    """

  private static let connectivity = """
    SystemConfiguration CoreTelephony CoreWLAN WiFiAware WiFiInfrastructure WirelessInsights dnssd vmnet
    DeviceDiscoveryExtension ThreadNetwork GSS OpenDirectory Collaboration TelephonyMessagingKit
    """

  private static let concurrency = "Combine Dispatch Distributed"

  private static let text = """
    JavaScriptCore NaturalLanguage TabularData DataDetection LatentSemanticMapping CoreML CoreAI CreateML
    CreateMLComponents MLCompute Vision FoundationModels Translation Evaluations
    """

  private static let system = """
    os OSLog MetricKit BackgroundTasks UserNotifications ExtensionFoundation ExtensionKit XPC
    ServiceManagement SystemExtensions CoreServices ApplicationServices Carbon IOKit IOUSBHost Kernel
    Hypervisor Virtualization EndpointSecurity ExceptionHandling ExecutionPolicy StateReporting
    CrashReportExtension ScriptingBridge OSAKit Automator SearchKit PrintCore FinderSync MailKit ManagedApp
    ManagedAppDistribution MarketplaceKit LightweightCodeRequirements ServicesAccountLinking DeviceCheck
    SafetyKit SensorKit CoreMotion CoreHID ExternalAccessory MachO
    """

  private static let drivers = """
    DriverKit AudioDriverKit BlockStorageDeviceDriverKit HIDDriverKit MIDIDriverKit NetworkingDriverKit
    PCIDriverKit SCSIControllerDriverKit SCSIPeripheralsDriverKit SerialDriverKit USBDriverKit
    USBSerialDriverKit
    """

  private static let security = """
    Security SecurityFoundation CryptoKit CryptoTokenKit CommonCrypto LocalAuthentication
    AuthenticationServices Accounts IdentityLookup IdentityDocumentServices SecureElementCredential
    DeclaredAgeRange PermissionKit TrustInsights SensitiveContentAnalysis AppTrackingTransparency
    AutomaticAssessmentConfiguration AutomatedDeviceEnrollment FamilyControls ManagedSettings
    DeviceActivity ScreenTime
    """

  private static let hardware = """
    CoreBluetooth IOBluetooth CoreNFC NearbyInteraction ProximityReader CarKey HomeKit Matter MatterSupport
    AccessorySetupKit AccessoryAccess AccessoryLiveActivities AccessoryNotifications
    AccessoryTransportExtension EnergyKit CoreLocation MapKit GeoToolbox WeatherKit
    """

  private static let services = """
    StoreKit AppIntents Intents AppClip AdSupport AdServices AdAttributionKit iAd NewsstandKit PassKit
    FinanceKit HealthKit WorkoutKit Contacts AddressBook EventKit Messages CallKit LiveCommunicationKit
    GroupActivities SharedWithYou SharedWithYouCore AlarmKit RelevanceKit ClassKit ExposureNotification
    Twitter BrowserKit BrowserEngineKit BrowserEngineCore MobileCoreServices
    """

  private static let overlays = """
    _AVKit_SwiftUI _AppIntents_SwiftUI _AppIntents_UIKit _AuthenticationServices_SwiftUI
    _CoreLocationUI_SwiftUI _DeviceActivity_SwiftUI _GroupActivities_UIKit _HomeKit_SwiftUI _MapKit_SwiftUI
    _MusicKit_SwiftUI _PassKit_SwiftUI _PhotosUI_SwiftUI _QuickLook_SwiftUI _SceneKit_SwiftUI
    _SpriteKit_SwiftUI _StoreKit_SwiftUI _SwiftData_SwiftUI
    """

  private static let test = """
    XCTest XCUIAutomation Testing StoreKitTest AppIntentsTesting PackageDescription PackagePlugin
    XcodeProjectPlugin XcodeKit PlaygroundSupport CompilerPluginSupport
    """
}
