import type { SlowText } from './slow-text.ts';

export const ENGLISH: SlowText = { slow: 'It is taking longer than usual.' };
