import type { FeedbackText } from '../../widgets/shared/ui/feedback/text.ts';

export const feedback: FeedbackText = {
  retry: 'Try again',
  loading: 'Loading',
  loadError: 'Loading error',
  slow: 'It is taking longer than usual.',
};
