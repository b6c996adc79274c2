import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MENU_PARAMETERS, readMenuQuery } from './menu-query.ts';

const NOTHING = { colours: {}, tokens: {} };
const ask = (search: string) => {
  const problems: string[] = [];
  return { query: readMenuQuery(search, (problem) => problems.push(problem)), problems };
};

describe('is taken:', () => {
  test.each([
    ['', NOTHING],
    ['?lang=it&controls=none', { ...NOTHING, lang: 'it', controls: 'none' }],
    ['?theme=dark&layout=list&lang=en', { ...NOTHING, theme: 'dark', layout: 'list', lang: 'en' }],
    ['?theme=auto', { ...NOTHING, theme: 'auto' }],
    ['?background=0B7146&on-inverse-muted=fff', { ...NOTHING, colours: { background: '#0b7146', 'on-inverse-muted': '#ffffff' } }],
    ['?text=%23aBc', { ...NOTHING, colours: { text: '#aabbcc' } }],
    ['?primary=0B7146&secondary=d3f0d2', { ...NOTHING, colours: { primary: '#0b7146', secondary: '#d3f0d2' } }],
    // The names before the release, and both names of one colour.
    ['?green=8a1c4a&on-night-2=fff', { ...NOTHING, colours: { primary: '#8a1c4a', 'on-inverse-muted': '#ffffff' } }],
    ['?primary=0B7146&green=8a1c4a', { ...NOTHING, colours: { primary: '#0b7146' } }],
    ['?radius-s=0&radius-m=08&radius-l=40', { ...NOTHING, tokens: { 'radius-s': '0px', 'radius-m': '8px', 'radius-l': '40px' } }],
    ['?font=georgia', { ...NOTHING, tokens: { font: "Georgia, 'Times New Roman', serif" } }],
    // The first of two.
    ['?theme=dark&theme=light', { ...NOTHING, theme: 'dark' }],
  ])('%s', (search, query) => expect(ask(search)).toStrictEqual({ query, problems: [] }));
});

describe('is refused, by name:', () => {
  const HOSTILE = [
    'red',
    'fffffffff',
    'ff',
    '0B71466f',
    'ffg',
    '#',
    '##fff',
    'fff;}*{display:none}',
    'fff}body{background:url(//evil.example)}',
    'var(--x)',
    'url(javascript:alert(1))',
    'expression(alert(1))',
    '</style><script>alert(1)</script>',
    'fff\n',
    '\\66\\66\\66',
    '',
    '٠١٢',
    'ｆｆｆ',
  ];
  test.each(['background', 'primary', 'on-green'].flatMap((name) => HOSTILE.map((value) => [name, value] as const)))(
    '%s=%j',
    (name, value) => {
      const { query, problems } = ask(`?${new URLSearchParams({ [name]: value }).toString()}`);
      expect(query).toStrictEqual(NOTHING);
      expect(problems).toStrictEqual([`the parameter "${name}" is ignored, its value is not allowed.`]);
    },
  );

  test.each([
    ['theme', 'sepia'],
    ['theme', 'dark"'],
    ['layout', 'table'],
    ['lang', 'it-IT'],
    ['lang', 'fr'],
    ['controls', 'some'],
    ['lang', '../x'],
    ['radius-m', '41'],
    ['radius-m', '-1'],
    ['radius-m', '8px'],
    ['radius-m', '1e1'],
    ['radius-m', 'calc(1px)'],
    ['font', 'Comic Sans'],
    ['font', "x';}*{color:red}"],
    ['font', 'constructor'],
    ['font', '__proto__'],
  ])('%s=%s', (name, value) => {
    const { query, problems } = ask(`?${new URLSearchParams({ [name]: value }).toString()}`);
    expect(query).toStrictEqual(NOTHING);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`"${name}"`);
  });

  test.each(['scrim', 'utm_source', '--pausa-background', 'style', '__proto__', 'constructor', 'toString', 'radius', 'Primary'])(
    '%s',
    (name) => {
      const { query, problems } = ask(`?${name}=fff`);
      expect(query).toStrictEqual(NOTHING);
      expect(problems).toStrictEqual([`the parameter "${name}" is ignored, a menu does not know it.`]);
    },
  );
});

describe('embed.js', () => {
  const pattern = /\/(\^data-[^/]+)\//.exec(readFileSync('src/host/embed.ts', 'utf8'))?.[1] ?? '';
  test.each(MENU_PARAMETERS)('passes on data-%s', (name) => expect(`data-${name}`).toMatch(new RegExp(pattern)));
  test.each(['pausa-menu', 'title', 'testid', 'v-7ba5bd90', 'user', 'id'])('keeps data-%s to the page', (name) =>
    expect(`data-${name}`).not.toMatch(new RegExp(pattern)),
  );
});
