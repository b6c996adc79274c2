import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  title: 'Lettore QR-Code',
  or: 'oppure',
  byHand: 'Inserisci il codice manualmente',
  code: 'Codice',
  confirm: 'Conferma',
  resolving: 'Verifica del codice in corso',
  problems: {
    CODE_OBLIGATORY: 'Codice obbligatorio',
    CODE_NOT_FOUND: 'Codice non trovato',
    ERROR_CODE: 'Codice non valido',
    ERROR_FETCHING_DATA: 'Errore durante la richiesta',
  },
  camera: 'Fotocamera',
  enable: 'Abilita il lettore QR-Code',
  invitation: 'Inquadra il QR-Code che trovi sul frigo o al banco.',
  loading: 'Cerco la fotocamera…',
  opening: 'Apertura della fotocamera',
  aim: 'Inquadra il QR-Code',
  foreign: (productName: string) => `Questo QR-Code non è di ${productName}`,
  notSupported: 'Lettore QR-Code non supportato',
  notSupportedHelp: 'Su questo dispositivo non c’è una fotocamera che possiamo usare: scrivi il codice.',
  denied: 'Permessi non validi lettore QR-Code',
  deniedHelp: 'Consenti la fotocamera nelle impostazioni del browser, oppure scrivi il codice.',
  failed: 'La fotocamera non risponde',
  failedHelp: 'Forse la usa un’altra app. Riprova, oppure scrivi il codice.',
  retry: 'Riprova',
  torch: 'Torcia',
};

export type CodeEntryText = Readonly<typeof ITALIAN>;
export const useText = defineText('codeEntry', ITALIAN);
