import { PARTNER } from '../shared/payment/partner-text.ts';
import { defineText } from '../shared/text/language.ts';

// The specification's wordings are taken over as they are (P2-2.78 to P2-2.81, P2-4.74, P2-8.43 to P2-8.45).
const ITALIAN = {
  ...PARTNER,
  addTitle: 'Aggiungi Satispay',
  payTitle: 'Paga con Satispay',
  redirect: 'Cliccando su continua sarai reindirizzato sulla pagina del nostro partner Satispay, segui le istruzioni.',
  readyTitle: 'Continua su Satispay',
  blocked: 'Il browser ha bloccato la nuova finestra: aprila da qui.',
  openPage: 'Apri la pagina di Satispay',
  reopenPage: 'Apri di nuovo Satispay',
  requestTitle: 'Prepariamo il collegamento',
  request: 'Chiediamo a Satispay una pagina per te: ci vuole un attimo.',
  infoTitle: 'Aspettiamo la tua conferma',
  info: 'Conferma su Satispay e torna qui: ce ne accorgiamo da soli.',
  maxTitle: 'Non abbiamo ancora la tua conferma',
  max: 'Se hai già confermato su Satispay, ricarica. Se hai cambiato idea, annulla.',
  lostTitle: 'Non troviamo la tua richiesta',
  lost: 'Se hai già confermato su Satispay, trovi il tuo account tra i metodi di pagamento. Altrimenti ricarica: ne cominciamo una nuova.',
  reload: 'Ricarica',
  cancel: 'Annulla',
  cancelTitle: 'Annullamento in corso',
  cancelText: 'Lo diciamo a Satispay: ci vuole un attimo.',
  errorRequest: 'Ops! Sembra che qualcosa sia andato storto\ndurante la richiesta.',
  errorCancel: 'Ops! Sembra che qualcosa sia andato storto\ndurante la cancellazione.',
  errorText: 'Non hai perso nulla: puoi riprovare.',
  overText: 'Satispay non ha collegato il tuo account. Puoi riprovare da capo.',
  ticketTitle: 'Cerchiamo il tuo account Satispay',
  ticket: 'Ci vuole qualche secondo.',
  ticketMaxTitle: 'Verifica account satispay in corso...',
  ticketMax: 'Completa la verifica su Satispay e torna qui. Se hai già finito, riprova.',
  ticketErrorText: 'Il tuo pagamento non è perso: puoi riprovare.',
  returned: 'Torna alla finestra da cui sei partito: lì trovi com’è andata.',
  stay: 'Continua qui',
};

export type SatispayText = Readonly<typeof ITALIAN>;
export const useText = defineText('satispay', ITALIAN);
