import type { OrderingText } from '../../widgets/shared/ordering/text.ts';

export const ordering: OrderingText = {
  notAllowed: 'Diese Aktion ist nicht erlaubt',
  notSent: 'Die Daten konnten nicht gesendet werden.',
  unsure: 'Wir wissen nicht, ob die Zahlung ausgelöst wurde: Sieh in deinen Bestellungen nach, bevor du noch einmal drückst.',
  underWay: 'Für diese Bestellung läuft bereits eine Zahlung.',
  confirmedElsewhere: 'Du hast diese Bestellung schon in einem anderen Fenster bestätigt.',
  payingElsewhere: 'Die Zahlung läuft schon in einem anderen Fenster.',
  removed: (label) => `Entfernt: ${label}`,
  undo: 'Rückgängig',
  inCart: (label, quantity, total) => `${label}: ${quantity}, gesamt ${total}`,
  onlyAvailable: (count, label) => `Nur ${count} ${label} verfügbar`,
  gone: (labels) => `Nicht mehr verfügbar: ${labels.join(', ')}`,
  orderingNeedsConnection: ': Zum Bestellen brauchst du eine Verbindung',
};
