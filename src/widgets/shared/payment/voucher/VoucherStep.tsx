import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isNotFound } from '../../../../api/index.ts';
import { useFlow } from '../../flow/flow.ts';
import { useBfcacheRestore } from '../../flow/use-bfcache-restore.ts';
import { AppLink } from '../../ui/page/AppLink.tsx';
import { Button, buttonClass } from '../../ui/controls/Button.tsx';
import { PendingButton } from '../../ui/controls/PendingButton.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { CLOSED } from '../../ui/feedback/closed-mark.tsx';
import { ErrorPanel, Notice } from '../../ui/feedback/Notice.tsx';
import { ProviderLogo } from '../../ui/pictures/ProviderLogo.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TaskShell, ProgressNotice, useSlow } from '../TaskShell.tsx';
import { italian, withMessage } from '../../text/italian.tsx';
import { useText } from './text.ts';
import * as css from './voucher.css.ts';
import { bareCode, createVoucher, type Voucher, type VoucherService, type VoucherState } from './voucher.ts';

interface VoucherStepProps<Status extends string, Wrong extends string> {
  service: VoucherService<Status, Wrong>;
  uuid: string;
  title: string;
  label: string;
  /** The keyboard of a phone: a code of digits needs no letters. */
  keyboard: 'numeric' | 'text';
  /** What is wrong with a typed code. */
  problems: Readonly<Record<Wrong, string>>;
  /** The texts for a status that is stuck or over; the ticket's own message comes before them. */
  endings?: Readonly<Partial<Record<Status, { readonly title: string; readonly text: string }>>>;
  onLeave(): void;
  /** Explains where the person finds the code. */
  children: ReactNode;
}

/** The page of a voucher whose code is typed in: it shows every state of the flow, with the provider's texts. */
export function VoucherStep<Status extends string, Wrong extends string>(props: VoucherStepProps<Status, Wrong>) {
  const { service, uuid, title, onLeave } = props;
  const [state, voucher] = useFlow(
    (runtime) => createVoucher(runtime, uuid, service),
    (voucher) => voucher.open(),
  );
  const [code, setCode] = useState('');
  useBfcacheRestore(voucher.restore);
  return (
    <TaskShell title={title} state={screenOf(state, service)} onBack={onLeave}>
      <Content {...props} state={state} voucher={voucher} code={code} onCode={setCode} />
    </TaskShell>
  );
}

/** The statuses of a ticket that has paid. */
const PAID: ReadonlySet<string> = new Set(['COMPLETED', 'CONFIRMED']);

/** The form stays while a code is sent, and while the ticket is read afterwards. */
function hasForm<Status extends string, Wrong extends string>(
  state: VoucherState<Status, Wrong>,
  { meanings }: VoucherService<Status, Wrong>,
): boolean {
  if (state.name === 'READING') return state.data === null && state.problem !== null;
  return state.name === 'ACTING' || (state.name === 'DECISION' && meanings[state.data.status] === 'entry');
}

function screenOf<Status extends string, Wrong extends string>(
  state: VoucherState<Status, Wrong>,
  service: VoucherService<Status, Wrong>,
): string {
  if (hasForm(state, service)) return 'form';
  if (state.name === 'DECISION') return service.meanings[state.data.status];
  return state.name === 'READING' && state.data !== null ? 'waiting' : state.name;
}

type ContentProps<Status extends string, Wrong extends string> = VoucherStepProps<Status, Wrong> & {
  state: VoucherState<Status, Wrong>;
  voucher: Voucher<Status, Wrong>;
  code: string;
  onCode(code: string): void;
};

