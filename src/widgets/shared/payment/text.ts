import { useSupportPhone } from '../runtime/runtime.tsx';
import { defineText } from '../text/language.ts';

/** The sentences of the steps that involve a vendor or a partner. */
const ITALIAN = {
  /** With the code that the support needs (P2-8.2). */
  gatewayError: (code: number, phone: string | null) =>
    phone === null
      ? `C'è stato un errore.\nRiprova (Gateway error: ${code})`
      : `C'è stato un errore.\nRiprova o contattaci al ${phone} (Gateway error: ${code})`,
  sending: 'Conferma del pagamento in corso',
  sendingSlow: 'Ci sta mettendo più del solito. Il pagamento non si ripete da solo: puoi aspettare tranquillamente.',
  reading: 'Controlliamo a che punto è il pagamento',
  readingText: 'Qualcosa è andato storto: prima di riprovare guardiamo se il pagamento è già andato a buon fine.',
  cancelling: 'Annullamento in corso',
  cancellingText: 'Un momento solo.',
  certainty: {
    open: 'Con questo metodo non abbiamo addebitato nulla. Puoi riprovare o annullare il pagamento.',
    refused: 'Puoi riprovare o annullare il pagamento.',
    unknown: 'Non sappiamo ancora se il pagamento è andato a buon fine: riprova, e lo controlliamo prima di inviare altro.',
  },
  cancelErrorText: 'Non siamo riusciti ad annullare il pagamento. Puoi riprovare.',
  cancel: 'Annulla',
  paymentWith: (label: string) => `Pagamento con ${label}`,
  mayClose: 'Puoi chiudere questa finestra',
};

export type PaymentText = Readonly<typeof ITALIAN>;
export const useText = defineText('payment', ITALIAN);

/** Writes the error of a payment vendor, with the support's phone number if there is one. */
export function useGatewayError(): (code: number) => string {
  const { gatewayError } = useText();
  const phone = useSupportPhone();
  return (code) => gatewayError(code, phone);
}
