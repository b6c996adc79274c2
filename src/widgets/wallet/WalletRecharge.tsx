import { type FormEvent, type ReactElement, useCallback, useId, useRef, useState } from 'react';
import type { Cents, RechargeConfig } from '../../api/index.ts';
import { useAcknowledgement } from '../shared/payment/operation-journal.ts';
import { ProgressNotice, TaskShell } from '../shared/payment/TaskShell.tsx';
import { UnsureNotice } from '../shared/payment/UnsureNotice.tsx';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { type Drawing, Icon } from '../shared/ui/pictures/Icon.tsx';
import { Bill } from '../shared/ui/content/Bill.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { MethodBox, MethodItem, MethodText } from '../shared/ui/page/MethodList.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { CLOCK_BADGE } from '../shared/ui/feedback/unsure-mark.tsx';
import { Loading, Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { ignoreRestOfDoubleClick } from '../shared/ui/interaction/double-click.ts';
import { TextField } from '../shared/ui/controls/TextField.tsx';
import { withMessage } from '../shared/text/italian.tsx';
import { type AmountChoice, centsOf, choiceOf, DEFAULT_AMOUNT, QUICK_AMOUNTS } from './amount.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { RechargeProgress } from './RechargeProgress.tsx';
import * as css from './WalletRecharge.css.ts';
import { useRechargeText } from './recharge-text.ts';
import { useBalanceText } from './text.ts';
import { useLanguage } from '../shared/text/language.ts';
import { useMoney } from '../shared/text/use-money.ts';
import { type RechargeFlow, type RechargeState, useRecharge } from './use-recharge.ts';
import { Text } from '../shared/text/Text.tsx';

export interface WalletRechargeProps {
  /** The initial amount, in cents; 25 euro by default. */
  amount?: Cents | null;
  /** Query `return-url`, checked by the link guard: where to go after the recharge; the wallet by default. */
  returnUrl?: string;
  /** Query `payWithNull`: ignores the current method, and the person picks one first (P2-2.60: as with `paymentOptionsNull`). */
  isMethodUnset?: boolean;
  /** The person chose an amount; null for the default, or while the typed text is not an amount. */
  onAmount?(amount: Cents | null): void;
  /** Without it the bar has no back button. */
  onBack?(): void;
}

/**
 * 'Ricarica Wallet' (P2-2.55): an amount and a method. `DefinedAmount` recharges exactly the amount, and the form shows the
 * resulting balance. With `TargetAmount` vouchers come near to the amount, and the form says so. With null it says neither.
 */
export function WalletRecharge({ amount = null, onBack, ...form }: WalletRechargeProps) {
  const text = useRechargeText();
  const lang = useLanguage();
  const { returnUrl = destinationPath({ to: 'wallet' }) } = form;
  const [state, flow] = useRecharge(returnUrl);
  // The choice survives every failure.
  const [choice, setChoice] = useState(() => choiceOf(amount, lang));
  return (
    <TaskShell title={text.title} state={state.name} onBack={onBack}>
      {state.name === 'AWAIT_CHOICE' ? (
        <RechargeForm {...form} state={state} flow={flow} choice={choice} onChoose={setChoice} />
      ) : (
        <Progress state={state} returnUrl={form.returnUrl} flow={flow} />
      )}
    </TaskShell>
  );
}

interface ProgressProps {
  state: Exclude<RechargeState, { name: 'AWAIT_CHOICE' }>;
  returnUrl: string | undefined;
  flow: RechargeFlow;
}

function Progress({ state, returnUrl, flow }: ProgressProps) {
  const text = useRechargeText();
  const money = useMoney();
  const balanceText = useBalanceText();
  const { navigation } = useRuntime();
  const shown = state.name === 'STARTED' ? state.operation : null;
  const acknowledge = useAcknowledgement('recharge', ({ id }) => id === shown?.id);
  const { retry } = flow;
  /** A press that continues acknowledges what the screen shows. */
  const acknowledgeAnd = (run: () => void) => () => {
    acknowledge();
    run();
  };
  const [isFollowing, setFollowing] = useState(false);
  const follow = () => {
    if (state.name !== 'STARTED') return;
    setFollowing(true);
    navigation.go(
      { to: 'wallet-recharge-result', uuid: state.answerId, returnUrl: returnUrl ?? destinationPath({ to: 'wallet' }) },
      { replace: true },
    );
  };
  const restart = acknowledgeAnd(flow.restart);
  const another = (
    <Button look="quiet" onClick={restart}>
      {text.another}
    </Button>
  );
  const sending = <RechargeProgress task="sending" />;
  const toWallet = (look: 'primary' | 'quiet') => (
    <AppLink to={{ to: 'wallet' }} className={buttonClass(look, look === 'primary' ? 'large' : 'normal')} onFollow={acknowledge}>
      {text.toWallet}
    </AppLink>
  );
  switch (state.name) {
    case 'FETCHING_DATA':
      return <RechargeSkeleton />;
    case 'ERROR_FETCHING_DATA':
      return <ErrorPanel title={text.loadError} text={text.loadErrorText} onRetry={retry} isReading />;
    case 'SENDING_DATA':
      return sending;
    case 'ANSWERED':
      switch (state.answer.actionType) {
        case 'redirect':
          return <RechargeProgress task="sending" link={state.answer.linkAction} />;
        case null:
          return (
            <ErrorPanel mark={CLOCK_BADGE} title={text.error} text={text.unexpectedText} retryLabel={text.checkAgain} onRetry={retry}>
              {toWallet('quiet')}
            </ErrorPanel>
          );
        case 'loading':
          // Without its identifier nobody can follow it.
          if (state.answer.uuid !== null) return sending;
          return (
            <ProgressNotice title={text.waiting} text={text.unnamedText} icon="wallet">
              {toWallet('quiet')}
            </ProgressNotice>
          );
        default:
          return sending;
      }
    case 'CHECKING':
      return <RechargeProgress task="checking" />;
    case 'ASKING':
      return <RechargeProgress task="asking" />;
    case 'UNKEPT':
      return (
        <Notice mark="empty" title={text.unkept} text={text.unkeptText(balanceText(state.data.balanceCents))}>
          <Button size="large" onClick={flow.sendUnkept}>
            {`${text.submit} ${money(state.request)}`}
          </Button>
          <Button look="quiet" onClick={flow.restart}>
            {text.back}
          </Button>
        </Notice>
      );
    case 'REFUSED':
      return state.answer?.actionType === 'cancelled' ? (
        <ErrorPanel title={text.cancelled} text={withMessage(state.message, text.cancelledText)} onRetry={retry} phone={null} />
      ) : (
        <ErrorPanel
          title={text.error}
          text={withMessage(state.message, text.errorText)}
          bill={state.cents !== null && <Bill rows={[[text.charged, money(state.cents)]]} />}
          onRetry={retry}
        />
      );
    case 'STRANDED':
      return (
        <ErrorPanel title={text.stranded} text={text.strandedText}>
          {toWallet('primary')}
        </ErrorPanel>
      );
    case 'UNSURE':
      return <Unsure state={state} flow={flow} toWallet={toWallet('quiet')} />;
    case 'STARTED':
      if (isFollowing) return sending;
      return (
        <Notice mark="empty" title={text.started} text={text.startedText(money(state.operation.cents))}>
          {state.answerId !== '' && (
            <Button size="large" onClick={acknowledgeAnd(follow)}>
              {text.follow}
            </Button>
          )}
          {another}
        </Notice>
      );
    default:
      return state satisfies never;
  }
}

interface UnsureProps {
  state: Extract<RechargeState, { name: 'UNSURE' }>;
  flow: RechargeFlow;
  toWallet: ReactElement;
}

function Unsure({ state, flow, toWallet }: UnsureProps) {
  const text = useRechargeText();
  const props = { flow, text, exit: toWallet };
  if (state.doubt === 'unread' || state.doubt === 'busy')
    return (
      <UnsureNotice {...props} doubt={state.doubt}>
        {text[state.doubt]}
      </UnsureNotice>
    );
  const { operation, now, doubt } = state;
  const bill = [
    [text.charged, operation.cents],
    [text.creditBefore, operation.creditBefore],
    [text.creditNow, now.balanceCents],
  ] as const;
  return (
    <UnsureNotice {...props} doubt={doubt} bill={bill}>
      {text.doubts[doubt]}
    </UnsureNotice>
  );
}

interface FormProps extends Omit<WalletRechargeProps, 'amount' | 'onBack'> {
  state: Extract<RechargeState, { name: 'AWAIT_CHOICE' }>;
  flow: RechargeFlow;
  choice: AmountChoice;
  onChoose(choice: AmountChoice): void;
}

function RechargeForm({ state, returnUrl, isMethodUnset = false, onAmount, flow, choice, onChoose }: FormProps) {
  const text = useRechargeText();
  const money = useMoney();
  const { data, problem } = state;
  const { balanceCents } = data;
  const config = isMethodUnset ? { ...data.config, payWith: null } : data.config;
  const cents = centsOf(choice);
  const noteId = useId();
  // This page's address with the same amount, but without `payWithNull`: the person has picked a method then.
  const isInAddress = cents !== null && (isMethodUnset || cents !== DEFAULT_AMOUNT);
  const here = destinationPath({ to: 'wallet-recharge', returnUrl, ...(isInAddress && { amountCents: cents }) });
  const choose = (next: AmountChoice) => {
    onChoose(next);
    const amount = centsOf(next);
    onAmount?.(amount === DEFAULT_AMOUNT ? null : amount);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The answer may arrive between the two presses of a double tap. The second press must not hit the next page.
    ignoreRestOfDoubleClick();
    // Enter in the field submits the form, even while no method is chosen.
    if (config.payWith !== null && cents !== null) flow.press(cents);
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <BalanceCard label={text.wallet} balance={balanceCents} note={text.use} />
      <Amounts choice={choice} onChoose={choose} noteId={hasTarget(config) ? noteId : undefined} />
      <Method payWith={config.payWith} here={here} />
      <Outcome config={config} cents={cents} balanceCents={balanceCents} noteId={noteId} />
      <div className={css.foot}>
        <p className={problem === null ? undefined : css.problem} role="alert">
          {problem === null ? '' : text.problems[problem]}
        </p>
        <Button type="submit" size="large" disabled={cents === null || config.payWith === null}>
          {/* Vouchers may give another amount. */}
          {cents === null || config.amountType === 'TargetAmount' ? text.submit : `${text.submit} ${money(cents)}`}
        </Button>
      </div>
    </form>
  );
}

const INFORMATION: Drawing = { path: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.5h.1' };

/** Vouchers only come near to the amount. */
const hasTarget = ({ payWith, amountType }: RechargeConfig) => payWith !== null && amountType === 'TargetAmount';

interface AmountsProps {
  choice: AmountChoice;
  /** The note that describes the amount as what the vouchers only come near to. */
  noteId: string | undefined;
  onChoose(choice: AmountChoice): void;
}

function Amounts({ choice, noteId, onChoose }: AmountsProps) {
  const text = useRechargeText();
  const radio = { className: css.radio, type: 'radio', name: useId() };
  // Arrow keys only pass through '...': the field takes the focus only when a pointer selected it.
  const isPointed = useRef(false);
  const isCustom = typeof choice === 'string';
  const onField = useCallback((field: HTMLInputElement | null) => {
    if (isPointed.current) field?.focus();
    isPointed.current = false;
  }, []);

  return (
    <fieldset className={css.amounts} role="radiogroup" aria-describedby={noteId}>
      <legend className={css.heading}>{text.amount}</legend>
      <div className={css.tiles}>
        {QUICK_AMOUNTS.map((cents) => (
          <label key={cents} className={css.tile}>
            <input {...radio} checked={choice === cents} onChange={() => onChoose(cents)} />
            <Text>{text.euro(cents / 100)}</Text>
          </label>
        ))}
        <label className={css.tile} onPointerUp={() => void (isPointed.current = true)}>
          <input {...radio} checked={isCustom} onChange={() => onChoose('')} />
          <span>...</span>
          <span className={css.tileName}>{` ${text.customAmount}`}</span>
        </label>
      </div>
      {isCustom && (
        <div className={css.custom}>
          <TextField
            ref={onField}
            label={text.customAmount}
            hint={text.customHint}
            error={choice.trim() !== '' && centsOf(choice) === null ? text.badAmount : null}
            value={choice}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            onChange={({ target }) => onChoose(target.value)}
            end={
              <span className={css.euro} aria-hidden="true">
                €
              </span>
            }
          />
        </div>
      )}
    </fieldset>
  );
}

/** The payment method, and the link that changes it. `here`: where the payment options return to. */
function Method({ payWith, here }: { payWith: RechargeConfig['payWith']; here: string }) {
  const text = useRechargeText();
  return (
    <section aria-labelledby="pausa-recharge-method" className={css.method}>
      <Heading level={2} id="pausa-recharge-method" className={css.heading}>
        {text.method}
      </Heading>
      <MethodBox>
        <MethodItem>
          {payWith === null ? (
            <MethodText provider="" category="wallet" label={text.noMethod} sublabel={text.noMethodNote} />
          ) : (
            <MethodText {...payWith} lang="it" translate="no" />
          )}
          <AppLink
            to={{ to: 'payment-options', context: 'walletRechargeMethod', keyToUpdate: 'WALLET_RECHARGE_PICKED_PI', returnUrl: here }}
            currentMethod={payWith ?? undefined}
            className={buttonClass(payWith === null ? 'secondary' : 'quiet', 'tap', true)}
            label={payWith === null ? text.chooseNamed : text.changeNamed(payWith.label)}
          >
            {payWith === null ? text.choose : text.change}
          </AppLink>
        </MethodItem>
      </MethodBox>
    </section>
  );
}

/** The balance after the recharge, as far as it is known in advance. */
function Outcome({
  config,
  cents,
  balanceCents,
  noteId,
}: {
  config: RechargeConfig;
  cents: Cents | null;
  balanceCents: Cents | null;
  noteId: string;
}) {
  const text = useRechargeText();
  const money = useMoney();
  if (config.payWith === null) return null;
  if (hasTarget(config))
    return (
      <>
        <After>{text.byVouchers}</After>
        <p id={noteId} className={css.note}>
          <Icon name={INFORMATION} isSmall />
          <span>{text.target}</span>
        </p>
      </>
    );
  if (config.amountType !== 'DefinedAmount' || balanceCents === null) return null;
  return <After>{cents === null ? '–' : money(balanceCents + cents)}</After>;
}

function After({ children }: { children: string }) {
  const text = useRechargeText();
  return (
    <p className={css.after}>
      <span className={css.afterLabel}>{text.after}</span>
      <b className={css.afterAmount}>
        <Text>{children}</Text>
      </b>
    </p>
  );
}

function RechargeSkeleton() {
  const text = useRechargeText();
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Loading label={text.loading} />
      <Skeleton height={132} radius={30} />
      <Skeleton width={80} height={16} radius={8} />
      <Skeleton height={72} radius={20} />
      <Skeleton width={160} height={16} radius={8} />
      <Skeleton height={68} radius={22} />
    </div>
  );
}
