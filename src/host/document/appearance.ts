import { appContainer } from './page.ts';

/** `auto` follows the system. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

export const themeOf = (value: string | null): ThemeChoice => THEMES.find((theme) => theme === value) ?? 'auto';

/** Draws the app, and the page around it, in the chosen theme. */
export function applyTheme(theme: ThemeChoice): void {
  const container = appContainer();
  const { style } = document.documentElement;
  container.dataset['theme'] = theme;
  style.colorScheme = theme === 'auto' ? '' : theme;
  style.background = theme === 'auto' ? '' : getComputedStyle(container).getPropertyValue('--_p-background');
}
