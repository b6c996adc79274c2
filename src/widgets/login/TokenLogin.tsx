import { createFlow, type Steps, useFlow } from '../shared/flow/flow.ts';
import type { LandingMedium } from '../shared/rules/landing-medium.ts';
import { type IdentityPort, identityReasonOf } from '../shared/runtime/identity.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { TaskError, TaskPage, TaskPending, TaskResult } from '../shared/ui/page/TaskPage.tsx';
import { createSignIn } from './create-sign-in.ts';
import { MIN_PASSWORD, PasswordForm } from './PasswordForm.tsx';
import { useTokenText } from './text.ts';

/** Sign-in by a link from an e-mail (P2-4.93 to P2-4.99); the names are the specification's. */
type TokenLoginState =
  | { readonly name: 'CHECK_ACTION_CODE' | 'SHOW_USE_NFC' | 'SHOW_SCAN_QRCODE' | 'LEFT' }
  | { readonly name: 'ERROR_CHECKING_ACTION_CODE'; readonly reason: 'invalid' | 'unreachable' }
  | { readonly name: 'START_PASSWORD_RESET'; readonly email: string; readonly problem: 'too-short' | 'refused' | 'failed' | null }
  | { readonly name: 'RESET_PASSWORD' | 'DO_LOGIN' | 'DO_REDIRECT'; readonly email: string }
  /** The password was changed, but the sign-in with it failed. */
  | { readonly name: 'ERROR_DO_LOGIN' }
  | { readonly name: 'ERROR_SETTING_COOKIE'; readonly email: string; readonly idToken: string };

const isBusy = ({ name }: TokenLoginState) => name === 'RESET_PASSWORD' || name === 'DO_LOGIN' || name === 'DO_REDIRECT';
const INVALID = { name: 'ERROR_CHECKING_ACTION_CODE', reason: 'invalid' } as const;

export interface TokenLoginProps {
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
  /** The session exists, and the person stays on this page: the host ends the earlier one. */
  readonly onSession?: () => void;
  /** The session exists: the host opens its guarded `continueUrl`. */
  onSignedIn(): void;
  /** The person goes to the sign-in. */
  onLogin(): void;
  /** The person goes to the code reader, which is offered where this is given. */
  onScan?: (() => void) | undefined;
  /** The person goes to the first page. */
  onHome(): void;
}

