import type { Instrument, PaymentContext, PaymentOption } from '../../api/index.ts';
import { Waiting } from '../shared/payment/PaymentStep.tsx';
import { Problem } from '../shared/payment/Problem.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { MethodBox, MethodItem, MethodRow, MethodSection, MethodText, RowEnd, rowClass } from '../shared/ui/page/MethodList.tsx';
import { ErrorPanel } from '../shared/ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { Spinner } from '../shared/ui/feedback/Spinner.tsx';
import * as css from './PaymentPicker.css.ts';
import type { Choice, Choices, PickerEvent, PickerState } from './picker.flow.ts';
import { contextText, text } from './text.ts';

/** The Day method has no API: a recharge offers its guide. */
export const guideOf = (context: PaymentContext, dayGuide: string | null): string | null =>
  context === 'walletRechargeMethod' ? dayGuide : null;

/**
 * A recharge may use a method without an instrument, such as a voucher's code. Every other payment is confirmed with the uuid of
 * an instrument: a method that has none and cannot create one would only lead back here.
 */
const isUnusable = (context: PaymentContext, { canCreatePI }: PaymentOption): boolean =>
  context !== 'walletRechargeMethod' && canCreatePI === 'No';

const choicesOf = (state: PickerState): Choices | null => ('choices' in state ? state.choices : null);

/** There are no instruments, no options and no guide. */
export function isNothing(state: PickerState, guide: string | null): boolean {
  const choices = choicesOf(state);
  return choices !== null && choices.instruments.length === 0 && choices.options.length === 0 && guide === null;
}

interface PickerBodyProps {
  context: PaymentContext;
  state: PickerState;
  send(event: PickerEvent): void;
  guide: string | null;
  /** The choice made in this visit, for a list that stays on the page. */
  chosen?: Choice | null;
  onBack?: (() => void) | undefined;
}

/** The lists, or the loading, error or empty state. */
export function PickerBody({ context, state, send, guide, chosen = null, onBack }: PickerBodyProps) {
  const choices = choicesOf(state);
  if (state.name === 'FETCHING_DATA') return <PickerSkeleton />;
  if (state.name === 'ERROR_FETCHING_DATA') {
    const retry = () => send({ type: 'retry-pressed' });
    return <ErrorPanel title={text.blocked} text={text.blockedText} onRetry={retry} isReading />;
  }
  if (choices === null) return <Waiting title={text.sendingTitle} text={text.sendingText} slow={text.sendingSlow} />;
  if (isNothing(state, guide))
    return (
      <ErrorPanel title={text.blocked} text={text.nothingText}>
        {onBack !== undefined && (
          <Button size="large" onClick={onBack}>
            {text.back}
          </Button>
        )}
      </ErrorPanel>
    );
  return (
    <>
      <Problem problem={state.name === 'AWAIT_CHOICE' ? state.problem : null} className={css.problem} />
      <List
        context={context}
        choices={choices}
        guide={guide}
        sending={state.name === 'SENDING_DATA' ? state.choice : null}
        chosen={chosen}
        isPending={state.name !== 'AWAIT_CHOICE'}
        onChoose={(choice) => send({ type: 'chosen', choice })}
      />
      <p role="status" className={visuallyHidden}>
        {state.name === 'SENDING_DATA' ? text.sending : chosen === null ? '' : text.chosen(thingOf(chosen).label)}
      </p>
    </>
  );
}

const thingOf = (choice: Choice): Instrument | PaymentOption => (choice.kind === 'instrument' ? choice.instrument : choice.option);

const keyOf = (choice: Choice): string =>
  choice.kind === 'instrument' ? choice.instrument.id : `${choice.option.provider} ${choice.option.category}`;

interface ListProps {
  context: PaymentContext;
  choices: Choices;
  guide: string | null;
  /** The choice that is being sent. */
  sending: Choice | null;
  chosen: Choice | null;
  isPending: boolean;
  onChoose(choice: Choice): void;
}

function List({ context, choices: { instruments, options }, guide, sending, chosen, isPending, onChoose }: ListProps) {
  const row = (choice: Choice) => {
    const entry = thingOf(choice);
    const isChosen = chosen !== null && thingOf(chosen) === entry;
    const isSending = sending !== null && thingOf(sending) === entry;
    return (
      <MethodRow key={keyOf(choice)}>
        <button
          type="button"
          className={rowClass}
          aria-disabled={isPending || undefined}
          aria-current={isChosen || undefined}
          // The second click of a double click must not count as another choice.
          onClick={({ detail }) => void (isPending || detail > 1 || onChoose(choice))}
        >
          <MethodText {...entry} />
          <RowEnd>{isSending ? <Spinner size={22} /> : isChosen ? <Icon name="check" /> : undefined}</RowEnd>
        </button>
      </MethodRow>
    );
  };
  return (
    <>
      {instruments.length > 0 && (
        <MethodSection title={contextText[context].saved}>
          <MethodBox>{instruments.map((instrument) => row({ kind: 'instrument', instrument }))}</MethodBox>
        </MethodSection>
      )}
      {(options.length > 0 || guide !== null) && (
        <MethodSection title={text.fresh}>
          <MethodBox>
            {options.map((option) => {
              const choice = { kind: 'option', option } as const;
              return isUnusable(context, option) ? (
                <MethodItem key={keyOf(choice)}>
                  <MethodText {...option} sublabel={text.unusable} />
                </MethodItem>
              ) : (
                row(choice)
              );
            })}
            {guide !== null && (
              <MethodRow>
                <a className={rowClass} href={guide} target="_blank" rel="noopener noreferrer">
                  <MethodText provider="day" label={text.day} sublabel={text.dayNote} />
                  <span className={visuallyHidden}>{text.newWindow}</span>
                  <RowEnd />
                </a>
              </MethodRow>
            )}
          </MethodBox>
        </MethodSection>
      )}
    </>
  );
}

function PickerSkeleton() {
  return (
    <div className={css.skeleton}>
      <Loading label={text.loading} />
      <Skeleton width={200} height={16} radius={8} />
      <Skeleton height={136} radius={22} />
      <Skeleton width={160} height={16} radius={8} />
      <Skeleton height={204} radius={22} />
    </div>
  );
}
