import type { SlowText } from '../../widgets/shared/ui/feedback/slow-text.ts';

export const slow: SlowText = { slow: 'It is taking longer than usual.' };
