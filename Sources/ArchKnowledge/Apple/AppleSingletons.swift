/// Shared instances and static functions of Apple's that do work.
package enum AppleSingletons: KnownNames {
  package enum Tag: String, NameTag {
    case works

    package var meaning: String {
      switch self {
      case .works: "does work, so that a test has to be able to replace it"
      }
    }
  }

  package static let subject = "Shared instances and static functions of Apple's that do work"

  package static let rows = NameRows(
    """
    [works] # Does work for the whole app. Surroundings such as `Locale.current`, queues and constants are not among them.
    ASCredentialIdentityStore.shared ASIdentifierManager.shared
    ASWebAuthenticationSessionWebBrowserSessionManager.shared ATTrackingManager.requestTrackingAuthorization
    AVAssetDownloadStorageManager.shared AVAudioApplication.shared AVAudioRoutingArbiter.shared
    AVAudioSession.sharedInstance AVAudioUnitComponentManager.shared AVCaptureDevice.authorizationStatus
    AVCaptureDevice.default AVCaptureDevice.requestAccess AVExternalStorageDeviceDiscoverySession.shared
    AlarmManager.shared AppDependencyManager.shared AppStore.requestReview AppStore.sync AppTransaction.shared
    ApplicationMusicPlayer.shared AudioHardwareSystem.shared AuthorizationCenter.shared BADownloadManager.shared
    BGTaskScheduler.shared CKContainer.default CLKComplicationServer.sharedInstance
    CLLocationManager.locationServicesEnabled CLSDataStore.shared CNContactsUserDefaults.shared
    CPNowPlayingTemplate.shared CSSearchableIndex.default CWWiFiClient.shared CXCallDirectoryManager.sharedInstance
    ControlCenter.shared DCAppAttestService.shared DCDevice.current DistributedNotificationCenter.default
    EAAccessoryManager.shared FSClient.shared FileHandle.standardError FileHandle.standardInput
    FileHandle.standardOutput FileManager.default GKAccessPoint.shared GKLocalPlayer.local GKMatchmaker.shared
    GKRandomSource.sharedRandom HTTPCookieStorage.shared INFocusStatusCenter.default
    INPreferences.requestSiriAuthorization INRelevantShortcutStore.default INUpcomingMediaManager.shared
    INVocabulary.shared INVoiceShortcutCenter.shared IntentDonationManager.shared LARightStore.shared
    LockedCameraCaptureManager.shared MAMusicHapticsManager.shared MIDICIDeviceManager.shared
    MIDICIDiscoveryManager.sharedInstance MIDINetworkSession.default MPMediaLibrary.default
    MPMusicPlayerController.applicationMusicPlayer MPMusicPlayerController.systemMusicPlayer
    MPNowPlayingInfoCenter.default MPPlayableContentManager.shared MPRemoteCommandCenter.shared
    MTLCaptureManager.shared MTRDeviceControllerFactory.sharedInstance MXMetricManager.shared
    MusicAuthorization.request MusicLibrary.shared NEDNSProxyManager.shared NEDNSSettingsManager.shared
    NEFilterManager.shared NEHotspotConfigurationManager.shared NERelayManager.shared NEVPNManager.shared
    NSAppleEventManager.shared NSApplication.shared NSColorPanel.shared NSDocumentController.shared
    NSEvent.addGlobalMonitorForEvents NSEvent.addLocalMonitorForEvents NSFileProviderManager.default
    NSFontManager.shared NSFontPanel.shared NSHapticFeedbackManager.defaultPerformer NSHelpManager.shared
    NSMediaLibraryBrowserController.shared NSPasteboard.general NSSpellChecker.shared NSStatusBar.system
    NSStoryboard.main NSUbiquitousKeyValueStore.default NSUserDefaultsController.shared
    NSUserNotificationCenter.default NSWorkspace.shared NotificationCenter.default NotificationQueue.default
    OSLog.default OSSystemExtensionManager.shared OSSystemExtensionsWorkspace.shared PHAssetResourceManager.default
    PHCachingImageManager.default PHImageManager.default PHPhotoLibrary.shared Product.products
    QLPreviewPanel.shared QLThumbnailGenerator.shared RPScreenRecorder.shared SHMediaLibrary.default
    SKAdNetwork.updatePostbackConversionValue SKPaymentQueue.default SKProductStorePromotionController.default
    SKStoreReviewController.requestReview SMAppService.mainApp SSReadingList.default
    SWCollaborationCoordinator.shared SystemLanguageModel.default SystemMusicPlayer.shared
    TKSmartCardSlotManager.default Tips.configure Transaction.currentEntitlements Transaction.updates
    UIAccelerometer.shared UIAccessibility.post UIApplication.shared UIMenuController.shared UIMenuSystem.context
    UIMenuSystem.main UIPasteboard.general UIPrintInteractionController.shared UNUserNotificationCenter.current
    URLCache.shared URLCredentialStorage.shared URLProtocol.registerClass URLSession.shared UserDefaults.standard
    VSSubscriptionRegistrationCenter.default VSUserAccountManager.shared WCSession.default WKApplication.shared
    WKContentRuleListStore.default WKExtension.shared WKWebsiteDataStore.default WeatherService.shared
    WidgetCenter.shared XCTestObservationCenter.shared XCUIDevice.shared XCUIRemote.shared
    """)
}
