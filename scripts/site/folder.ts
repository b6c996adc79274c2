import { join } from 'node:path';
import { ROOT } from '../steps.mjs';

/** The built site. */
export const SITE: string = join(ROOT, 'dist/site');
