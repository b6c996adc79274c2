import type { ColourName } from './colour-names.ts';

type Palette = Readonly<Record<ColourName, string>>;

/** The colours of the design, by role. The design's table lists their contrasts; change a text and its background together. */
const COLOURS: Readonly<Record<ColourName, readonly [light: string, dark: string]>> = {
  background: ['#F5F8F2', '#0E1711'],
  surface: ['#FFFFFF', '#18241C'],
  'surface-sunken': ['#E9F0E6', '#233228'],
  text: ['#16261C', '#EDF5EC'],
  'text-muted': ['#4C5D52', '#A8BAAD'],
  border: ['#DCE4D8', '#2A3A30'],
  'control-border': ['#76877B', '#788D7F'],
  primary: ['#0B7146', '#62D394'],
  'primary-pressed': ['#085A37', '#84E0AC'],
  'on-primary': ['#FFFFFF', '#05301A'],
  secondary: ['#D3F0D2', '#1D4A32'],
  'secondary-pressed': ['#BEE6BD', '#27593E'],
  'on-secondary': ['#0A4F31', '#C5F1D1'],
  danger: ['#B3321F', '#FF9D88'],
  'danger-surface': ['#FBE5DE', '#48211A'],
  'on-danger': ['#FFFFFF', '#3B0F06'],
  'on-danger-surface': ['#8A2413', '#FFC9BC'],
  'warning-surface': ['#FCE8BC', '#44350F'],
  'on-warning-surface': ['#5E4104', '#FBDF9D'],
  accent: ['#A84A0B', '#F0A060'],
  'on-accent': ['#FFFFFF', '#3A1B02'],
  inverse: ['#0E3B28', '#1D4A32'],
  'on-inverse': ['#FFFFFF', '#FFFFFF'],
  'on-inverse-muted': ['#BFE6C8', '#BFE6C8'],
  scrim: ['rgba(12,28,19,.48)', 'rgba(0,0,0,.6)'],
};

const paletteOf = (index: 0 | 1) => Object.fromEntries(Object.entries(COLOURS).map(([name, pair]) => [name, pair[index]])) as Palette;
export const LIGHT = paletteOf(0);
export const DARK = paletteOf(1);
