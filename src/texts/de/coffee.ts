import type { CoffeeNicknameText, CoffeeOrderText, CoffeeText } from '../../widgets/coffee/text.ts';

export const coffee: CoffeeText = {
  signIn: 'Melde dich an, um einen Kaffee zu bestellen',
  signInToFollow: 'Melde dich an, um deine Bestellung zu verfolgen',
  title: 'Kaffee',
  hello: (name) => (name === null ? 'Hallo' : `Hallo, ${name}`),
  edit: 'Ändern',
  editNamed: 'Deinen Namen ändern',
  corporateCredit: (amount) => `${amount} Firmenguthaben`,
  wallet: (amount) => `${amount} in der Geldbörse`,
  fromCorporateCredit: (amount) => `${amount} vom Firmenguthaben`,
  fromWallet: (amount) => `${amount} aus der Geldbörse`,
  and: ' und ',
  recipes: 'Getränke',
  dispense: 'Zubereiten',
  dispenseNamed: (name) => `Zubereiten: ${name}`,
  allergens: 'Allergene:',
  ingredients: 'Zutaten:',
  operator: 'Betreiber:',
  problems: {
    busy: 'Von diesem Browser aus wird gerade eine andere Bestellung gesendet. Warte einen Moment.',
    elsewhere:
      'Inzwischen hast du in einem anderen Fenster einen Kaffee bestellt. Drücke nur dann noch einmal, wenn du noch einen möchtest.',
    changed: 'Der Preis hat sich inzwischen geändert. Prüfe ihn und drücke noch einmal.',
    gone: 'Dieses Getränk ist nicht mehr verfügbar: Wähle ein anderes.',
    unsent: 'Wir konnten die Anfrage nicht senden. Prüfe deine Verbindung und versuch es erneut.',
  },
  insufficient: (name, price, missing) => `Dein Guthaben reicht nicht: ${name} kostet ${price}, dir fehlen ${missing}.`,
  sending: (what) => `Wir senden deine Bestellung: ${what}.`,

  loading: 'Die Getränke werden geladen',
  loadError: 'Fehler beim Laden der Daten.',
  loadErrorText: 'Wir können die Getränke nicht abrufen. Versuch es gleich noch einmal.',
  notFound: 'Automat nicht gefunden',
  notFoundText: 'Prüfe den Code am Automaten oder geh zurück zur Startseite.',
  emptyTitle: 'Hier gibt es noch nichts',
  emptyText: 'Die Getränke erscheinen, sobald der Automat bereit ist.',

  sendError: 'Die Daten konnten nicht gesendet werden.',
  sendErrorText: 'Wir haben dir nichts abgebucht.',
  ordered: 'Bestellung gesendet',
  orderedText: 'Sieh nach, wie es läuft, und geh zum Automaten.',
  foundText: (label) => `${label}: Deine Bestellung wurde schon ausgelöst. Verfolge sie, bevor du noch einen Kaffee bestellst.`,
  toOrder: 'Bestellung verfolgen',
  another: 'Noch einen Kaffee bestellen',
  checking: 'Wir prüfen deine Bestellung',
  checkingText: 'Wir sehen nach, ob deine Kaffeebestellung ausgelöst wurde, bevor es weitergeht.',
  checkingSlow: 'Die Verbindung ist langsam.',
  unsure: 'Wir wissen nicht, ob deine Bestellung ausgelöst wurde',
  doubts: {
    askable:
      'Auf deine Bestellung kam keine Antwort. Drücke vor dem Automaten „Bestellung abschließen“: Wenn sie schon ausgelöst war, wiederholen wir sie nicht, andernfalls wird sie jetzt ausgelöst.',
    untold:
      'Wir wissen es noch nicht. Auf deine Bestellung kam keine Antwort. Sieh nach, ob der Automat gerade etwas ausgibt, und prüfe es erneut, bevor du neu beginnst.',
    lapsed:
      'Seit mehr als einem Tag kam keine Antwort. Wir können nicht mehr erfahren, wie es ausgegangen ist, und hier ist die Bestellung nicht mehr gespeichert. Wenn etwas nicht stimmt, ruf uns an.',
  },
  creditBefore: 'Guthaben vorher',
  creditNow: 'Guthaben jetzt',
  unread:
    'Es kam keine Antwort, und wir können dein Guthaben nicht abrufen. Prüfe es erneut, wenn du wieder online bist: Wir senden nichts.',
  busy: 'Deine Bestellung wird noch übermittelt. Prüfe es in ein paar Sekunden erneut.',
  ask: 'Bestellung abschließen',
  asking: 'Wir fragen nach deiner Bestellung',
  askingText: 'Wenn sie schon ausgelöst war, wiederholen wir sie nicht.',
  checkAgain: 'Erneut prüfen',
  restart: 'Neu beginnen',

  unkept: 'Hast du schon bestellt?',
  unkeptText: (now) =>
    `Dieser Browser kann sich deine Bestellung nicht merken: Wenn die Antwort verloren geht, können wir dir nicht sagen, wie sie ausgegangen ist. Wenn du schon bestellt hast, sieh zuerst am Automaten nach${now === null ? '' : ` und prüfe dein Guthaben: Jetzt hast du ${now}`}.`,
  order: (name) => `Bestellen: ${name}`,
  back: 'Zurück',
};

