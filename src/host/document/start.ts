/** The element of index.html and menu.html in which everything is drawn. */
export function appContainer(): HTMLElement {
  const container = document.getElementById('app');
  if (container === null) throw new Error('The page lost its #app');
  return container;
}

/**
 * Reports that the configuration did not load. React has not started, so this is the only possible message.
 * @param isSilent logs the failure without showing it
 */
export function reportStartFailure(thrown: unknown, isSilent = false): void {
  if (!isSilent) appContainer().textContent = 'Ops! Sembra che qualcosa sia andato storto. Ricarica la pagina.';
  // oxlint-disable-next-line no-console -- who runs the app must learn which field of config.json is wrong
  console.error(thrown);
}
