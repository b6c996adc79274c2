import type { CrashText } from '../../host/crash-text.ts';
import type { DocumentText } from '../../host/document/text.ts';
import type { MissingText } from '../../host/missing-text.ts';
import type { PreferencesText } from '../../host/preferences-text.ts';
import type { RefusedText } from '../../host/refused-text.ts';
import type { HostText } from '../../host/text.ts';

export const host: HostText = {
  titles: {
    home: 'Startseite',
    me: 'Profil',
    sellingArea: 'Angebot',
    cart: 'Deine Bestellung',
    lockerOrder: 'Bestellung',
    orders: 'Deine Bestellungen',
    paymentMethods: 'Zahlung',
    payment: 'Zahlung',
    paymentOptions: 'Zahlungsart wählen',
    wallet: 'Geldbörse',
    walletRecharge: 'Geldbörse aufladen',
    walletRechargeResult: 'Geldbörse aufladen',
    coffeeArea: 'Kaffee',
    coffeeOrder: 'Bestellung',
    coffeeNickname: 'Namen ändern',
    insufficientFund: 'Nicht genug Guthaben',
    code: 'QR-Code-Leser',
    codeLanding: 'QR-Code-Leser',
    codeLandingWith: 'QR-Code-Leser',
    login: 'Anmelden',
    loginWithEmail: 'Mit E-Mail anmelden',
    loginWithToken: 'Neues Passwort',
    privacyPolicy: 'Einwilligungen verwalten',
    'braintree_cc:add': 'Karte hinzufügen',
    'braintree_cc:pay': 'Zahlungsprüfung',
    'braintree_paypal:add': 'PayPal verknüpfen',
    'braintree_paypal:pay': 'PayPal-Prüfung',
    'edenred_ticket:add': 'Ticket Restaurant Edenred hinzufügen',
    'edenred_ticket:confirm': 'Ticket Restaurant Edenred hinzufügen',
    'edenred_ticket:pay': 'Ticket Restaurant Edenred',
    'pellegrini:pay': 'Mit Pellegrini aufladen',
    'satispay_standard:add': 'Satispay hinzufügen',
    'satispay_ticket:pay': 'Mit Satispay zahlen',
    'sodexo:pay': 'Mit Pluxee aufladen',
  },
  chooseRecharge: 'Auflademethode wählen',
  notFound: 'Seite nicht gefunden',
  toContent: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  order: 'Deine Bestellung',
  logout: 'Abmelden',
  loggingOut: 'Abmeldung läuft',
  consent: 'Einwilligungen verwalten',
  me: 'Konto',
  moreLinks: (count: number) => `Weitere Einträge unter „Konto“: ${count}`,
  running: 'Bestellung läuft',
  preferences: 'Einstellungen',
  profile: 'Dein Profil',
  support: (phone) => `Kundendienst: ${phone}`,
};

export const crash: CrashText = {
  title: 'Hoppla! Anscheinend ist etwas schiefgelaufen.',
  text: 'Versuch es gleich noch einmal.',
  payingText: 'Versuch es erneut. Wenn du gerade beim Zahlen warst, sieh zuerst in deinen Bestellungen nach.',
};

export const missing: MissingText = {
  address: 'Diese Adresse führt nirgendwohin.',
  code: 'Diese Seite öffnet sich von selbst, sobald du wieder online bist.',
};

export const refused: RefusedText = {
  title: 'Diese Seite lässt sich hier nicht öffnen',
  text: 'Zu deiner Sicherheit öffnet sie sich nur in einem eigenen Tab.',
  open: 'In neuem Tab öffnen',
};

export const document: DocumentText = {
  description: 'Mittagessen und Kaffee bei der Arbeit, ganz in deiner Nähe.',
  offline: 'Du bist offline',
  backOnline: 'Wieder online',
  shortcuts: { order: 'Bestellen', code: 'Code', orders: 'Bestellungen' },
};

export const preferences: PreferencesText = {
  title: 'Einstellungen',
  nickname: 'Name am Kaffeeautomaten',
  noNickname: 'Noch nicht gewählt',
  diet: 'Ernährung und Allergene',
  dietNote: 'Was du isst, als Filter für das Angebot',
  theme: 'Darstellung',
  themes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  install: 'App installieren',
  installNote: 'Öffnet sich vom Startbildschirm aus, wie andere Apps',
  supportData: 'Daten für den Kundendienst',
  supportDataNote: 'Version und Browser, für alle, die dir helfen',
  supportDataUse: 'Wenn du um Hilfe bittest, schick auch diese Daten mit. Sie verraten nicht, wer du bist.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser lässt das Kopieren nicht zu: Markiere den Text oben.',
  kept: 'Auf diesem Gerät',
  keptNote: 'Deine letzten Bestellungen für „Das Übliche?“ und die Belege, die zuletzt angesehenen Seiten, deine Auswahl.',
  forget: 'Löschen',
  forgetTitle: 'Daten auf diesem Gerät löschen?',
  goes: 'Das wird hier gelöscht:',
  gone: [
    'deine letzten Bestellungen und dein letzter Kaffee: kein „Das Übliche?“ mehr',
    'Preise und Zahlungen auf den Belegen, soweit nur dieses Gerät sie gespeichert hat',
    'die mit einem Herzen markierten Gerichte',
    'die angesehenen Seiten, die sich auch offline öffnen',
    'deine Wahl, Geldbörse oder Firmenguthaben nicht zu verwenden: Beides ist wieder eingeschaltet',
    'die hier gewählte Darstellung und Sprache',
  ],
  stays: 'Alles in deinem Konto bleibt: Bestellungen, Geldbörse, Zahlungsarten, Ernährung. Du bleibst angemeldet.',
  cancel: 'Abbrechen',
  forgotten: 'Erledigt: Auf diesem Gerät bleibt nur deine Anmeldung.',
};
