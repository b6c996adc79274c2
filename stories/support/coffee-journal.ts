/** An order of a coffee as the browser stores it, before its answer. */
export const written = (more: object) =>
  JSON.stringify({
    id: 'prima-1',
    idempotencyKey: '0'.repeat(32),
    request: '',
    cents: 90,
    creditBefore: 2590,
    label: 'Cappuccino',
    answerId: null,
    isAcknowledged: false,
    ...more,
  });
