import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The specification's states (part 1 §4, part 2 §4), its misspellings included. */
const STATES = {
  TokenLogin: [
    'CHECK_ACTION_CODE',
    'ERROR_CHECKING_ACTION_CODE',
    'START_PASSWORD_RESET',
    'RESET_PASSWORD',
    'DO_LOGIN',
    'DO_REDIRECT',
    'ERROR_DO_LOGIN',
    'ERROR_SETTING_COOKIE',
    'SHOW_USE_NFC',
    'SHOW_SCAN_QRCODE',
  ],
  EmailLogin: [
    'START_LOGIN',
    'CHECK_USER_DOMAIN',
    'CHECK_USER',
    'AWAITING_PASSWORD',
    'EMAIL_RESET_PASSWORD_SENDED',
    'REGISTER_NEW_USER',
    'USER_REGISTERED',
    'UNMANAGED_PROVIDER',
    'INVALID_PASSWORD',
    'AWATING_FIREBASE_LOGIN',
    'END_LOGIN_WITH_EMAIL',
    'SETTING_COOKIE',
    'ERROR_AWAITING_PASSWORD',
    'ERROR_VERIFY_LOGIN',
    'ERROR_DURING_VERIFY_LOGIN',
    'ERROR_SETTING_COOKIE',
  ],
  LoginChoice: [
    'CHECK_REDIRECT_RESULT',
    'CHECKING_REDIRECT_RESULT',
    'DO_LOGIN',
    'DOING_LOGIN',
    'END_LOGIN',
    'SETTING_COOKIE',
    'ERROR_SETTING_COOKIE',
    'ERROR_VERIFY_LOGIN',
    'MICROSOFT_ERROR',
    'ERROR_SIGN_WITH_REDIRECT',
  ],
  CodeEntry: [
    'AWAIT_DATA',
    'AWAIT_CODE',
    'FETCH_DATA',
    'FETCHING_DATA',
    'CODE_OBLIGATORY',
    'CODE_NOT_FOUND',
    'ERROR_CODE',
    'ERROR_FETCHING_DATA',
    'LOADING',
    'QRCODE_NOT_SUPPORTED',
    'PERMISSION_DENIED',
    'SHOW_BUTTON',
    'SHOW_READER',
  ],
  /** Named by us: the specification has no names for them. */
  Consent: ['FETCHING_DATA', 'ERROR_FETCHING_DATA', 'AWAIT_DATA', 'SENDING_DATA'],
} as const;

/** `END_LOGIN, SETTING_COOKIE` names two states that share one screen; what follows in brackets tells variants apart. */
const namedIn = (story: string) => story.replace(/ \(.*\)$/, '').split(', ');

describe.each(Object.entries(STATES))('%s', (widget, states) => {
  const source = readFileSync(`stories/${widget}.stories.tsx`, 'utf8');
  const told = new Set([...source.matchAll(/^ {2}name: '([^']+)',$/gm)].flatMap(([, name]) => namedIn(name ?? '')));

  it.each([...states])('%s has a story', (state) => {
    expect([...told]).toContain(state);
  });
});
