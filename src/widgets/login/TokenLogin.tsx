import { Button } from '../shared/ui/controls/Button.tsx';
import { TaskError, TaskMessage, TaskPage, TaskPending, TaskResult } from '../shared/ui/page/TaskPage.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { tokenText as text } from './text.ts';
import { type TokenLoginPorts, useTokenLogin } from './use-token-login.ts';

export interface TokenLoginProps extends TokenLoginPorts {
  /** The person goes to the sign-in. */
  onLogin(): void;
  /** The person goes to the first page. */
  onHome(): void;
}

/** The target of an e-mail's link: a new password, and the sign-in with it (part 2 §2 'Login with token'). */
export function TokenLogin({ onLogin, onHome, ...ports }: TokenLoginProps) {
  const login = useTokenLogin(ports);
  return <TaskPage>{taskOf(login, onLogin, onHome)}</TaskPage>;
}

const PROBLEMS = { 'too-short': text.tooShort, refused: text.refused, failed: null } as const;

function taskOf(
  { state, checkCode, editPassword, setPassword, startSession }: ReturnType<typeof useTokenLogin>,
  onLogin: () => void,
  onHome: () => void,
) {
  switch (state.name) {
    case 'CHECK_ACTION_CODE':
      return <TaskPending title={text.checkingTitle} text={text.checking} />;
    case 'ERROR_CHECKING_ACTION_CODE':
      return state.reason === 'invalid' ? (
        <TaskMessage title={text.invalidTitle} lead={text.invalidText} isAlert>
          <Button size="large" onClick={onLogin}>
            {text.cancel}
          </Button>
        </TaskMessage>
      ) : (
        <TaskError title={text.unreachableTitle} text={text.unreachableText} action={text.retry} onAction={checkCode} />
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
          error={problem === null ? null : PROBLEMS[problem]}
          state={state}
          onEdit={() => problem !== null && editPassword(email)}
          onPassword={(password) => setPassword(email, password)}
        />
      );
    }
    case 'ERROR_DO_LOGIN':
      return <TaskResult title={text.loginFailedTitle} text={text.loginFailedText} action={text.toLogin} onAction={onLogin} />;
    case 'ERROR_SETTING_COOKIE': {
      const { email, idToken } = state;
      return (
        <TaskError title={text.cookieFailed} text={text.cookieText} action={text.retry} onAction={() => startSession(email, idToken)} />
      );
    }
    case 'SHOW_USE_NFC':
      return <TaskResult title={text.nfcTitle} text={text.nfcText} action={text.home} onAction={onHome} />;
    case 'SHOW_SCAN_QRCODE':
      return <TaskResult title={text.qrTitle} text={text.qrText} action={text.home} onAction={onHome} />;
    case 'LEFT':
      return <TaskPending title={text.checkingTitle} text={text.signingIn} />;
    default:
      return state satisfies never;
  }
}
