/** SANDBOX: Edenred's login page, and the provider's guide to its vouchers. */
import type { World } from '../b2c/world.ts';
import { html } from '../identity/html.ts';
import { formOf, partnerPage, seeOther } from './partner-page.ts';

const LOGIN = '/sandbox/edenred/login';
const GUIDE = '/sandbox/guida-ticket';
const CALLBACK = '/payment/integration/edenred_ticket/add/confirm';
const COLOUR = '#b32522';

/** Redirects to the app with the caller's `state`. */
function callback(request: Request, answer: Readonly<Record<string, string>>): Response {
  const state = new URL(request.url).searchParams.get('state');
  return seeOther(`${CALLBACK}?${new URLSearchParams({ ...answer, ...(state === null ? {} : { state }) }).toString()}`);
}

/** `/sandbox/edenred/login` and the guide; null for other pages. */
export async function answerEdenred(request: Request, world: World): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname === GUIDE) return guide();
  if (pathname !== LOGIN) return null;
  if (request.method === 'POST') {
    const form = await formOf(request);
    if (form.get('answer') !== 'login') return callback(request, { error: 'access_denied' });
    // Edenred accepts this user name, and the product then refuses its code.
    return callback(request, { code: form.get('username') === 'errore' ? 'errore' : world.nextId('codice') });
  }
  return partnerPage({
    title: 'Edenred di prova',
    colour: COLOUR,
    content: html`<p>Accedi per collegare i tuoi Ticket Restaurant a Pausa. Con il nome <b>errore</b> il collegamento non riesce.</p>
      <form method="post">
        <label>Nome utente <input name="username" value="demo" autocomplete="off" required /></label>
        <button name="answer" value="login">Accedi</button>
        <button name="answer" value="cancel" class="quiet" formnovalidate>Annulla</button>
      </form>`,
  });
}

const guide = (): Response =>
  partnerPage({
    title: 'Guida ai Ticket Restaurant',
    colour: COLOUR,
    content: html`<p>Se Edenred rifiuta il pagamento con il codice 010 o 011:</p>
      <ol>
        <li>Apri l’app Edenred e controlla che la carta sia attiva.</li>
        <li>Attiva i pagamenti online.</li>
        <li>Torna in Pausa e riprova.</li>
      </ol>`,
  });
