import type { Instrument, PaymentContext } from '../../api/index.ts';
import { type Choice, isInstrument } from '../shared/payment/pending-instrument.ts';
import { ProgressNotice, TaskShell } from '../shared/payment/TaskShell.tsx';
import type { CurrentMethod } from '../shared/runtime/ports.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { radio } from '../shared/ui/controls/Radio.css.ts';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { MethodBox, MethodRow, MethodSection, MethodsSkeleton, MethodText, RowEnd, rowClass } from '../shared/ui/page/MethodList.tsx';
import { ErrorPanel, Problem } from '../shared/ui/feedback/Notice.tsx';
import { Loading } from '../shared/ui/feedback/Skeleton.tsx';
import { Spinner } from '../shared/ui/feedback/Spinner.tsx';
import { italian } from '../shared/text/italian.tsx';
import { NewTab } from '../shared/ui/page/NewTab.tsx';
import { Text } from '../shared/text/Text.tsx';
import * as css from './PaymentPicker.css.ts';
import { isCurrent, type PickerState, usePicker } from './use-picker.ts';
import { useText } from './text.ts';

export interface PaymentPickerProps {
  /** What the method is for: paying an amount, recharging the wallet, or paying a part with vouchers. */
  context: PaymentContext;
  /** The method that pays now: its row is marked. */
  currentMethod?: CurrentMethod | undefined;
  /** Query `hide=payment`: hides the saved instruments. */
  hideSaved?: boolean;
  /** Query `paymentOptionsNull=true`: offers only the saved instruments. */
  hideNew?: boolean;
  /** False when this visit has already opened its only option: after Back the picker shows the list. */
  opensSingle?: boolean;
  /** A PDF about recharging with Day vouchers: an https address or our own path, checked by the link guard. */
  dayGuide?: string | null;
  /** The server has saved the choice; `instrument` is null for a method that has none. */
  onPicked(instrument: Instrument | null, choice: Choice): void;
  /** `path`: our page that adds the instrument, checked by the link guard. `isAutomatic`: it opens without a press. */
  onCreate(path: string, isAutomatic: boolean): void;
  /** Without it the bar has no back button. */
  onBack?(): void;
}

/** 'Scegli come pagare', 'Scegli come ricaricare': the saved instruments and the new methods (P2-2.35 to P2-2.43). */
export function PaymentPicker({ context, currentMethod, dayGuide = null, onPicked, onBack, ...options }: PaymentPickerProps) {
  const picker = usePicker({ ...options, context, onPicked: (choice) => onPicked(isInstrument(choice) ? choice : null, choice) });
  const text = useText();
  // The Day method has no API: a recharge offers its guide.
  const guide = context === 'walletRechargeMethod' && options.hideNew !== true ? dayGuide : null;
  return (
    <TaskShell title={text.contexts[context].title} state={picker.state.name} onBack={onBack}>
      {context === 'partialAmountMethod' && <p className={css.lead}>{text.partialLead}</p>}
      <PickerBody {...picker} context={context} guide={guide} currentMethod={currentMethod} onBack={onBack} />
    </TaskShell>
  );
}

const keyOf = (choice: Choice): string => (isInstrument(choice) ? String(choice.id) : `${choice.provider} ${choice.category}`);

interface PickerBodyProps {
  context: PaymentContext;
  state: PickerState;
  retry(): void;
  choose(choice: Choice): void;
  guide: string | null;
  /** The method that pays now. */
  currentMethod?: CurrentMethod | undefined;
  /** The choice made in this visit, for a list that stays on the page; null before it. */
  chosen?: Choice | null;
  onBack?: (() => void) | undefined;
}

/** The lists, or the loading, error or empty state. */
export function PickerBody({ context, state, retry, choose, guide, currentMethod, chosen, onBack }: PickerBodyProps) {
  const text = useText();
  if (state.name === 'FETCHING_DATA')
    return (
      <>
        <Loading label={text.loading} />
        <MethodsSkeleton lists={[1, 3]} />
      </>
    );
  if (state.name === 'ERROR_FETCHING_DATA') return <ErrorPanel title={text.blocked} text={text.blockedText} onRetry={retry} isReading />;
  if (state.choices === null) return <ProgressNotice title={text.sendingTitle} text={text.sendingText} slow={text.sendingSlow} />;
  const { instruments, options } = state.choices;
  if (instruments.length + options.length === 0 && guide === null)
    return (
      <ErrorPanel title={text.blocked} text={text.nothingText}>
        {onBack !== undefined && (
          <Button size="large" onClick={onBack}>
            {text.back}
          </Button>
        )}
      </ErrorPanel>
    );
  const isPending = state.name !== 'AWAIT_CHOICE';
  const problem = isPending ? null : state.problem;
  const sending = state.name === 'SENDING_DATA' ? state.choice : null;
  const mark = chosen ?? currentMethod;
  // Without a known choice, empty radios would look as if nothing were chosen.
  const hasRadios = chosen !== undefined || currentMethod !== undefined;
  const row = (choice: Choice) => {
    const isMarked = mark !== undefined && isCurrent(choice, mark);
    return (
      <MethodRow key={keyOf(choice)}>
        <button
          type="button"
          className={rowClass}
          aria-disabled={isPending || undefined}
          aria-current={isMarked || undefined}
          // The second click of a double click must not count as another choice.
          onClick={({ detail }) => void (isPending || detail > 1 || choose(choice))}
        >
          <MethodText {...choice} lang="it" {...(isInstrument(choice) && { translate: 'no' })} />
          <RowEnd>
            {choice === sending ? (
              <Spinner size={22} />
            ) : isMarked || (hasRadios && isInstrument(choice)) ? (
              <span className={radio} />
            ) : undefined}
          </RowEnd>
        </button>
      </MethodRow>
    );
  };
  return (
    <>
      <Problem
        problem={
          problem?.name === 'send-failed' ? (
            <>
              <Text>{problem.sentence ? `${text.sendError}. ` : text.sendError}</Text>
              {italian(problem.sentence)}
            </>
          ) : (
            problem && text.blocked
          )
        }
        className={css.problem}
      />
      {instruments[0] && (
        <MethodSection title={text.contexts[context].saved}>
          <MethodBox>{instruments.map(row)}</MethodBox>
        </MethodSection>
      )}
      {(options[0] || guide !== null) && (
        <MethodSection title={text.fresh}>
          <MethodBox>
            {options.map(row)}
            {guide !== null && (
              <MethodRow>
                <a className={rowClass} href={guide} target="_blank" rel="noopener noreferrer">
                  <MethodText provider="day" label={text.day} sublabel={text.dayNote} />
                  <NewTab />
                  <RowEnd />
                </a>
              </MethodRow>
            )}
          </MethodBox>
        </MethodSection>
      )}
      <p role="status" className={visuallyHidden}>
        <Text>{sending !== null ? text.sending : chosen ? text.chosen(chosen.label) : ''}</Text>
      </p>
    </>
  );
}
