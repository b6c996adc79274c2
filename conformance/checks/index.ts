import type { Check } from '../check.ts';
import { additionChecks } from './additions.ts';
import { answerChecks } from './answers.ts';
import { formChecks } from './form.ts';
import { identifierChecks } from './identifiers.ts';
import { menuChecks } from './menus.ts';
import { moneyChecks } from './money.ts';
import { orderChecks } from './orders.ts';
import { originChecks } from './origins.ts';
import { paymentChecks } from './payments.ts';
import { preferenceChecks } from './preferences.ts';
import { sellingAreaChecks } from './selling-area.ts';
import { sessionChecks } from './session.ts';

const asking: readonly Check[] = [
  ...sessionChecks,
  ...originChecks,
  ...identifierChecks,
  ...sellingAreaChecks,
  ...menuChecks,
  ...orderChecks,
  ...paymentChecks,
  ...preferenceChecks,
  ...moneyChecks,
];

/**
 * The checks in their order. The answers' checks examine the answers to the earlier checks, and the form's checks examine all
 * answers, and so do those of our additions.
 */
const examining: readonly Check[] = [...answerChecks(asking), ...formChecks, ...additionChecks];
export const CHECKS: readonly Check[] = [...asking, ...examining];
/** Those that a recording can answer: they make no calls. */
export const CHECKS_OF_RECORDING: readonly Check[] = examining.filter(({ id }) => id !== 'form.token-renewal');
