import { html, type Markup } from './html.ts';
import type { OobRecord } from './official.ts';

/** An e-mail that the identity service would have sent. */
export interface Message {
  /** The service's request type: `PASSWORD_RESET`, `EMAIL_SIGNIN`, `VERIFY_EMAIL`… */
  kind: string;
  recipient: string;
  /** ISO 8601. */
  time: string;
  /** Absolute, on our origin. */
  link: string;
  oobCode: string;
  /** The link works for one use. */
  used: boolean;
}

const KEPT = 200;

const KINDS: Record<string, { title: string; action: string }> = {
  PASSWORD_RESET: { title: 'Reimposta la password', action: 'Scegli una nuova password' },
  EMAIL_SIGNIN: { title: 'Link di accesso', action: 'Accedi' },
  VERIFY_EMAIL: { title: 'Verifica dell’e-mail', action: 'Verifica l’e-mail' },
  VERIFY_AND_CHANGE_EMAIL: { title: 'Cambio dell’e-mail', action: 'Conferma la nuova e-mail' },
  RECOVER_EMAIL: { title: 'E-mail cambiata', action: 'Annulla il cambio' },
};

export class Mailbox {
  #mails: { record: OobRecord; time: string }[] = [];

  deliver(record: OobRecord): void {
    this.#mails = [{ record, time: new Date().toISOString() }, ...this.#mails].slice(0, KEPT);
  }

  clear(): void {
    this.#mails = [];
  }

  /** Newest first. */
  messages(isOpen: (oobCode: string) => boolean): Message[] {
    return this.#mails.map(({ record, time }) => ({
      kind: record.requestType,
      recipient: record.newEmail ?? record.email,
      time,
      link: record.requestType === 'PASSWORD_RESET' ? resetLink(record) : record.oobLink,
      oobCode: record.oobCode,
      used: !isOpen(record.oobCode),
    }));
  }
}

/** In production the project's "action URL" is a page of the app; the emulator has no such setting. */
function resetLink(record: OobRecord): string {
  const official = new URL(record.oobLink);
  const ours = new URL('/login-with-token', official);
  for (const name of ['mode', 'oobCode', 'continueUrl']) {
    const value = official.searchParams.get(name);
    if (value !== null) ours.searchParams.set(name, value);
  }
  return ours.href;
}

const clock = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Rome' });

function messageItem(message: Message): Markup {
  const kind = KINDS[message.kind] ?? { title: message.kind, action: 'Apri il link' };
  return html` <li>
    <h2>${kind.title}</h2>
    <p>
      Per <strong>${message.recipient}</strong>,
      <time datetime="${message.time}">${clock.format(new Date(message.time))}</time>
    </p>
    <p>
      ${
        message.used
          ? html`<span class="used">Link già usato</span>`
          : html`<a class="button" href="${message.link}">${kind.action}<span class="hidden"> (${message.recipient})</span></a>`
      }
    </p>
  </li>`;
}

export function mailboxPage(messages: readonly Message[]): string {
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Posta di prova · Pausa</title>
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
          ol {
            list-style: none;
            padding: 0;
            margin-top: 24px;
            display: grid;
            gap: 16px;
          }
          li,
          .empty {
            background: #fff;
            border-radius: 22px;
            padding: 24px;
            display: grid;
            gap: 12px;
          }
          .empty {
            margin-top: 24px;
            text-align: center;
          }
          strong {
            overflow-wrap: anywhere;
          }
          a {
            color: #0b7146;
            font-weight: 600;
          }
          .button {
            display: inline-block;
            background: #0b7146;
            color: #fff;
            border-radius: 22px;
            padding: 10px 20px;
            text-decoration: none;
          }
          .used {
            color: #4a5a50;
          }
          a:focus-visible {
            outline: 3px solid #16261c;
            outline-offset: 2px;
          }
          .hidden {
            position: absolute;
            width: 1px;
            height: 1px;
            overflow: hidden;
            clip-path: inset(50%);
            white-space: nowrap;
          }
        </style>
      </head>
      <body>
        <main>
          <header>
            <h1>Posta di prova</h1>
            <a href="/sandbox/mailbox">Aggiorna</a>
            <p>Qui arrivano le e-mail che il servizio di accesso avrebbe spedito.</p>
          </header>
          ${
            messages.length === 0
              ? html`<p class="empty">Nessun messaggio</p>`
              : html`<ol>
                  ${messages.map(messageItem)}
                </ol>`
          }
        </main>
      </body>
    </html> `.text;
}