export const coffeeNickname: CoffeeNicknameText = {
  title: 'Namen ändern',
  question: 'Wie heißt du?',
  label: 'Name',
  note: 'Dein Name wird am Kaffeeautomaten angezeigt.',
  save: 'Speichern',
  empty: 'Gib deinen Namen ein.',
  tooLong: 'Höchstens 10 Zeichen.',
  loading: 'Dein Name wird geladen',
  loadError: 'Fehler beim Laden der Daten.',
  sendError: 'Die Daten konnten nicht gesendet werden.',
  saved: 'Name gespeichert.',
};

const REFUNDED = {
  title: 'Etwas ist schiefgelaufen: Wir haben dir deine Zahlung erstattet.',
  text: 'Die Erstattung findest du in deinem Guthaben: Du kannst neu wählen.',
};
const NOT_DISPENSED = 'Das Getränk wurde nicht ausgegeben. Prüfe dein Guthaben in der Geldbörse: Wenn etwas nicht stimmt, kontaktiere uns.';

export const coffeeOrder: CoffeeOrderText = {
  title: 'Bestellung',
  number: (id) => `Nr. ${id}`,
  loading: 'Deine Bestellung wird geladen',
  statuses: {
    draft: { title: 'Bestellung gesendet', text: 'Der Automat hat sie erhalten und beginnt gleich.' },
    dispensing: { title: 'Zubereitung läuft', text: 'Der Automat bereitet dein Getränk zu.' },
    confirmed: { title: 'Bestellung bestätigt', text: 'Geh zum Automaten und sieh auf das Display.' },
    completed: { title: 'Dein Getränk ist fertig', text: 'Nimm deinen Becher. Schöne Pause!' },
    error: REFUNDED,
    failed: REFUNDED,
    expired: { title: 'Bestellung abgelaufen', text: NOT_DISPENSED },
    cancelled: { title: 'Bestellung storniert', text: NOT_DISPENSED },
  },
  late: 'Es dauert länger als sonst. Deine Bestellung geht nicht verloren: Lade neu, um den Stand zu sehen.',
  reload: 'Neu laden',
  readError: 'Fehler beim Laden der Daten.',
  readErrorText: 'Deine Bestellung ist nicht verloren: Lade neu, um den Stand zu sehen.',
  notFound: 'Bestellung nicht gefunden',
  notFoundText: 'Vielleicht gehört sie zu einem anderen Konto oder der Link ist nicht vollständig.',
  details: 'Bestelldetails',
  refunded: 'Erstattet',
  toWallet: 'Zur Geldbörse',
  another: 'Noch einen Kaffee bestellen',
  again: 'Neu wählen',
  needHelp: 'Ich brauche Hilfe',
  support: 'Kundendienst',
  supportText: (id) => `Dein Getränk kommt nicht oder es gibt ein Problem? Kontaktiere uns und nenne die Bestellung Nr.\u00a0${id}.`,
  call: (phone) => `${phone} anrufen`,
};
