export const text = {
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
} as const;
