/** The element of index.html and menu.html in which everything is drawn. */
export function appContainer(): HTMLElement {
  const container = document.getElementById('app');
  if (container === null) throw new Error('The page lost its #app');
  return container;
}

/**
 * True for a page in a frame. The outer page could trick the person into clicks (clickjacking). Therefore the app loads no
 * personal data there, regardless of the server's headers, and shows only the menus that are made for frames.
 */
export const isFramed = (): boolean => window.parent !== window;

export const reload = (): void => window.location.reload();

/** Reports in the console that the configuration did not load; also on the page, which React does not draw yet, unless `isSilent`. */
export function reportStartFailure(thrown: unknown, isSilent = false): void {
  if (!isSilent) appContainer().textContent = 'Ops! Sembra che qualcosa sia andato storto. Ricarica la pagina.';
  // oxlint-disable-next-line no-console -- who runs the app must learn which field of config.json is wrong
  console.error(thrown);
}
