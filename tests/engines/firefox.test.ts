import { contractIn } from './contract.ts';

contractIn('firefox');
