import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  headline: 'Il pranzo buono,\na due passi da te.',
  microsoft: 'Accedi con Microsoft',
  google: 'Accedi con Google',
  email: 'Accedi con Email',
  choose: 'Scegli come accedere',
  checking: 'Controllo dell’accesso in corso',
  redirecting: 'Ti portiamo alla pagina di accesso',
  signingIn: 'Accesso in corso',
  cookieFailed: 'Abbiamo riscontrato un problema durante il processamento della richiesta (020).',
  retry: 'riprova',
  alreadyRegistered: "Ops... l'email utilizzata è già registrata, usa il login via email e password per continuare…",
  exists: 'Questa email è già registrata con un altro metodo di accesso.',
  continueWith: (name: string) => `Premi continua e accedi con ${name}.`,
  chooseOriginal: 'Scegli il metodo che hai usato la prima volta.',
  names: { microsoft: 'Microsoft', google: 'Google', email: 'Email e Password' },
  continue: 'continua',
  other: 'Scegli un altro metodo',
  providerFailed: 'Abbiamo riscontrato un problema temporaneo con i nostri provider…',
};

const FORMS = {
  cancel: 'Annulla',
  tooShort: 'Lunghezza minima 6 caratteri',
  resetFailed: 'Abbiamo riscontrato un problema durante il reset della password',
  checkingTitle: 'Un attimo…',
  signingIn: 'Accesso in corso',
  retry: 'riprova',
};

const EMAIL_ITALIAN = {
  ...FORMS,
  title: 'Accedi con Email',
  lead: 'Scrivi l’indirizzo che usi al lavoro.',
  email: 'Email',
  continue: 'continua',
  emailInvalid: 'Controlla l’indirizzo email.',
  password: 'Password',
  passwordLead: 'Inserisci la tua password.',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  login: 'login',
  recover: 'RECUPERA PASSWORD',
  wrong: "L'email o la password inserita sono errate",
  tooManyTries: 'Troppi tentativi: aspetta qualche minuto o recupera la password.',
  offline: 'Sembra che tu sia offline. Controlla la connessione e riprova.',
  slow: 'Non abbiamo ricevuto risposta in tempo. Riprova.',
  provider: 'Abbiamo riscontrato un problema con il nostro provider',
  registerFailed: 'Abbiamo riscontrato un problema durante la creazione del nuovo utente',
  checking: 'Stiamo controllando il tuo indirizzo.',
  sending: 'Invio dell’email in corso',
  sentTitle: 'Controlla la posta',
  sent: (email: string) =>
    `Abbiamo inviato un’email a ${email}. Apri il link che contiene per continuare. Se non la vedi, guarda nella posta indesiderata.`,
  registeredTitle: 'Ci siamo quasi!',
  registered: (email: string) =>
    `Abbiamo inviato un’email a ${email}: apri il link che contiene per entrare. Se non la vedi, guarda nella posta indesiderata.`,
  newTitle: 'È la tua prima volta?',
  newLead: (email: string) =>
    `Non troviamo un accesso per ${email}. Se hai già una password usala, altrimenti registrati: ti inviamo un link.`,
  register: 'Registrati',
  havePassword: 'Ho già una password',
  unmanaged: (providers: string) => `Provider non riconosciuto: ${providers}`,
  unmanagedText: 'Scegli un altro modo per accedere.',
  other: 'Scegli un altro metodo',
  cookieFailed: 'Abbiamo riscontrato un problema\ndurante il processamento della richiesta (021)',
  cookieText: 'La tua password è giusta: riprova tra un momento.',
  existsTitle: 'Hai già un accesso',
  exists: (name: string) => `Questa email è già registrata: premi continua e accedi con ${name}.`,
  names: { microsoft: 'Microsoft', google: 'Google' },
  verifyFailed: 'La tua email è già registrata con un altro metodo di accesso. Riprova o scegline un altro.',
  back: 'Torna al login',
};

const TOKEN_ITALIAN = {
  ...FORMS,
  title: 'Nuova Password',
  lead: 'Scegli la password con cui entrerai da ora in poi.',
  password: 'Nuova Password',
  change: 'Modifica',
  refused: 'La password inserita non è valida',
  checking: 'Stiamo controllando il tuo link.',
  invalidTitle: 'Codice non valido',
  invalidText: 'Il link è scaduto o è già stato usato. Chiedine uno nuovo dalla pagina di accesso.',
  unreachableTitle: 'Errore durante il processamento della richiesta',
  unreachableText: 'Il tuo link è ancora buono: riprova tra un momento.',
  loginFailedTitle: 'Errore durante il processamento della richiesta',
  loginFailedText: 'La nuova password è salvata: usala per accedere.',
  toLogin: 'Vai al login',
  cookieFailed: 'Abbiamo riscontrato un problema\ndurante il processamento della richiesta (022)',
  cookieText: 'La nuova password è salvata: riprova tra un momento.',
  nfcTitle: 'Ci siamo!',
  nfcText: 'La password è salvata. Avvicina di nuovo il telefono al tag del frigo per continuare.',
  saving: 'Salvataggio e accesso in corso',
  qrTitle: 'Ci siamo!',
  qrText: 'La password è salvata. Inquadra di nuovo il QR-Code del frigo per continuare.',
  scan: 'Inquadra il QR-Code',
  home: 'Vai alla Home',
};

export type LoginText = Readonly<typeof ITALIAN>;
export const useText = defineText('login', ITALIAN);

export type EmailLoginText = Readonly<typeof EMAIL_ITALIAN>;
export const useEmailText = defineText('emailLogin', EMAIL_ITALIAN);

export type TokenLoginText = Readonly<typeof TOKEN_ITALIAN>;
export const useTokenText = defineText('tokenLogin', TOKEN_ITALIAN);
