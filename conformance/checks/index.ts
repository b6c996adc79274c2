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

/** These make no calls of their own, but for an answer that no other check has asked for. */
const examining: readonly Check[] = [...answerChecks(asking), ...formChecks, ...additionChecks];
/**
 * The checks in their order. The answers' checks examine the answers to the earlier checks, and the form's checks examine all
 * answers, and so do those of our additions.
 */
export const CHECKS: readonly Check[] = [...asking, ...examining];
/** The checks of a recording. Whether the next call accepts a new token is not in it. */
export const CHECKS_OF_RECORDING: readonly Check[] = examining.filter(({ id }) => id !== 'form.token-renewal');
