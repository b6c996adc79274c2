import type { SlowText } from '../../widgets/shared/ui/feedback/slow-text.ts';

export const slow: SlowText = { slow: 'Es dauert länger als sonst.' };
