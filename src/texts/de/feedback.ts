import type { FeedbackText } from '../../widgets/shared/ui/feedback/text.ts';

export const feedback: FeedbackText = {
  retry: 'Erneut versuchen',
  loading: 'Wird geladen',
  loadError: 'Fehler beim Laden',
  slow: 'Es dauert länger als sonst.',
};
