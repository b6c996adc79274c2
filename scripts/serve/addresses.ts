import type { Served } from './serve.ts';

const MENU = '00000000-0000-4000-8000-000000000001';

/** The table of addresses that `npm start` prints. */
export function addresses({ app, partner }: Pick<Served, 'app' | 'partner'>): string {
  const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    [
      'Open in a browser',
      [
        ['App', `${app.origin}/`],
        ['Menu', `${app.origin}/menu/${MENU}`],
        ['Menu for an iframe', `${app.origin}/iframe-menu/${MENU}`],
        ['Menu for a screen in the canteen', `${app.origin}/screen-menu/${MENU}`],
        ['Coffee machine', `${app.origin}/coffee/selling-area/caffe-1`],
        ['A partner’s page', `${partner.origin}/`],
        ['Sandbox', `${app.origin}/sandbox/`],
        ['Mailbox', `${app.origin}/sandbox/mailbox`],
      ],
    ],
    [
      'Demo accounts, password pranzo123',
      [
        ['demo@pausa.test', 'wallet 20,00 €, corporate credit 5,00 €, one card'],
        ['vuoto@pausa.test', 'empty wallet, no credit, no card'],
        ['buoni@pausa.test', 'Edenred’s vouchers, charged first, and one card for the rest'],
      ],
    ],
    [
      'Codes',
      [
        ['milano1', `${app.origin}/selling-area/milano-1`],
        ['mensa2', `${app.origin}/selling-area/mensa-2 (600 dishes)`],
        ['chiuso3', `${app.origin}/selling-area/chiuso-3 (closed)`],
      ],
    ],
    [
      'For the elements on a page of yours (with --partner and its origin)',
      [
        ['menu-id', MENU],
        ['area-id of a shop and a cart', 'milano-1, mensa-2, chiuso-3'],
        ['area-id of a coffee machine', 'caffe-1, caffe-2 (closed)'],
      ],
    ],
  ];
  const width = Math.max(...groups.flatMap(([, rows]) => rows.map(([name]) => name.length)));
  const lines = groups.flatMap(([title, rows]) => [
    `  ${title}`,
    ...rows.map(([name, value]) => `    ${name.padEnd(width)}  ${value}`),
    '',
  ]);
  return [...lines, '  Ctrl-C to stop', ''].join('\n');
}
