/** The colours of the look, by role. Contrasts are measured in the look's table; keep pairs together. */
export const LIGHT = {
  ground: '#F5F8F2', surface: '#FFFFFF', sunken: '#E9F0E6',
  ink: '#16261C', 'ink-2': '#4C5D52', line: '#DCE4D8', control: '#76877B',
  green: '#0B7146', 'green-press': '#085A37', 'on-green': '#FFFFFF',
  soft: '#D3F0D2', 'soft-press': '#BEE6BD', 'on-soft': '#0A4F31',
  danger: '#B3321F', 'danger-soft': '#FBE5DE', 'on-danger': '#FFFFFF', 'on-danger-soft': '#8A2413',
  amber: '#FCE8BC', 'on-amber': '#5E4104', orange: '#A84A0B', 'on-orange': '#FFFFFF',
  night: '#0E3B28', 'on-night': '#FFFFFF', 'on-night-2': '#BFE6C8',
  scrim: 'rgba(12,28,19,.48)',
} as const;

export type ColourName = keyof typeof LIGHT;

export const DARK: Readonly<Record<ColourName, string>> = {
  ground: '#0E1711', surface: '#18241C', sunken: '#233228',
  ink: '#EDF5EC', 'ink-2': '#A8BAAD', line: '#2A3A30', control: '#788D7F',
  green: '#62D394', 'green-press': '#84E0AC', 'on-green': '#05301A',
  soft: '#1D4A32', 'soft-press': '#27593E', 'on-soft': '#C5F1D1',
  danger: '#FF9D88', 'danger-soft': '#48211A', 'on-danger': '#3B0F06', 'on-danger-soft': '#FFC9BC',
  amber: '#44350F', 'on-amber': '#FBDF9D', orange: '#F0A060', 'on-orange': '#3A1B02',
  night: '#1D4A32', 'on-night': '#FFFFFF', 'on-night-2': '#BFE6C8',
  scrim: 'rgba(0,0,0,.6)',
};
