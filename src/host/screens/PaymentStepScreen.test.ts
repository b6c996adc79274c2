import { expect, test } from 'vitest';
import { METHOD_ROUTES } from '../../registry/payment-methods.ts';
import { loadStep } from './PaymentStepScreen.tsx';

test.each(METHOD_ROUTES.map((step) => [step.name, step] as const))('%s has its component', async (_, step) =>
  expect(await loadStep(step)).toBeTypeOf('function'),
);
