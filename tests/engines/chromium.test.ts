import { contractIn } from './contract.ts';

contractIn('chromium');
