import { expect, test } from 'vitest';
import { createClient } from '../../api/index.ts';
import { pluxeeService } from './Pluxee.tsx';

test.each([
  ['1', 'invalid'],
  ['12345', 'invalid'],
  ['1234567890', 'invalid'],
  ['a12345', 'invalid'],
  ['-123456', 'invalid'],
  ['123456', null],
  ['123456789', null],
  ['1abcde', null],
])('the code "%s": %s [P2-5.9] [P2-9.9]', (code, problem) => {
  expect(pluxeeService.problemOf(code)).toBe(problem);
});

test('a refusal may come without data; a success without them is no answer', async () => {
  const submit = (answer: object) =>
    pluxeeService.submit(createClient({ baseUrl: 'http://test', fetch: async () => Response.json(answer) }), 'ticket-1', '100001');
  const refused = await submit({ success: false, data: null, errorMessage: 'Codice scaduto.' });
  expect(refused).toEqual({ status: 'DRAFT', redirect: null, message: 'Codice scaduto.' });
  await expect(submit({ success: true, data: null, errorMessage: null })).rejects.toThrow();
});
