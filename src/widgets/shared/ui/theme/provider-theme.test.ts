import { expect, test } from 'vitest';
import { themeProperties } from './provider-theme.ts';

test('the other tokens: quotes and parentheses in pairs', () => {
  const tokens = { font: `'Gill Sans', "Trebuchet MS", sans-serif`, 'shadow-sheet': '0 1px 2px rgba(0, 0, 0, .2), 0 0 4px #0003' };
  expect(themeProperties({ tokens })).toEqual({ '--_pt-font': tokens.font, '--_pt-shadow-sheet': tokens['shadow-sheet'] });
});

test('each colour and token of a provider has a property of its group', () =>
  expect(
    themeProperties({ light: { primary: '#8A1C4A', scrim: '#00000099' }, dark: { primary: '#ff9ec4' }, tokens: { 'radius-l': '8px' } }),
  ).toEqual({
    '--_pl-primary': '#8A1C4A',
    '--_pl-scrim': '#00000099',
    '--_pd-primary': '#ff9ec4',
    '--_pt-radius-l': '8px',
  }));

test.each([
  null,
  undefined,
  'light',
  5,
  [],
  {},
  { light: null, dark: 'x', tokens: 3 },
  { light: { primary: 'red', text: 'url(//evil.example)', border: 5, background: ['#123456'] } },
  {
    tokens: { font: "Georgia, 'Gill Sans", 'radius-l': 8, 'radius-m': '8px;', 'shadow-sheet': '0 1px 2px rgba(0,0,0', primary: '#123456' },
  },
  { tokens: { font: 'Georgia } *', 'radius-s': ['8px'], 'shadow-resting': '0 1px 2px #000)', 'shadow-floating': '0 0 /* 1px' } },
])('%j has none', (theme) => expect(themeProperties(theme)).toEqual({}));
