import { expect, test } from 'vitest';
import { methodRoutes, type PaymentMethod } from './manifest.ts';

const screen = (title: string) => ({ title, component: 'Screen' });

test('the routes of a table of methods', () => {
  const card: PaymentMethod = {
    folder: 'pay-card',
    hasVendor: true,
    add: screen('Aggiungi Carta'),
    pay: { ...screen('Verifica Pagamento'), step: '3dsecure-flow' },
  };
  const edenred: PaymentMethod = {
    folder: 'pay-edenred',
    add: screen('Aggiungi'),
    confirm: screen('Conferma'),
    pay: { ...screen('Paga'), step: 'pay' },
  };
  const steps = methodRoutes({
    edenred_ticket: edenred,
    braintree_cc: card,
    sodexo: { folder: 'pay-pluxee', pay: { ...screen('Ricarica Pluxee'), step: 'pay' } },
  });
  expect(steps.map(({ name, template, title }) => [name, template, title])).toEqual([
    ['braintree_cc:add', '/payment/integration/braintree_cc/add', 'Aggiungi Carta'],
    ['braintree_cc:pay', '/payment/integration/braintree_cc/3dsecure-flow/:uuid', 'Verifica Pagamento'],
    ['edenred_ticket:add', '/payment/integration/edenred_ticket/add', 'Aggiungi'],
    ['edenred_ticket:confirm', '/payment/integration/edenred_ticket/add/confirm', 'Conferma'],
    ['edenred_ticket:pay', '/payment/integration/edenred_ticket/pay/:uuid', 'Paga'],
    ['sodexo:pay', '/payment/integration/sodexo/pay/:uuid', 'Ricarica Pluxee'],
  ]);
  // Only a vendor's script needs a document policy of its own; all pages of the method share it.
  expect(steps.map(({ name, policyOf }) => [name, policyOf]).filter(([, policyOf]) => policyOf !== undefined)).toEqual([
    ['braintree_cc:add', '/payment/integration/braintree_cc/'],
    ['braintree_cc:pay', '/payment/integration/braintree_cc/'],
  ]);
  expect(steps.filter((step) => 'policyOf' in step)).toHaveLength(2);
});
