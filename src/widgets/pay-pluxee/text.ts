export const text = {
  title: 'Ricarica Pluxee',
  code: 'Codice Pluxee',
  steps: [
    'Apri l’app Pluxee e scegli di pagare con un codice.',
    'Indica quanti buoni usare: al massimo 8 buoni.',
    'Scrivi qui sotto il codice che l’app ti mostra e premi Conferma.',
  ],
  required: 'Codice obbligatorio',
  invalid: 'Codice non valido.',
} as const;
