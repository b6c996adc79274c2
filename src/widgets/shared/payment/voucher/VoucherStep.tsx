import type { ReactNode } from 'react';
import { isNotFound } from '../../../../api/index.ts';
import { useRuntime } from '../../runtime/runtime.tsx';
import { AppLink } from '../../ui/page/AppLink.tsx';
import { Button, buttonClass } from '../../ui/controls/Button.tsx';
import { CLOSED } from '../../ui/feedback/closed-mark.tsx';
import { ErrorPanel, Notice } from '../../ui/feedback/Notice.tsx';
import { ProviderLogo } from '../../ui/pictures/ProviderLogo.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PaymentStep, Waiting } from '../PaymentStep.tsx';
import type { MethodName } from '../../../../registry/payment-methods.ts';
import { text } from './text.ts';
import * as css from './voucher.css.ts';
import type { VoucherEvent, VoucherState } from './voucher.flow.ts';
import { VoucherForm } from './VoucherForm.tsx';

interface Ending {
  readonly title: string;
  readonly text: string;
}

interface VoucherStepProps<Status extends string> {
  provider: MethodName;
  title: string;
  label: string;
  /** The keyboard that suits the code's characters. */
  keyboard: 'numeric' | 'text';
  /** The texts for a status in which the flow halts or is over; the ticket's own message comes before them. */
  endings?: Readonly<Partial<Record<Status, Ending>>>;
  state: VoucherState<Status>;
  send(event: VoucherEvent<Status>): void;
  onLeave(): void;
  /** Explains where the person finds the code. */
  children: ReactNode;
}

const told = (message: string | null, ending: Ending | undefined) =>
  [message, ending?.text].filter((sentence) => sentence !== null && sentence !== undefined).join(' ');

/** The page of a voucher whose code is typed in: it shows every state of the flow, with the provider's texts. */
export function VoucherStep<Status extends string>(props: VoucherStepProps<Status>) {
  const { title, state, onLeave } = props;
  const isForm = state.name === 'DRAFT' || state.name === 'SUBMITTING' || state.name === 'CHECKING';
  return (
    <PaymentStep title={title} state={isForm ? 'form' : state.name} onBack={onLeave}>
      <Content {...props} />
    </PaymentStep>
  );
}

function Content<Status extends string>({ provider, label, keyboard, endings, state, send, onLeave, children }: VoucherStepProps<Status>) {
  const { supportPhone } = useRuntime();
  const onRetry = () => send({ type: 'retry-pressed' });

  switch (state.name) {
    case 'LOADING':
      return (
        <div className={css.sheet}>
          <Loading label={text.loading} />
          <Skeleton height={120} radius={22} />
          <Skeleton height={60} radius={16} />
          <Skeleton height={56} radius={28} />
        </div>
      );
    case 'LOAD_ERROR':
      return isNotFound(state.failure) ? (
        <Notice mark="empty" title={text.notFoundTitle} text={text.notFoundText}>
          <Button size="large" onClick={onLeave}>
            {text.back}
          </Button>
        </Notice>
      ) : (
        <ErrorPanel title={text.loadErrorTitle} text={text.loadErrorText} onRetry={onRetry} isReading phone={supportPhone} />
      );
    case 'DRAFT':
    case 'SUBMITTING':
    case 'CHECKING':
      return (
        <div className={css.sheet}>
          <div className={css.about}>
            <ProviderLogo provider={provider} category="ticket" />
            <div className={css.words}>{children}</div>
          </div>
          <VoucherForm
            label={label}
            keyboard={keyboard}
            code={state.code}
            problem={state.name === 'DRAFT' ? state.problem : null}
            underWay={state.name === 'DRAFT' ? null : state.name}
            onEdit={(code) => send({ type: 'edited', code })}
            onConfirm={() => send({ type: 'confirm-pressed' })}
          />
        </div>
      );
    case 'CHECK_ERROR':
      return <ErrorPanel title={text.checkErrorTitle} text={text.checkErrorText} onRetry={onRetry} phone={supportPhone} />;
    case 'WAITING':
      return <Waiting title={text.waitingTitle} text={text.waitingText} icon="ticket" />;
    case 'LATE':
      return (
        <Notice mark={CLOSED} title={text.lateTitle} text={text.lateText}>
          <Button size="large" icon="reload" onClick={onRetry}>
            {text.retry}
          </Button>
        </Notice>
      );
    case 'HALTED': {
      const ending = endings?.[state.status];
      return (
        <ErrorPanel
          title={ending?.title ?? text.loadErrorTitle}
          text={told(state.message, ending)}
          onRetry={onRetry}
          phone={supportPhone}
        />
      );
    }
    case 'OVER': {
      const ending = endings?.[state.status];
      return (
        <Notice mark={CLOSED} title={ending?.title ?? text.strandedTitle} text={told(state.message, ending)}>
          <Button size="large" onClick={onLeave}>
            {text.back}
          </Button>
        </Notice>
      );
    }
    case 'LEAVING':
      return <Waiting title={text.leavingTitle} text={text.leavingText} slow={text.leavingSlow} icon="next" />;
    case 'STRANDED':
      return (
        <ErrorPanel title={text.strandedTitle} text={text.strandedText} onRetry={onRetry} phone={supportPhone}>
          <AppLink to={{ to: 'home' }} className={buttonClass('quiet')}>
            {text.home}
          </AppLink>
        </ErrorPanel>
      );
    default:
      return state satisfies never;
  }
}
