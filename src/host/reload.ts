/** Loads the page again at its current address. */
export const reload = (): void => window.location.reload();
