/**
 * For the schedules' tests of journaled operations: one wish of one person, in a browser whose clock jumps and whose storage fills up
 * or is blocked. A second person uses the same browser, and a second device the same credit.
 */
import { createStorage } from '../../runtime/storage.ts';
import type { Answer, Call, Dependencies, Screen, Server, Subject } from './test-kit.ts';

const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];
const JUMPS = [-DAY, -HOUR, -2 * SECOND, 2 * SECOND, HOUR, DAY];
const STORAGES = ['fine', 'full', 'blocked'] as const;

/** The account at the server, apart from the effects of this wish. */
export interface Credit {
  walletCents: number;
  corporateCents: number;
}

interface State {
  readonly name: string;
  readonly doubt?: string;
  readonly problem?: string | null;
}
/** The controller of the wish's page. */
interface Page<Request> {
  getState(): State;
  press(request: Request): void;
  stop(): void;
  open(): void;
  retry(): void;
  restart(): void;
  ask(): void;
  sendUnkept(): void;
  refresh(): void;
}

export interface Wish<Modules, Request> {
  /** `POST b2c/…`: the call with the effect. */
  readonly call: string;
  /** Carries it out. */
  charge(credit: Credit, body: Call['body']): unknown;
  /** The answers to the other calls. */
  answerOf(name: string, credit: Credit): unknown;
  load(): Promise<Modules>;
  createPage(modules: Modules, runtime: Dependencies['runtime']): Page<Request>;
  readonly requests: readonly [Request, Request, Request];
}

/**
 * The wish as a subject of the schedules.
 * @param hasKeys whether the server repeats its answer to a known idempotency key, for a day and a little longer
 */
export function wishOf<Modules, Request>(wish: Wish<Modules, Request>, hasKeys: boolean): Subject<Modules> {
  const values = new Map<string, string>();
  let storage: (typeof STORAGES)[number] = 'fine';
  let now = 0;
  let person: 'anna' | 'bruno' = 'anna';
  let credit: Credit = { walletCents: 0, corporateCents: 0 };
  let server: Server & { pass(ms: number): void };
  /** A screen has said that it went through, or that another window did it: who wants one does not go on. */
  let isInformed = false;
  /** The browser has said that it cannot remember: before another press one looks at the machine and the wallet. */
  let isWarned = false;

  const refuse = () => {
    throw new DOMException('No storage', 'QuotaExceededError');
  };
  const backing = {
    getItem: (name: string) => (storage === 'blocked' ? refuse() : (values.get(name) ?? null)),
    setItem: (name: string, value: string) => void (storage === 'fine' ? values.set(name, value) : refuse()),
    removeItem: (name: string) => void (storage === 'blocked' ? refuse() : values.delete(name)),
  };

  function newServer() {
    const effects: string[] = [];
    const answers = new Map<string, { readonly body: unknown; readonly at: number }>();
    let time = 1_800_000_000_000;
    return {
      effects,
      hasKeys,
      time: () => time,
      pass: (ms: number) => void (time += ms),
      isMoney: ({ name }: Call) => name === wish.call,
      /** A credit tells nothing for sure. */
      tells: ({ name }: Call) => name === wish.call,
      carryOut({ name, body, key = '' }: Call): Answer {
        if (name !== wish.call) return { body: wish.answerOf(name, credit) };
        const known = answers.get(key);
        if (hasKeys && known !== undefined && time - known.at <= DAY + HOUR) return { body: known.body };
        effects.push('charged');
        const answer = wish.charge(credit, body);
        answers.set(key, { body: answer, at: time });
        return { body: answer };
      },
    };
  }

  /** Where the sentences send the person: the machine, the wallet, the orders. */
  const looksAround = () => void (isInformed ||= server.effects.length > 0);

  function look({ name, problem }: State): void {
    if (name === 'ANSWERED' || name === 'STARTED') {
      if (server.effects.length === 0) throw new Error('a screen says that it went through, and it did not');
      isInformed = true;
    }
    if (name === 'AWAIT_CHOICE' && problem === 'elsewhere') isInformed = true;
  }

  return {
    load: wish.load,
    begin() {
      values.clear();
      [storage, now, person, isInformed, isWarned] = ['fine', 1_800_000_000_000, 'anna', false, false];
      credit = { walletCents: 2000, corporateCents: 70 };
      server = newServer();
      return server;
    },
    accident(which) {
      if (which < JUMPS.length) now += JUMPS[which] ?? 0;
      else if (which < 9) storage = STORAGES[which - JUMPS.length] ?? 'fine';
      else if (which === 9) credit.walletCents += credit.walletCents > 2000 ? -60 : 1000;
      else if (which === 10) server.pass(25 * HOUR);
      else if (which === 11 || person === 'bruno') {
        // The other person signs in; Bruno, who presses nothing, stays for a shorter time.
        person = person === 'anna' ? 'bruno' : 'anna';
        return 'leave';
      }
      return undefined;
    },
    open(modules, { runtime, pressed }): Screen {
      const own = createStorage(
        () => backing,
        () => now,
      );
      const user = person;
      /** Charged before this window was opened, by a browser that had stored the operation: the form must not come without a word. */
      const mustBeInformed = server.effects.length > 0 && !isInformed && !isWarned && storage !== 'blocked';
      let hasWord = false;
      own.claim(`${user}@pausa.test`);
      const page = wish.createPage(modules, { ...runtime, storage: own });
      page.open();
      const stopWatching = runtime.environment.onVisible(page.refresh);
      const press = (control: () => void) => {
        const before = page.getState();
        control();
        if (page.getState() !== before) pressed();
      };
      return {
        tap(which) {
          const state = page.getState();
          if (user === 'bruno') {
            if (['UNSURE', 'STARTED', 'ANSWERED'].includes(state.name)) throw new Error('another person’s operation is told');
            return;
          }
          look(state);
          if (state.name === 'AWAIT_CHOICE' && mustBeInformed && !hasWord && !isInformed)
            throw new Error('the form is offered without a word');
          if (isWarned) looksAround();
          if (isInformed) return;
          switch (state.name) {
            case 'UNSURE':
              hasWord = true;
              // Half of the people ask; the others look around, and begin again where they find nothing.
              if (state.doubt === 'askable' && which % 2 === 0) return press(page.ask);
              looksAround();
              return isInformed ? undefined : page.restart();
            case 'UNKEPT':
              isWarned = true;
              looksAround();
              return press(isInformed ? page.restart : page.sendUnkept);
            default:
              press(() => page.press(wish.requests[(which % 3) as 0 | 1 | 2]));
          }
        },
        retry() {
          if (user === 'anna') look(page.getState());
          page.retry();
        },
        stop() {
          stopWatching();
          page.stop();
        },
        says() {
          const { name } = page.getState();
          if (['FETCHING_DATA', 'SENDING_DATA', 'CHECKING', 'ASKING'].includes(name)) return 'busy';
          // 'Questa ricarica non è riuscita', 'Non ti abbiamo addebitato nulla'.
          return name === 'REFUSED' ? 'denies' : 'rests';
        },
      };
    },
  };
}
