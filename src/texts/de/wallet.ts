import type { InsufficientCreditText, RechargeText } from '../../widgets/wallet/recharge-text.ts';
import type { WalletText } from '../../widgets/wallet/text.ts';

export const wallet: WalletText = {
  signIn: 'Melde dich an, um deine Geldbörse zu sehen',
  title: 'Geldbörse',
  balance: 'Dein Guthaben',
  noBalance: 'nicht abrufbar',
  recharge: 'Aufladen',
  recharged: (amount) => `${amount} aufgeladen`,
  arrived: 'Die Aufladung ist angekommen',
  corporateCredit: 'Firmenguthaben',
  corporateNote: 'Es kommt von deiner Firma und wird vor der Geldbörse verwendet',
  more: 'Informationen',
  terms: 'Geschäftsbedingungen',
  ticketFaq: 'Häufige Fragen zu Essensgutscheinen',
  loading: 'Die Geldbörse wird geladen',
  errorText: 'Wir können dein Guthaben nicht abrufen. Versuch es gleich noch einmal.',
  stale: 'Wir können dein Guthaben nicht aktualisieren: Es hat sich vielleicht geändert.',
  retry: 'Erneut versuchen',
};

export const recharge: RechargeText = {
  title: 'Geldbörse aufladen',
  wallet: 'Geldbörse',
  use: 'Gilt auch für Kaffee und Mensa',
  amount: 'Betrag',
  euro: (amount) => `${amount}\u00a0€`,
  customAmount: 'Anderer Betrag',
  customHint: 'In Euro: mindestens 1, in Schritten von 0,10.',
  badAmount: 'Gib einen Betrag von mindestens 1 Euro ein, in Schritten von 10 Cent.',
  method: 'Auflademethode wählen',
  noMethod: 'Keine Methode gewählt',
  noMethodNote: 'Wähle eine, um fortzufahren',
  change: 'Ändern',
  changeNamed: (label) => `Ändern: ${label}`,
  choose: 'Wählen',
  chooseNamed: 'Auflademethode wählen',
  after: 'Nach der Aufladung',
  target: 'Gutscheine werden ganz eingelöst: Gutgeschrieben wird ihr Wert, der vom gewählten Betrag abweichen kann.',
  submit: 'Geldbörse aufladen',
  problems: {
    busy: 'Von diesem Browser aus wird gerade eine andere Aufladung gestartet. Warte einen Moment.',
    elsewhere:
      'Inzwischen hast du in einem anderen Fenster eine Aufladung gestartet. Drücke nur dann noch einmal, wenn du noch eine möchtest.',
    changed: 'Die Auflademethode hat sich inzwischen geändert. Prüfe sie und drücke noch einmal.',
    unsent: 'Wir konnten die Anfrage nicht senden. Prüfe deine Verbindung und versuch es erneut.',
  },

  loading: 'Die Aufladung wird geladen',
  loadError: 'Hoppla… Es ist ein Fehler aufgetreten,\nals wir die Daten geladen haben.',
  loadErrorText: 'Wir können dein Guthaben nicht abrufen. Versuch es gleich noch einmal.',
  sending: 'Wir bearbeiten deine Anfrage.',
  sendingText: 'Normalerweise dauert es nur wenige Sekunden. Bleib auf dieser Seite: Die Aufladung startet nur einmal.',
  sendingSlow: 'Es dauert länger als sonst. Lade die Seite nicht neu und drücke nicht noch einmal: Die Aufladung geht nicht verloren.',
  redirect: 'Einen Moment…',
  redirectText: 'Wir bringen dich zum nächsten Schritt.',
  redirectSlow: 'Die Seite wird noch geladen. Wenn nichts passiert, geh zurück: Die Aufladung wird nicht wiederholt.',
  checking: 'Wir prüfen deine Geldbörse',
  checkingText: 'Wir sehen nach, ob die Aufladung angekommen ist, bevor es weitergeht.',
  checkingSlow: 'Es dauert länger als sonst: Die Verbindung ist langsam.',

  error: 'Fehler bei der Verarbeitung deiner Anfrage.',
  errorText: (amount) =>
    `Diese Aufladung${amount === null ? '' : ` von ${amount}`} hat nicht geklappt. Du kannst es erneut versuchen, auch mit einer anderen Methode.`,
  cancelled: 'Aufladung abgebrochen',
  cancelledText: 'Von hier aus wird nichts weiter abgebucht. Wenn du schon einen Gutschein eingelöst hast, sieh in der Geldbörse nach.',
  toWallet: 'Zur Geldbörse',
  stranded: 'Wir können dich nicht weiterleiten',
  strandedText: 'Deine Anfrage ist eingegangen: Sende sie nicht noch einmal. In der Geldbörse siehst du, ob das Guthaben angekommen ist.',

  unsure: 'Wir wissen nicht, ob die Aufladung geklappt hat',
  doubts: {
    askable:
      'Es kam keine Antwort. Drücke „Aufladung abschließen“: Wenn sie schon gestartet war, wird sie nicht wiederholt, andernfalls startet sie jetzt.',
    untold: 'Wir wissen es noch nicht: Es kam keine Antwort. Vielleicht dauert es einen Moment: Prüfe es erneut, bevor du neu beginnst.',
    lapsed:
      'Seit mehr als einem Tag kam keine Antwort. Wir können nicht mehr erfahren, wie es ausgegangen ist, und hier ist die Aufladung nicht mehr gespeichert. Wenn etwas nicht stimmt, ruf uns an.',
  },
  charged: 'Deine Aufladung',
  creditBefore: 'Guthaben vorher',
  creditNow: 'Guthaben jetzt',
  unread:
    'Es kam keine Antwort, und wir können die Geldbörse nicht abrufen. Prüfe es erneut, wenn du wieder online bist: Wir senden nichts.',
  busy: 'Deine Aufladung wird noch übermittelt. Prüfe es in ein paar Sekunden erneut.',
  ask: 'Aufladung abschließen',
  asking: 'Wir fragen nach deiner Aufladung',
  askingText: 'Wenn sie schon gestartet war, wird sie nicht wiederholt.',
  askingSlow: 'Es dauert länger als sonst: Die Verbindung ist langsam.',
  unkept: 'Hast du schon aufgeladen?',
  unkeptText: (now) =>
    `Dieser Browser kann sich deine Aufladung nicht merken: Wenn die Antwort verloren geht, können wir dir nicht sagen, wie sie ausgegangen ist. Wenn du schon eine gestartet hast, sieh dir zuerst dein Guthaben an: jetzt ${now}.`,
  back: 'Zurück',
  unexpectedText: 'Wir wissen nicht, ob die Aufladung geklappt hat. Prüfe ihren Stand, bevor du eine neue startest: Wir senden nichts.',
  checkAgain: 'Erneut prüfen',
  restart: 'Neu beginnen',
  started: 'Du hast schon eine Aufladung gestartet',
  startedText: (amount) => `Es geht um ${amount}: Sieh dir den Stand an, bevor du eine neue startest.`,
  follow: 'Aufladung verfolgen',
  another: 'Erneut aufladen',

  waiting: 'Wir bearbeiten deine Anfrage.',
  waitingText: 'Normalerweise dauert es nur wenige Sekunden. Du kannst diese Seite geöffnet lassen: Wir leiten dich weiter.',
  unnamedText: 'Sobald die Aufladung angekommen ist, findest du sie in der Geldbörse.',
  waitingSlow:
    'Es dauert länger als sonst. Wenn du die Seite schließt, geht die Aufladung nicht verloren: Du findest sie in der Geldbörse.',
  lateText: 'Die Bestätigung ist noch nicht angekommen. Du kannst erneut nachsehen: Du zahlst nicht zweimal.',
  failedText: 'Wir können deine Aufladung nicht abrufen. Du kannst erneut nachsehen: Du zahlst nicht zweimal.',
  notFound: 'Aufladung nicht gefunden',
  notFoundText: 'Vielleicht gehört sie zu einem anderen Konto oder der Link ist nicht vollständig.',
};

export const insufficientCredit: InsufficientCreditText = {
  title: 'Nicht genug Guthaben',
  lead: 'Dein Guthaben ist aufgebraucht: Lade es auf, um fortzufahren.',
  tooLittle: 'Dein Guthaben reicht nicht: Lade es auf, um fortzufahren.',
  balance: (amount) => `In deiner Geldbörse hast du ${amount}.`,
  price: 'Preis',
  credit: 'Dein Guthaben',
  missing: 'Es fehlen',
  instruments: 'Kaffee zahlst du nur mit Guthaben: Mit Karten und Gutscheinen lädst du es auf.',
  fridge: (productName) => `Das Guthaben gilt auch am ${productName}-Kühlschrank.`,
  recharge: 'Geldbörse aufladen',
};
