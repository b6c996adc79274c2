import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { runKit } from './test-kit.ts';

const BASE = ['--base-url', 'https://api.example.it'];

describe('what does not fit is named, with exit code 2', () => {
  test.each([
    [[], '--base-url is missing.'],
    [['--base-url', 'api.example.it'], '--base-url is not an address: https://api.example.it is one.'],
    [['--base-url', 'ftp://api.example.it'], '--base-url must begin with https:// or http://.'],
    [['--base-url', 'https://u:p@api.example.it'], '--base-url must carry no user name and no password.'],
    [['--base-url', 'https://api.example.it/?a=1'], '--base-url must have neither query nor fragment.'],
    [['--base-url', 'https://api.example.it/b2c/'], '--base-url ends before /b2c.'],
    [['--base-url'], '--base-url: its value is missing, or it takes none.'],
    [[...BASE, '--arae', 'x'], 'There is no option --arae.'],
    [[...BASE, 'milano-1'], 'There is a word that belongs to no option: put values with spaces in quotes.'],
    [[...BASE, '--area', '../etc'], '--area: an identifier has 1 to 64 of A-Z a-z 0-9 _ -'],
    [[...BASE, '--new-email', 'nobody'], '--new-email is not an e-mail address.'],
    [[...BASE, '--cookie', 'nothing'], "--cookie must read 'NAME=VALUE', several divided by semicolons."],
    [[...BASE, '--token', 'a\nb'], '--token has characters that no header may carry.'],
    [[...BASE, '--origin', 'https://intranet.example/page'], '--origin is scheme and host alone: https://intranet.example.it'],
    [[...BASE, '--idempotency-header', 'Idempotency Key'], '--idempotency-header is the name of a header.'],
    [
      [...BASE, '--payment-methods', 'cash'],
      '--payment-methods knows braintree_cc, braintree_paypal, edenred_ticket, pellegrini, satispay_standard, satispay_ticket, sodexo.',
    ],
    [[...BASE, '--timeout-ms', '0'], '--timeout-ms is a whole number from 1 to 600000.'],
    [[...BASE, '--allow-money=yes'], '--allow-money: its value is missing, or it takes none.'],
  ])('%j', async (args, message) => {
    const { code, output, errors } = await runKit(args, { env: {} });
    expect([code, output]).toEqual([2, '']);
    expect(errors).toBe(`${message}\nnpm run conformance -- --help tells the options.`);
  });
});

test('--help tells every option and the exit codes', async () => {
  const { code, output } = await runKit(['--help'], { env: {} });
  expect(code).toBe(0);
  for (const option of ['--base-url', '--cookie', '--area', '--new-email', '--allow-effects', '--allow-money', '--json'])
    expect(output).toContain(option);
  expect(output).toContain('Only against a test system.');
  expect(output).toMatch(
    /Exit code: 0 nothing is wrong, 1 something is, 2 could not run\. The last line says whether the app runs on this back end\.$/,
  );
});

test('the environment gives secrets, the command line goes before it', () => {
  const env = { PAUSA_COOKIE: 'a=1', PAUSA_TOKEN: 'Bearer one', PAUSA_ID_TOKEN: '' };
  expect(readOptions(BASE, env)).toMatchObject({ cookie: 'a=1', token: 'Bearer one', idToken: null });
  expect(readOptions([...BASE, '--token', 'Bearer two'], env)).toMatchObject({ cookie: 'a=1', token: 'Bearer two' });
});

test('nothing may be changed unless told; money implies effects', () => {
  expect(readOptions(BASE)).toMatchObject({ baseUrl: 'https://api.example.it', allowEffects: false, allowMoney: false, timeoutMs: 20_000 });
  expect(readOptions([...BASE, '--allow-effects'])).toMatchObject({ allowEffects: true, allowMoney: false });
  expect(readOptions([...BASE, '--allow-money'])).toMatchObject({ allowEffects: true, allowMoney: true });
});

test('an API below a path keeps it', () => {
  expect(readOptions(['--base-url', 'https://api.example.it/pausa/'])?.baseUrl).toBe('https://api.example.it/pausa');
});