function Content<Status extends string, Wrong extends string>(props: ContentProps<Status, Wrong>) {
  const text = useText();
  const { service, endings, state, voucher, onLeave, children } = props;
  const onRetry = voucher.retry;
  const back = (
    <Button size="large" onClick={onLeave}>
      {text.back}
    </Button>
  );

  if (hasForm(state, service))
    return (
      <div className={css.sheet}>
        <div className={css.about}>
          <ProviderLogo provider={service.provider} category="ticket" />
          <div className={css.words}>{children}</div>
        </div>
        <VoucherForm {...props} />
      </div>
    );
  switch (state.name) {
    case 'READING':
      if (state.data !== null) return <ProgressNotice title={text.waitingTitle} text={text.waitingText} icon="ticket" />;
      return (
        <div className={css.sheet}>
          <Loading label={text.loading} />
          <Skeleton height={120} radius={22} />
          <div className={css.form}>
            <Skeleton height={60} radius={16} />
            <div className={css.foot}>
              <div className={css.status} />
              <Skeleton height={56} radius={28} />
            </div>
          </div>
        </div>
      );
    case 'LATE':
      return <Notice mark={CLOSED} title={text.lateTitle} text={text.lateText} onRetry={onRetry} />;
    case 'DECISION': {
      const ending = endings?.[state.data.status];
      const sentences = withMessage(state.data.message, ending?.text);
      return service.meanings[state.data.status] === 'error' ? (
        <ErrorPanel title={ending?.title ?? text.loadErrorTitle} text={sentences} onRetry={onRetry} />
      ) : (
        <Notice mark={CLOSED} title={ending?.title ?? text.strandedTitle} text={sentences}>
          {back}
        </Notice>
      );
    }
    case 'REDIRECT':
      return (
        <ProgressNotice
          title={text.leavingTitle}
          text={text.leavingText}
          slow={text.leavingSlow}
          icon={PAID.has(state.data.status) ? 'check' : 'ticket'}
        />
      );
    case 'FAILED':
      if (state.problem !== null) return <ErrorPanel title={text.checkErrorTitle} text={text.checkErrorText} onRetry={onRetry} />;
      if (state.failure === null)
        return (
          <ErrorPanel title={text.strandedTitle} text={text.strandedText} onRetry={onRetry}>
            <AppLink to={{ to: 'home' }} className={buttonClass('quiet')}>
              {text.home}
            </AppLink>
          </ErrorPanel>
        );
      return isNotFound(state.failure) ? (
        <Notice mark="empty" title={text.notFoundTitle} text={text.notFoundText}>
          {back}
        </Notice>
      ) : (
        <ErrorPanel title={text.loadErrorTitle} text={text.loadErrorText} onRetry={onRetry} isReading />
      );
    // Drawn by the form (`hasForm`).
    case 'ACTING':
      return null;
    default:
      return state satisfies never;
  }
}

/** A form for one code. A failure never clears the typed code. */
function VoucherForm<Status extends string, Wrong extends string>(props: ContentProps<Status, Wrong>) {
  const { label, keyboard, problems, code, onCode, service, state, voucher } = props;
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const decision = state.name === 'DECISION' ? state : null;
  const problem = decision?.problem ?? null;
  const sentences: Readonly<Record<NonNullable<typeof problem>['name'], string>> = { ...text.problems, ...problems };
  const isPending = decision === null;
  const isSlow = useSlow(isPending ? state.name : null);
  useEffect(() => {
    if (problem !== null) field.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (decision === null) return;
    const bare = bareCode(code);
    const wrong = bare === '' ? 'missing' : service.problemOf(bare);
    if (wrong === null) voucher.pay(bare);
    else voucher.setProblem({ name: wrong });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={label}
        name="voucher-code"
        value={code}
        error={problem && (italian(problem.sentence) ?? sentences[problem.name])}
        readOnly={isPending}
        required
        inputMode={keyboard}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => {
          onCode(event.target.value);
          voucher.setProblem(null);
        }}
      />
      <div className={css.foot}>
        <p className={css.status} role="status">
          {state.name === 'READING' ? text.checking : state.name === 'ACTING' && (isSlow ? text.submittingSlow : text.submitting)}
        </p>
        <PendingButton type="submit" size="large" isPending={isPending}>
          {text.confirm}
        </PendingButton>
      </div>
    </form>
  );
}
