export const addText = {
  title: 'Collega PayPal',
  lead: (product: string) => `Clicca qui per aggiungere PayPal al tuo profilo ${product}.`,
  note: 'Si apre la finestra di PayPal: accedi, conferma e torni subito qui.',
  /** What the customer reads in PayPal's window. */
  agreement: (product: string) => `Acquisti su ${product}`,
  loading: 'Collegamento con PayPal in corso',
  loadingText: 'Ci vogliono pochi secondi.',
  loadingSlow: 'Ci sta mettendo più del solito. Puoi aspettare, o tornare indietro e riprovare più tardi.',
  sending: 'Stiamo aggiungendo PayPal',
  sendingText: 'Hai confermato. Ancora un momento, non serve ripetere nulla.',
  retry: 'Riprova',
  leave: 'indietro',
} as const;

export const deviceText = {
  title: 'Verifica PayPal',
  loading: 'Verifica in corso',
  loadingText: 'PayPal controlla che sia tu a pagare. Ci vogliono pochi secondi.',
  loadingSlow: 'Ci sta mettendo più del solito. Puoi aspettare, o annullare il pagamento.',
  sending: 'Conferma del pagamento in corso',
  sendingText: 'Ancora un momento, non serve ripetere nulla.',
  sendingSlow: 'Ci sta mettendo più del solito. Il pagamento non si ripete da solo: puoi aspettare tranquillamente.',
  reading: 'Controlliamo a che punto è il pagamento',
  readingText: 'La risposta non è arrivata: prima di riprovare guardiamo se il pagamento è già andato a buon fine.',
  cancelling: 'Annullamento in corso',
  cancellingText: 'Un momento solo.',
  errorText: 'Non ti abbiamo addebitato nulla. Puoi riprovare o annullare il pagamento.',
  unknownText: 'Non sappiamo ancora se il pagamento è andato a buon fine: riprova, e lo controlliamo prima di inviare altro.',
  cancelErrorText: 'Non siamo riusciti ad annullare il pagamento. Puoi riprovare.',
  retry: 'Riprova',
  cancel: 'Annulla',
} as const;
