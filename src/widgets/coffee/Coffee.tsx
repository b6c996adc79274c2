import { useEffect, useState } from 'react';
import { type ApiFailure, type CoffeeArea, type CoffeeRecipe, isApiStatus, isNotFound, type WireId } from '../../api/index.ts';
import { useAcknowledgement } from '../shared/payment/operation-journal.ts';
import { ProgressNotice } from '../shared/payment/TaskShell.tsx';
import { UnsureNotice } from '../shared/payment/UnsureNotice.tsx';
import { type ContentStatus, useContentStatus } from '../shared/runtime/element-events.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { AppLink, HomeLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { ignoreRestOfDoubleClick } from '../shared/ui/interaction/double-click.ts';
import { CUP } from '../shared/ui/pictures/drawings.ts';
import { type Drawing, Icon } from '../shared/ui/pictures/Icon.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { ClosedNotice, OpenStatus, SellingPointBar } from '../shared/ui/selling/SellingPoint.tsx';
import { ingredients } from '../shared/ui/selling/selling.css.ts';
import { Loading, Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { Spinner } from '../shared/ui/feedback/Spinner.tsx';
import { useRestoreFocus } from '../shared/ui/interaction/use-restore-focus.ts';
import { useMoney } from '../shared/text/use-money.ts';
import { italian, withMessage } from '../shared/text/italian.tsx';
import * as css from './Coffee.css.ts';
import { CUP_MARK, UNSURE_MARK } from './Cup.tsx';
import { RecipeCard, RecipeDetail } from './Recipe.tsx';
import { usePaidFrom, useText } from './text.ts';
import { type CoffeeFlow, type CoffeeState, type Credit, creditOf, payingCreditOf, splitOf, sumOf, useCoffee } from './use-coffee.ts';
import { Text } from '../shared/text/Text.tsx';

const EDIT: Drawing = { path: 'M5 19l.8-3.8L15.5 5.5l3 3-9.7 9.7zM13.5 7.5l3 3' };

export interface CoffeeProps {
  /** The coffee machine's selling area. */
  areaId: string;
  /** Called with the machine's name when it is known. */
  onName?(name: string): void;
}

/** A coffee machine: who is signed in, what it makes, and 'eroga' (P2-2.99 to P2-2.102). */
export function Coffee({ areaId, onName }: CoffeeProps) {
  const text = useText();
  const [state, flow] = useCoffee(areaId);
  const isMachine = state.name === 'AWAIT_CHOICE' || state.name === 'SENDING_DATA';
  const name = isMachine ? state.data.shop.title : undefined;
  useEffect(() => {
    if (name !== undefined) onName?.(name);
  }, [name, onName]);
  useContentStatus(contentOf(state));
  const content = useRestoreFocus<HTMLDivElement>(isMachine ? 'machine' : state.name);
  return (
    <div ref={content} className={css.coffee} tabIndex={-1}>
      {isMachine ? (
        <Machine state={state} flow={flow} />
      ) : (
        <>
          {/* The placeholder reserves the height of the status line, so that nothing moves when the status comes. */}
          <SellingPointBar title={text.title} note={state.name === 'FETCHING_DATA' && <Skeleton width={72} height={18} />} />
          <Progress state={state} flow={flow} />
        </>
      )}
    </div>
  );
}

/** For the page around: what the machine's page shows. */
function contentOf(state: CoffeeState): ContentStatus {
  if (state.name === 'AWAIT_CHOICE' || state.name === 'SENDING_DATA') return state.data.catalog.recipes.length === 0 ? 'empty' : 'ready';
  if (state.name === 'ERROR_FETCHING_DATA') return isMissing(state.failure) ? 'not-found' : 'failed';
  return state.name === 'FETCHING_DATA' ? 'loading' : 'ready';
}

const isMissing = (failure: ApiFailure) => isNotFound(failure) || isApiStatus(failure, 410);

/** Writes balances as a sentence; null when the server sends none. */
function useBalances(): (credit: Credit) => string | null {
  const text = useText();
  const money = useMoney();
  return ({ corporateCredit, wallet }) =>
    [corporateCredit !== null && text.corporateCredit(money(corporateCredit)), wallet !== null && text.wallet(money(wallet))]
      .filter(Boolean)
      .join(text.and) || null;
}

/** The states of the machine's own page. */
type MachineState = Extract<CoffeeState, { name: 'AWAIT_CHOICE' | 'SENDING_DATA' }>;

interface StateProps<State> {
  state: State;
  flow: CoffeeFlow;
}

function Progress({ state, flow }: StateProps<Exclude<CoffeeState, MachineState>>) {
  const text = useText();
  const balancesOf = useBalances();
  const { retry } = flow;
  const acknowledge = useAcknowledgement('coffee', ({ answerId }) => 'answerId' in state && answerId === state.answerId);
  const restart = () => {
    acknowledge();
    flow.restart();
  };
  switch (state.name) {
    case 'FETCHING_DATA':
      return <CoffeeSkeleton />;
    case 'ERROR_FETCHING_DATA':
      return isMissing(state.failure) ? (
        <Notice mark="empty" title={text.notFound} text={text.notFoundText}>
          <HomeLink />
        </Notice>
      ) : (
        <ErrorPanel title={text.loadError} text={text.loadErrorText} onRetry={retry} isReading />
      );
    case 'STRANDED':
      return null; // an order has no link to refuse
    case 'REFUSED':
      return <ErrorPanel title={text.sendError} text={withMessage(state.message, text.sendErrorText)} onRetry={retry} />;
    case 'ANSWERED':
    case 'STARTED':
      return (
        <Notice
          mark={CUP_MARK}
          title={text.ordered}
          text={state.name === 'STARTED' ? text.foundText(state.operation.label) : text.orderedText}
        >
          <AppLink to={{ to: 'coffee-order', orderId: state.answerId }} className={buttonClass('primary', 'large')} onFollow={acknowledge}>
            {text.toOrder}
          </AppLink>
          <Button look="quiet" onClick={restart}>
            {text.another}
          </Button>
        </Notice>
      );
    case 'CHECKING':
      return <ProgressNotice title={text.checking} text={text.checkingText} slow={text.checkingSlow} icon={CUP} />;
    case 'ASKING':
      return <ProgressNotice title={text.asking} text={text.askingText} slow={text.checkingSlow} icon={CUP} />;
    case 'UNKEPT':
      return (
        <Notice mark={CUP_MARK} title={text.unkept} text={text.unkeptText(balancesOf(creditOf(state.data)))}>
          <Button size="large" onClick={flow.sendUnkept}>
            {text.order(state.request.itemSaleable.name)}
          </Button>
          <Button look="quiet" onClick={flow.restart}>
            {text.back}
          </Button>
        </Notice>
      );
    case 'UNSURE':
      return <Unsure state={state} flow={flow} />;
    default:
      return state satisfies never;
  }
}

function Unsure({ state, flow }: StateProps<Extract<CoffeeState, { name: 'UNSURE' }>>) {
  const text = useText();
  const { doubt } = state;
  const props = { doubt, flow, text, mark: UNSURE_MARK } as const;
  if (doubt === 'unread' || doubt === 'busy') return <UnsureNotice {...props}>{text[doubt]}</UnsureNotice>;
  const { label, cents, creditBefore } = state.operation;
  const bill = [
    [italian(label), cents],
    [text.creditBefore, creditBefore],
    [text.creditNow, sumOf(creditOf(state.now))],
  ] as const;
  return (
    <UnsureNotice {...props} bill={bill}>
      {text.doubts[doubt]}
    </UnsureNotice>
  );
}

function Machine({ state, flow }: StateProps<MachineState>) {
  const text = useText();
  const paidFrom = usePaidFrom();
  const { storage } = useRuntime();
  const { data: area } = state;
  const money = useMoney();
  const [shownId, setShownId] = useState<WireId | null>(null);
  const sent = state.name === 'SENDING_DATA' ? state.request : null;
  const held = 'held' in state ? state.held : undefined;
  const toPay = held === undefined ? 0 : splitOf(storage, held, area).toPay;
  const problem = state.name === 'AWAIT_CHOICE' && state.problem !== 'closed' ? state.problem : null;
  const recipes = [...area.catalog.recipes].sort((a, b) => a.displayOrder - b.displayOrder);
  const shown = recipes.find(({ recipeId }) => recipeId === shownId);

  const dispense = (recipe: CoffeeRecipe) => {
    // The answer may arrive between the two presses of a double tap. The second press must not hit the next page.
    ignoreRestOfDoubleClick();
    setShownId(null);
    flow.press(recipe);
  };

  return (
    <>
      <SellingPointBar title={italian(area.shop.title)} note={<OpenStatus isOpen={area.shop.isOpen} />} />
      <Greeting name={area.nickName} />
      {area.shop.isOpen ? (
        <>
          <CreditRow area={area} />
          <p className={problem === null ? undefined : css.problem} role="alert">
            {problem === 'insufficient'
              ? held && toPay > 0 && <Text>{text.insufficient(held.itemSaleable.name, money(held.price.value), money(toPay))}</Text>
              : problem && text.problems[problem]}
          </p>
          <div className={css.floating} role="status">
            {sent !== null && (
              <p className={css.sending}>
                <Spinner size={20} />
                <Text>{text.sending([sent.itemSaleable.name, paidFrom(splitOf(storage, sent, area))].filter(Boolean).join(', '))}</Text>
              </p>
            )}
          </div>
          {recipes.length === 0 ? (
            <Notice mark={CUP_MARK} title={text.emptyTitle} text={text.emptyText}>
              <HomeLink />
            </Notice>
          ) : (
            <ul role="list" className={css.grid} aria-label={text.recipes}>
              {recipes.map((recipe, index) => (
                <RecipeCard
                  key={recipe.recipeId}
                  recipe={recipe}
                  isEager={index < 6}
                  isBlocked={sent !== null}
                  onDispense={dispense}
                  onShow={setShownId}
                />
              ))}
            </ul>
          )}
        </>
      ) : (
        <ClosedNotice message={area.shop.closedMessage} />
      )}
      {shown !== undefined && area.shop.isOpen && (
        <RecipeDetail recipe={shown} isBlocked={sent !== null} onDispense={dispense} onClose={() => setShownId(null)} />
      )}
    </>
  );
}

function Greeting({ name }: { name: string | null }) {
  const text = useText();
  return (
    <div className={css.greeting}>
      <Heading level={2} className={css.hello}>
        {text.hello(name)}
      </Heading>
      <AppLink to={{ to: 'coffee-nick-name' }} className={buttonClass('quiet', 'tap', true)} label={text.editNamed}>
        <Icon name={EDIT} isSmall />
        <Text>{text.edit}</Text>
      </AppLink>
    </div>
  );
}

function CreditRow({ area }: { area: CoffeeArea }) {
  const sentence = useBalances()(payingCreditOf(useRuntime().storage, area));
  if (sentence === null) return null;
  return (
    <AppLink to={{ to: 'wallet' }} className={css.credit}>
      <Icon name="wallet" />
      <Text className={css.creditText}>{sentence}</Text>
      <Icon name="next" isSmall />
    </AppLink>
  );
}

function CoffeeSkeleton() {
  const text = useText();
  return (
    <>
      <Loading label={text.loading} />
      <div className={css.greeting} aria-hidden="true">
        <Skeleton width={150} height={30} />
      </div>
      <div className={css.creditBox} aria-hidden="true">
        <Skeleton height={56} radius={16} />
      </div>
      <div className={css.grid} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={css.card}>
            <div className={css.picture}>
              <Skeleton height="100%" radius={0} />
            </div>
            <div className={css.body}>
              <Skeleton height={20} width="80%" />
              <Skeleton height={22} width={64} />
              <div className={ingredients}>
                <Skeleton height={14} />
              </div>
              <Skeleton height={44} radius={22} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
