import { expect, test } from 'vitest';
import { localDateTime } from './Suggestions.tsx';

test.each([
  [new Date(2026, 0, 2, 3, 4, 5), '2026-01-02T03:04:05'],
  [new Date(2026, 10, 20, 23, 59, 59), '2026-11-20T23:59:59'],
])('the customer’s local time %s', (date, text) => expect(localDateTime(date.getTime())).toBe(text));
