import type { OrderAgainText } from '../../widgets/cart/order-again-text.ts';
import type { CartText } from '../../widgets/cart/text.ts';

export const cart: CartText = {
  signIn: 'Melde dich an, um deine Bestellung zu sehen',
  title: 'Deine Bestellung',
  edit: 'Bearbeiten',
  toCart: 'Zur Zahlung',
  howYouPay: 'So zahlst du',
  corporateCredit: 'Firmenguthaben',
  wallet: 'Geldbörse',
  available: (amount) => `${amount} verfügbar`,
  useCorporateCredit: 'Firmenguthaben verwenden',
  useWallet: 'Geldbörse verwenden',
  useInstrument: (label) => `${label} verwenden`,
  noInstrument: 'Keine Zahlungsart',
  chargedFirst: (first, rest) =>
    rest === undefined
      ? `Zuerst mit ${first}. Wenn das nicht reicht, wähle, wie du den Rest zahlst.`
      : `Zuerst mit ${first}, den Rest mit ${rest}. Wie viel, siehst du beim Zahlen.`,
  methodNext: 'Im nächsten Schritt wählst du die Zahlungsart.',
  opensWhenPaid: 'Danach öffnet sich der Kühlschrank: Bestelle, wenn du beim Kühlschrank bist.',
  notNeeded: 'Nicht nötig',
  instrumentSaved: (label) => `Zahlungsart gespeichert: ${label}`,
  choose: 'Wählen',
  chooseInstrument: 'Zahlungsart wählen',
  total: 'Gesamt',
  toPay: 'Zu zahlen',
  pay: (amount) => `${amount} zahlen`,
  confirm: 'Bestätigen',
  excluded: 'von deinem Filter ausgeschlossen',
  excludedOnCard: 'Von deinem Filter ausgeschlossen',
  soldOut: 'Ausverkauft',
  notSellable: 'Nicht erhältlich',
  unsellable: 'Dieses Produkt wird gerade nicht verkauft: Verpackungsfehler oder Verkaufsstopp.',
  removable: 'Du kannst es aus deiner Bestellung nehmen.',
  want: 'Nehm ich',
  suggestions: 'Das könnte dir schmecken',
  emptyTitle: 'Deine Bestellung ist leer',
  emptyText: 'Such dir etwas Gutes aus: Du findest es hier.',
  closedText: 'Zurzeit ist geschlossen: Komm später wieder.',
  backToClosedShop: 'Zurück zur Verkaufsstelle',
  missingTitle: 'Deine Bestellung ist nicht verfügbar',
  missingText: 'In dieser Verkaufsstelle kannst du gerade nicht bestellen.',
  unknownText: 'Du findest sie hier, sobald du wieder online bist.',
  backToShop: 'Zurück zum Angebot',
  followPayment: 'Zahlung verfolgen',
  confirming: 'Wird bestätigt',
  updating: 'Wird aktualisiert',
  loading: 'Deine Bestellung wird geladen',
  errorText: 'Wir können deine Bestellung nicht abrufen. Versuch es gleich noch einmal.',
  items: (count) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
};

export const orderAgain: OrderAgainText = {
  usual: 'Das Übliche?',
  shortfall: (left, wanted) => `Es ${left === 1 ? 'war' : 'waren'} nur noch ${left} da, du hattest ${wanted}`,
};
