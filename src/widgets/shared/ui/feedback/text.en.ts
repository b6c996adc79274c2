import type { FeedbackText } from './text.ts';

export const ENGLISH: FeedbackText = { retry: 'Try again', loading: 'Loading' };
