import { contractIn } from './contract.ts';

contractIn('webkit');
