import type { Language } from '../../widgets/shared/text/language.ts';

const ITALIAN = {
  description: 'Pranzo e caffè al lavoro, a due passi da te.',
  offline: 'Sei offline',
  backOnline: 'Di nuovo online',
  /** What a long press on the installed app's icon offers. */
  shortcuts: { order: 'Ordina', code: 'Codice', orders: 'Ordini' },
};

export type DocumentText = Readonly<typeof ITALIAN>;

/** The sentences around the page, which React does not draw. */
export const documentText = ({ sentences }: Language): DocumentText => sentences?.document ?? ITALIAN;
