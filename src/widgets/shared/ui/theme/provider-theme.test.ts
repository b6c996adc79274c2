import { expect, test } from 'vitest';
import { themeProperties } from './provider-theme.ts';

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
  { light: { primary: 'red', text: 'url(//evil.example)', border: 5 } },
])('%j has none', (theme) => expect(themeProperties(theme)).toEqual({}));
