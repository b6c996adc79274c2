/** Earlier operations, as the browser's journal stores them. */
const written = (operation: object) => (more: object) =>
  JSON.stringify({
    id: 'prima-1',
    idempotencyKey: '0'.repeat(32),
    request: '',
    answerId: null,
    isAcknowledged: false,
    ...operation,
    ...more,
  });
export const writtenCoffee = written({ cents: 90, creditBefore: 2590, label: 'Cappuccino' });
export const writtenRecharge = written({ cents: 2500, creditBefore: 2000, label: '' });
