import type { PaymentPickerText } from '../../widgets/payment-picker/text.ts';

const PAY = { title: 'Zahlungsart wählen', saved: 'Deine Zahlungsarten' };
const TOP_UP = { title: 'Auflademethode wählen', saved: 'Deine Auflademethoden' };

export const paymentPicker: PaymentPickerText = {
  contexts: { definedAmountMethod: PAY, walletRechargeMethod: TOP_UP, partialAmountMethod: TOP_UP },
  signIn: 'Melde dich an, um die Zahlungsart zu wählen',
  partialLead:
    'Mit dieser Zahlungsart wird zuerst gezahlt, soweit sie reicht. Den Rest zahlst du mit der anderen Zahlungsart deiner Bestellung.',
  fresh: 'Neue Zahlungsart verwenden',
  loading: 'Die Zahlungsarten werden geladen',
  sendingTitle: 'Deine Auswahl wird gespeichert',
  sendingText: 'Es dauert nur wenige Sekunden, dann bringen wir dich dorthin zurück, wo du warst.',
  sendingSlow: 'Die Verbindung ist langsam. Deine Auswahl geht nicht verloren.',
  sending: 'Deine Auswahl wird gesendet',
  chosen: (label) => `Du hast gewählt: ${label}`,
  sendError: 'Die Daten konnten nicht gesendet werden',
  blocked: 'Hoppla… Hier geht es nicht weiter.',
  blockedText: 'Wir können die Zahlungsarten nicht laden. Versuch es gleich noch einmal.',
  nothingText: 'Hier gibt es gerade keine Methode, die du verwenden kannst.',
  back: 'Zurück',
  day: 'Day',
  dayNote: 'Lies, wie du mit Day-Gutscheinen auflädst',
};
