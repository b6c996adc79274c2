import type { LandingMedium } from '../shared/rules/landing-medium.ts';
import { type IdentityPort, identityReasonOf, labelOf } from '../shared/runtime/identity.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { makeSession } from './make-session.ts';
import { MIN_PASSWORD } from './PasswordForm.tsx';
import { type Steps, useSteps } from './use-steps.ts';

/** Sign-in by a link from an e-mail (part 2 §4 'Token login'); the names are the specification's. */
export type TokenLoginState =
  | { readonly name: 'CHECK_ACTION_CODE' | 'SHOW_USE_NFC' | 'SHOW_SCAN_QRCODE' | 'LEFT' }
  | { readonly name: 'ERROR_CHECKING_ACTION_CODE'; readonly reason: 'invalid' | 'unreachable' }
  | { readonly name: 'START_PASSWORD_RESET'; readonly email: string; readonly problem: 'too-short' | 'refused' | 'failed' | null }
  | { readonly name: 'RESET_PASSWORD' | 'DO_LOGIN' | 'DO_REDIRECT'; readonly email: string }
  /** The password was changed, but the sign-in with it failed. */
  | { readonly name: 'ERROR_DO_LOGIN' }
  | { readonly name: 'ERROR_SETTING_COOKIE'; readonly email: string; readonly idToken: string };

type TokenSteps = Steps<TokenLoginState>;

export interface TokenLoginPorts {
  /** The identity provider. */
  readonly identity: IdentityPort;
  /** What the link is for (query `mode`): `resetPassword`. */
  readonly mode: string | null;
  /** The code of the link (query `oobCode`). */
  readonly oobCode: string | null;
  /** The medium of the sticker that the person scanned before the e-mail; null without one. */
  readonly medium: LandingMedium | null;
  /** The code has been used; the host may remove it from the address. */
  readonly onCodeSpent?: () => void;
  /** The session exists: the host opens its guarded `continueUrl`. */
  onSignedIn(): void;
}

const isBusy = ({ name }: TokenLoginState) => name === 'RESET_PASSWORD' || name === 'DO_LOGIN' || name === 'DO_REDIRECT';
const INVALID = { name: 'ERROR_CHECKING_ACTION_CODE', reason: 'invalid' } as const;

export function useTokenLogin({ identity, mode, oobCode, medium, onCodeSpent, onSignedIn }: TokenLoginPorts) {
  const runtime = useRuntime();
  const failed = (call: string, thrown: unknown) => {
    runtime.tracking.event('Error/FirebaseAuth', `${call}: ${labelOf(thrown)}`);
    return identityReasonOf(thrown);
  };

  const checkCode: TokenSteps = async (set) => {
    // A valid link has the mode resetPassword and a code.
    if (mode !== 'resetPassword' || !oobCode) return set(INVALID);
    set({ name: 'CHECK_ACTION_CODE' });
    let email: string;
    try {
      email = await identity.checkResetCode(oobCode);
    } catch (thrown) {
      const reason = failed('check reset code', thrown);
      return set(reason === 'offline' || reason === 'provider' ? { ...INVALID, reason: 'unreachable' } : INVALID);
    }
    set({ name: 'START_PASSWORD_RESET', email, problem: null });
  };
  const [state, run] = useSteps<TokenLoginState>({ name: 'CHECK_ACTION_CODE' }, isBusy, checkCode);

  const startSession =
    (email: string, idToken: string): TokenSteps =>
    async (set, signal) => {
      set({ name: 'DO_REDIRECT', email });
      const session = await makeSession(runtime, identity, idToken, signal);
      if (session === null) return set({ name: 'ERROR_SETTING_COOKIE', email, idToken });
      if (medium === 'nfc') return set({ name: 'SHOW_USE_NFC' });
      if (medium === 'qr-code') return set({ name: 'SHOW_SCAN_QRCODE' });
      set({ name: 'LEFT' });
      onSignedIn();
    };

  const setPassword =
    (email: string, password: string): TokenSteps =>
    async (set, signal) => {
      if (password.length < MIN_PASSWORD) return set({ name: 'START_PASSWORD_RESET', email, problem: 'too-short' });
      set({ name: 'RESET_PASSWORD', email });
      try {
        await identity.confirmPasswordReset(oobCode ?? '', password);
      } catch (thrown) {
        const reason = failed('set password', thrown);
        if (reason === 'invalid-code') return set(INVALID);
        return set({ name: 'START_PASSWORD_RESET', email, problem: reason === 'weak-password' ? 'refused' : 'failed' });
      }
      onCodeSpent?.();
      set({ name: 'DO_LOGIN', email });
      let idToken: string;
      try {
        idToken = await identity.signInWithPassword(email, password);
      } catch (thrown) {
        failed('sign-in after reset', thrown);
        return set({ name: 'ERROR_DO_LOGIN' });
      }
      await startSession(email, idToken)(set, signal);
    };

  return {
    state,
    checkCode: () => run(checkCode),
    editPassword: (email: string) => run(async (set) => set({ name: 'START_PASSWORD_RESET', email, problem: null })),
    setPassword: (email: string, password: string) => run(setPassword(email, password)),
    startSession: (email: string, idToken: string) => run(startSession(email, idToken)),
  };
}
