import { html } from '../identity/html.ts';
import { ACCOUNTS } from '../data/accounts.ts';
import { CODES } from '../data/home.ts';
import { MENUS } from '../data/menus.ts';
import { COFFEE_OUTCOMES } from '../b2c/coffee-orders.ts';
import { CODES as METHOD_CODES } from '../b2c/payment-methods.ts';
import { OUTCOMES } from '../b2c/locker-orders.ts';

const OUTCOME_LABELS: Record<(typeof OUTCOMES)[number], string> = {
  completed: 'Riesce',
  failed: 'Fallisce e viene rimborsato',
  openingLockerError: 'Il frigo non si apre',
  neverending: 'Non finisce mai',
};

const COFFEE_LABELS: Record<(typeof COFFEE_OUTCOMES)[number], string> = {
  completed: 'Riesce',
  confirmed: 'Resta confermato',
  error: 'Errore, e viene rimborsato',
  failed: 'Fallisce, e viene rimborsato',
  expired: 'Scade, e viene rimborsato',
  cancelled: 'Annullato, e viene rimborsato',
  neverending: 'Non finisce mai',
};

const FAULTS = [
  ['500', 'Errore 500'],
  ['502', 'Errore 502'],
  ['401', 'Sessione scaduta (401)'],
  ['404', 'Non trovato (404)'],
  ['slow:3000', 'Lento (3 secondi)'],
  ['malformed', 'JSON rotto'],
  ['strange', 'Stato sconosciuto'],
  ['html:502', 'Pagina di un proxy'],
  ['drop', 'Connessione interrotta'],
] as const;

const MENU_NOTES = ['40 voci', '600 voci', 'nessuna voce', 'HTML ostile'];

