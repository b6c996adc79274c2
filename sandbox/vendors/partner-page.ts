/** The style of the sandbox's partner pages. They must not be mistaken for the real pages. */
import { html, type Markup } from '../identity/html.ts';

/** No scripts. A form is sent to the page itself, which redirects to the app. */
const PARTNER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

interface PartnerPage {
  readonly title: string;
  /** The partner's colour; it needs enough contrast for white text. */
  readonly colour: string;
  readonly content: Markup;
  readonly status?: number;
}

export function partnerPage({ title, colour, content, status = 200 }: PartnerPage): Response {
  const page = html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>SANDBOX · ${title}</title>
        <link rel="icon" href="data:," />
        <style>
          * {
            box-sizing: border-box;
            margin: 0;
          }
          body {
            --partner: ${colour};
            background: #f3f4f1;
            color: #16261c;
            font:
              16px/1.5 Montserrat,
              Arial,
              sans-serif;
            min-height: 100vh;
            display: grid;
            place-items: center;
            padding: 24px 16px;
          }
          main {
            width: min(420px, 100%);
            background: #fff;
            border-radius: 22px;
            overflow: hidden;
            box-shadow: 0 10px 30px rgb(22 38 28 / 0.12);
          }
          header {
            background: var(--partner);
            color: #fff;
            padding: 24px;
            display: grid;
            gap: 8px;
            justify-items: start;
          }
          .badge {
            background: #fff;
            color: #16261c;
            border-radius: 999px;
            padding: 3px 12px;
            font-size: 13px;
            font-weight: 700;
            letter-spacing: 0.06em;
          }
          h1 {
            font-size: 24px;
            line-height: 1.2;
          }
          .content,
          form {
            display: grid;
            gap: 12px;
          }
          .content {
            padding: 24px;
          }
          p,
          li {
            overflow-wrap: anywhere;
          }
          label {
            display: grid;
            gap: 4px;
            font-weight: 600;
          }
          input {
            font: inherit;
            color: inherit;
            min-height: 48px;
            padding: 10px 14px;
            border: 1px solid #6b7b70;
            border-radius: 12px;
            min-width: 0;
            width: 100%;
          }
          button {
            font: inherit;
            font-weight: 700;
            min-height: 52px;
            padding: 10px 20px;
            border: 2px solid var(--partner);
            border-radius: 999px;
            background: var(--partner);
            color: #fff;
            cursor: pointer;
          }
          button.quiet {
            background: #fff;
            color: #16261c;
          }
          a {
            color: #0b7146;
            font-weight: 600;
            white-space: nowrap;
          }
          small {
            color: #4a5a50;
          }
          :focus-visible {
            outline: 3px solid #16261c;
            outline-offset: 2px;
          }
        </style>
      </head>
      <body>
        <main>
          <header>
            <span class="badge">SANDBOX</span>
            <h1>${title}</h1>
          </header>
          <div class="content">
            ${content}
            <small>È una pagina di prova: non appartiene al partner, e nessun dato lascia questo server.</small>
          </div>
        </main>
      </body>
    </html> `;
  return new Response(page.text, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': PARTNER_POLICY },
  });
}

/** Redirects the visitor to the app. */
export const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } });

/** The submitted form: the pressed button and the fields. */
export async function formOf(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text());
}
