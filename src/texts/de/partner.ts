import type { PARTNER as ITALIAN } from '../../widgets/shared/payment/partner-text.ts';

export const PARTNER: Readonly<typeof ITALIAN> = {
  error: 'Hoppla! Anscheinend ist etwas schiefgelaufen.',
  slow: 'Es dauert länger als sonst. Bleib hier: Du musst nichts wiederholen.',
  proceed: 'Weiter',
  back: 'Zurück',
  leftTitle: 'Gleich geht es weiter',
  left: 'Nur noch einen Moment.',
};