/** The sandbox's start page. */
export function panelPage(): string {
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mondo di prova · Pausa</title>
        <link rel="icon" href="data:," />
        <style>
          * {
            box-sizing: border-box;
            margin: 0;
          }
          body {
            background: #f5f8f2;
            color: #16261c;
            font:
              16px/1.5 Montserrat,
              Arial,
              sans-serif;
            padding: 32px 16px;
          }
          main {
            max-width: 640px;
            margin: 0 auto;
            display: grid;
            gap: 16px;
          }
          h1 {
            font-size: 28px;
            line-height: 1.2;
          }
          h2 {
            font-size: 18px;
          }
          header {
            display: flex;
            flex-wrap: wrap;
            gap: 8px 16px;
            align-items: baseline;
            justify-content: space-between;
          }
          header p {
            flex-basis: 100%;
          }
          section {
            background: #fff;
            border-radius: 22px;
            padding: 24px;
            display: grid;
            gap: 12px;
          }
          ul {
            padding-left: 20px;
            display: grid;
            gap: 4px;
          }
          li {
            overflow-wrap: anywhere;
          }
          form {
            display: grid;
            gap: 12px;
          }
          label {
            display: grid;
            gap: 4px;
            font-weight: 600;
          }
          label.check {
            display: flex;
            gap: 8px;
            align-items: center;
          }
          input,
          select {
            font: inherit;
            padding: 10px 12px;
            border: 1px solid #76877b;
            border-radius: 10px;
            background: #fff;
            color: inherit;
            min-width: 0;
            width: 100%;
          }
          .check input {
            width: 20px;
            height: 20px;
          }
          button {
            font: inherit;
            font-weight: 600;
            min-height: 48px;
            background: #0b7146;
            color: #fff;
            border: 0;
            border-radius: 22px;
            padding: 10px 20px;
            cursor: pointer;
            justify-self: start;
          }
          button.quiet {
            background: #d3f0d2;
            color: #0a4f31;
          }
          a {
            color: #0b7146;
            font-weight: 600;
          }
          code {
            font:
              14px/1.5 ui-monospace,
              Consolas,
              monospace;
            overflow-wrap: anywhere;
          }
          :focus-visible {
            outline: 3px solid #16261c;
            outline-offset: 2px;
          }
          #status {
            min-height: 24px;
            font-weight: 600;
          }
        </style>
      </head>
      <body>
        <main>
          <header>
            <h1>Mondo di prova</h1>
            <span><a href="/">Apri l’app</a> · <a href="/sandbox/mailbox">Posta di prova</a></span>
            <p>Qui non si paga e non si ordina davvero: tutto vive nella memoria di questo server.</p>
          </header>
          <section>
            <h2>Account</h2>
            <ul>
              ${ACCOUNTS.map(({ email, password, note }) => html`<li><code>${email}</code>${password === null ? '' : html`, password <code>${password}</code>`}: ${note}</li>`)}
            </ul>
          </section>
          <section>
            <h2>Codici</h2>
            <ul>
              ${[...CODES].map(([code, { link }]) => html`<li><a href="/code-landing/${code}">${code}</a> porta a <code>${link}</code></li>`)}
            </ul>
          </section>
          <section>
            <h2>Menu pubblici</h2>
            <ul>
              ${[...MENUS.keys()].map((id, index) => html`<li><a href="/menu/${id}">${MENU_NOTES[index] ?? id}</a>, <a href="/iframe-menu/${id}">da incorporare</a>, <a href="/screen-menu/${id}">per uno schermo</a></li>`)}
            </ul>
          </section>
          <section>
            <h2>Carte e buoni</h2>
            <ul>
              ${METHOD_CODES.map(([label, codes]) => html`<li>${label}: ${codes.map(([code, outcome], index) => html`${index === 0 ? '' : ', '}<code>${code}</code> ${outcome}`)}</li>`)}
              <li>
                Satispay ed Edenred: rispondi tu, sulla loro pagina di prova. Pagamenti da provare:
                <a href="/payment/integration/braintree_cc/3dsecure-flow/prova-carta">carta da verificare</a>,
                <a href="/payment/integration/braintree_cc/3dsecure-flow/prova-carta-lenta">la stessa, ma la banca è lenta</a>,
                <a href="/payment/integration/braintree_paypal/device_data/prova-paypal">PayPal</a>,
                <a href="/payment/integration/edenred_ticket/pay/prova-skip">buoni Edenred</a>,
                <a href="/payment/integration/satispay_ticket/pay/prova-esterno">buoni Satispay</a>
              </li>
            </ul>
          </section>
          <section>
            <h2>Il prossimo ordine</h2>
            <form id="order-form">
              <label
                >Esito
                <select name="outcome">
                  ${OUTCOMES.map((outcome) => html`<option value="${outcome}">${OUTCOME_LABELS[outcome]}</option>`)}
                </select></label
              >
              <button>Imposta</button>
            </form>
            <label class="check"
              ><input id="kept-carts" type="checkbox" /> L’ordine resta nel carrello finché il pagamento non è concluso</label
            >
          </section>
          <section>
            <h2>Il prossimo caffè</h2>
            <form id="coffee-form">
              <label
                >Esito
                <select name="outcome">
                  ${COFFEE_OUTCOMES.map((outcome) => html`<option value="${outcome}">${COFFEE_LABELS[outcome]}</option>`)}
                </select></label
              >
              <button>Imposta</button>
            </form>
          </section>
          <section>
            <h2>Accesso</h2>
            <label class="check"><input id="email-privacy" type="checkbox" /> Il servizio di accesso non dice chi è registrato</label>
            <label class="check"
              ><input id="id-token" type="checkbox" /> Ogni chiamata deve portare anche l’identità (AuthorizationF)</label
            >
            <label class="check"><input id="consent" type="checkbox" /> Chi entra deve prima gestire i consensi</label>
            <form id="login-form">
              <label>Il prossimo accesso porta a <input name="link" placeholder="/lista-ordini" /></label>
              <button>Imposta</button>
            </form>
          </section>
          <section>
            <h2>Guasti</h2>
            <p>
              Anche il servizio di accesso: <code>*accounts:signInWithPassword</code>, <code>*accounts:sendOobCode</code>,
              <code>*accounts:signInWithIdp</code>, <code>/emulator/auth/iframe</code>.
            </p>
            <form id="fault-form">
              <label>Percorso, con * per qualsiasi testo <input name="pattern" value="b2c/home" required /></label>
              <label
                >Metodo
                <select name="method">
                  <option value="">Tutti</option>
                  <option>GET</option>
                  <option>POST</option>
                  <option>PUT</option>
                </select></label
              >
              <label
                >Guasto
                <select name="fault">
                  ${FAULTS.map(([fault, label]) => html`<option value="${fault}">${label}</option>`)}
                </select></label
              >
              <label>Messaggio del server (facoltativo) <input name="message" /></label>
              <label>Quante volte (vuoto: sempre) <input name="times" type="number" min="1" step="1" /></label>
              <label class="check"><input name="after" type="checkbox" /> L’effetto avviene, la risposta si perde</label>
              <button>Aggiungi</button>
            </form>
            <ul id="faults"></ul>
            <button id="clear-faults" class="quiet" type="button">Togli tutti</button>
          </section>
          <section>
            <h2>Da capo</h2>
            <button id="reset" type="button">Riporta tutto all’inizio</button>
          </section>
          <p id="status" role="status"></p>
        </main>
        <script src="/sandbox/panel.js" type="module"></script>
      </body>
    </html> `.text;
}
