import type { PaymentText } from '../../widgets/shared/payment/text.ts';

export const payment: PaymentText = {
  gatewayError: (code, phone) =>
    phone === null
      ? `Es ist ein Fehler aufgetreten.\nVersuch es erneut (Gateway-Fehler: ${code})`
      : `Es ist ein Fehler aufgetreten.\nVersuch es erneut oder ruf uns unter ${phone} an (Gateway-Fehler: ${code})`,
  sending: 'Die Zahlung wird bestätigt',
  sendingSlow: 'Es dauert länger als sonst. Die Zahlung wird nicht von selbst wiederholt: Du kannst ganz beruhigt warten.',
  reading: 'Wir prüfen den Stand der Zahlung',
  readingText: 'Etwas ist schiefgelaufen: Bevor du es erneut versuchst, sehen wir nach, ob die Zahlung schon erfolgt ist.',
  cancelling: 'Wird abgebrochen',
  cancellingText: 'Nur einen Moment.',
  certainty: {
    open: 'Über diese Zahlungsart haben wir nichts abgebucht. Du kannst es erneut versuchen oder die Zahlung abbrechen.',
    refused: 'Du kannst es erneut versuchen oder die Zahlung abbrechen.',
    unknown: 'Wir wissen noch nicht, ob die Zahlung erfolgt ist: Versuch es erneut, dann prüfen wir es, bevor wir noch etwas senden.',
  },
  cancelErrorText: 'Wir konnten die Zahlung nicht abbrechen. Du kannst es erneut versuchen.',
  cancel: 'Abbrechen',
  paymentWith: (label) => `Zahlung mit ${label}`,
  mayClose: 'Du kannst dieses Fenster schließen',
};