/** The target of an e-mail's link: a new password, and the sign-in with it (P2-2.132 to P2-2.135). */
export function TokenLogin({
  identity,
  mode,
  oobCode,
  medium,
  onCodeSpent,
  onSession,
  onSignedIn,
  onLogin,
  onScan,
  onHome,
}: TokenLoginProps) {
  const text = useTokenText();
  const { makeSession, trackFailure } = createSignIn(useRuntime(), identity);

  const checkCode: Steps<TokenLoginState> = async (set) => {
    // A valid link has the mode resetPassword and a code.
    if (mode !== 'resetPassword' || !oobCode) return set(INVALID);
    set({ name: 'CHECK_ACTION_CODE' });
    let email: string;
    try {
      email = await identity.checkResetCode(oobCode);
    } catch (thrown) {
      trackFailure('check reset code', thrown);
      const reason = identityReasonOf(thrown);
      return set(reason === 'offline' || reason === 'slow' || reason === 'provider' ? { ...INVALID, reason: 'unreachable' } : INVALID);
    }
    set({ name: 'START_PASSWORD_RESET', email, problem: null });
  };
  const [state, { run }] = useFlow(
    () => createFlow<TokenLoginState>({ name: 'CHECK_ACTION_CODE' }, { isBusy }),
    (flow) => flow.run(checkCode),
  );

  const startSession =
    (email: string, idToken: string): Steps<TokenLoginState> =>
    async (set, signal) => {
      set({ name: 'DO_REDIRECT', email });
      const session = await makeSession(idToken, signal);
      if (session === null) return set({ name: 'ERROR_SETTING_COOKIE', email, idToken });
      if (medium === null) {
        set({ name: 'LEFT' });
        return onSignedIn();
      }
      onSession?.();
      set({ name: medium === 'nfc' ? 'SHOW_USE_NFC' : 'SHOW_SCAN_QRCODE' });
    };

  const setPassword = (email: string, password: string) =>
    run(async (set, signal) => {
      if (password.length < MIN_PASSWORD) return set({ name: 'START_PASSWORD_RESET', email, problem: 'too-short' });
      set({ name: 'RESET_PASSWORD', email });
      try {
        await identity.confirmPasswordReset(oobCode ?? '', password);
      } catch (thrown) {
        trackFailure('set password', thrown);
        const reason = identityReasonOf(thrown);
        if (reason === 'invalid-code') return set(INVALID);
        return set({ name: 'START_PASSWORD_RESET', email, problem: reason === 'weak-password' ? 'refused' : 'failed' });
      }
      onCodeSpent?.();
      set({ name: 'DO_LOGIN', email });
      let idToken: string;
      try {
        idToken = await identity.signInWithPassword(email, password);
      } catch (thrown) {
        trackFailure('sign-in after reset', thrown);
        return set({ name: 'ERROR_DO_LOGIN' });
      }
      await startSession(email, idToken)(set, signal);
    });

  const drawState = () => {
    switch (state.name) {
      case 'CHECK_ACTION_CODE':
        return <TaskPending title={text.checkingTitle} text={text.checking} />;
      case 'ERROR_CHECKING_ACTION_CODE':
        return state.reason === 'invalid' ? (
          <TaskError title={text.invalidTitle} text={text.invalidText} action={text.cancel} onAction={onLogin} />
        ) : (
          <TaskError title={text.unreachableTitle} text={text.unreachableText} action={text.retry} onAction={() => run(checkCode)} />
        );
      case 'START_PASSWORD_RESET':
      case 'RESET_PASSWORD':
      case 'DO_LOGIN':
      case 'DO_REDIRECT': {
        const { email } = state;
        const isAsking = state.name === 'START_PASSWORD_RESET';
        const problem = isAsking ? state.problem : null;
        return (
          <PasswordForm
            title={text.title}
            lead={text.lead}
            problem={problem === 'failed' ? text.resetFailed : null}
            submitLabel={text.change}
            pending={isAsking ? null : text.saving}
            email={email}
            label={text.password}
            autoComplete="new-password"
            error={problem === 'too-short' ? text.tooShort : problem === 'refused' ? text.refused : null}
            state={state}
            onEdit={() => problem !== null && run(async (set) => set({ name: 'START_PASSWORD_RESET', email, problem: null }))}
            onPassword={(password) => setPassword(email, password)}
          />
        );
      }
      case 'ERROR_DO_LOGIN':
        return <TaskError title={text.loginFailedTitle} text={text.loginFailedText} action={text.toLogin} onAction={onLogin} />;
      case 'ERROR_SETTING_COOKIE': {
        const retry = () => run(startSession(state.email, state.idToken));
        return <TaskError title={text.cookieFailed} text={text.cookieText} action={text.retry} onAction={retry} />;
      }
      case 'SHOW_USE_NFC':
        return <TaskResult title={text.nfcTitle} text={text.nfcText} action={text.home} onAction={onHome} />;
      case 'SHOW_SCAN_QRCODE':
        return onScan === undefined ? (
          <TaskResult title={text.qrTitle} text={text.qrText} action={text.home} onAction={onHome} />
        ) : (
          <TaskResult title={text.qrTitle} text={text.qrText} action={text.scan} onAction={onScan} other={text.home} onOther={onHome} />
        );
      case 'LEFT':
        return <TaskPending title={text.checkingTitle} text={text.signingIn} />;
      default:
        return state satisfies never;
    }
  };
  return <TaskPage>{drawState()}</TaskPage>;
}
