import type { Colours, HostConfig } from './config.ts';

const declared = (colours: Colours): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--pausa-${name}:${colour}`)
    .join(';');

/** The provider's colours, before anything is drawn. What only the light theme names keeps our own colour in the dark. */
export function paint({ light, dark }: HostConfig['theme']): void {
  if (Object.keys({ ...light, ...dark }).length === 0) return;
  const unset = Object.fromEntries(Object.keys(light).map((name) => [name, 'initial']));
  const night = declared({ ...unset, ...dark });
  const root = '[data-pausa-root]';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${root}{${declared(light)}}${root}[data-theme=dark]{${night}}@media (prefers-color-scheme:dark){${root}[data-theme=auto]{${night}}html:not(.framed){background:${dark.ground ?? '#0e1711'}}}` +
      `@media (prefers-color-scheme:light){html:not(.framed){background:${light.ground ?? '#f5f8f2'}}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
