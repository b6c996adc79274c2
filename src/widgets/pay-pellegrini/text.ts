export const text = {
  title: 'Ricarica Pellegrini',
  code: 'Codice Pellegrini',
  lead: 'Genera il codice nell’app Pellegrini e scrivilo qui: ha 7 cifre e inizia con 5.',
  required: 'Codice obbligatorio',
  wrongLength: 'Codice non valido. Lunghezza corretta 7 cifre',
  wrongStart: 'Codice non valido. Il codice deve iniziare con il numero 5',
  awaitingTitle: 'C’è stato un errore con il tuo codice',
  awaitingText: 'La ricarica non è ancora confermata. Non inserire un altro codice: riprova tra poco, oppure contattaci.',
  cancelTitle: 'Transazione annullata',
  cancelText: 'Questa ricarica è chiusa. Per usare un buono, ricomincia dal tuo portafoglio.',
} as const;
