import { type ContrastNote, legible } from '../../widgets/shared/rules/contrast.ts';
import { DARK, LIGHT } from '../../widgets/shared/ui/theme/palette.ts';
import { menuQuery } from './menu-query.ts';
import { type Colours, paint, type Theme } from '../document/theme.ts';

const sentence = (note: ContrastNote): string =>
  note.kind === 'mended'
    ? `"${note.text}" is ${note.colour.slice(1)}, so that it can be read on its background (WCAG 2.2, 4.5:1).`
    : `${note.names.map((name) => `"${name}"`).join(', ')}: ignored, no text can be read on them together (WCAG 2.2, 4.5:1).`;

/** Applies the colours, corners and font of a menu's address over the provider's (`own`), with enough contrast for text. */
export function themeMenu(root: HTMLElement, own: Theme): void {
  const { theme, colours, tokens } = menuQuery();
  if (theme !== undefined) root.dataset['theme'] = theme;
  const warnings = new Set<string>();
  const readable = (palette: typeof LIGHT, provided: Colours, counterpart: typeof LIGHT): Colours => {
    const { colours: taken, notes } = legible(colours, { ...palette, ...provided }, counterpart);
    for (const note of notes) warnings.add(sentence(note));
    return taken;
  };
  // A fixed theme shows one scheme, so only that scheme's colours are checked.
  const scheme = root.dataset['theme'];
  const light = scheme === 'dark' ? {} : readable(LIGHT, own.light, DARK);
  const dark = scheme === 'light' ? {} : readable(DARK, own.dark, LIGHT);
  if (Object.keys(colours).length > 0) paint({ light: { ...own.light, ...light }, dark: { ...own.dark, ...dark }, tokens: {} });
  const page = document.documentElement;
  if (scheme !== 'auto' && !page.classList.contains('framed')) {
    const [ours, theirs, given] = scheme === 'dark' ? [DARK, own.dark, dark] : [LIGHT, own.light, light];
    page.style.background = given.background ?? theirs.background ?? ours.background;
  }
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(`--pausa-${name}`, value);
  // oxlint-disable-next-line no-console -- the author of the address reads how its colours were changed
  for (const warning of warnings) console.warn(`Menu: ${warning}`);
}
