import type { ElementStatus } from '../element-events.ts';

/** Detail of `pausa-error`, dispatched by every element. Branch on `code`. */
export interface ElementErrorDetail {
  /** `render`: the widget crashed and shows its fallback, or nothing. */
  readonly code: 'render';
}

/** The read-only properties of every element. */
export interface ElementState {
  /** What the element shows now, also for a script that starts after the events that say so. */
  readonly status: ElementStatus;
}

/** How an attribute's text is parsed; a list names the accepted words or numbers. */
export type AttributeKind = 'string' | 'number' | 'boolean' | readonly (string | number)[];

type KindOf<Value> = [Value] extends [boolean]
  ? 'boolean'
  : [Value] extends [number]
    ? number extends Value
      ? 'number'
      : readonly Value[]
    : [Value] extends [string]
      ? string extends Value
        ? 'string'
        : readonly Value[]
      : never;

type Callback = (detail: never) => unknown;

type CallbackName<Props> = {
  [K in keyof Props]-?: [NonNullable<Props[K]>] extends [Callback] ? K : never;
}[keyof Props] &
  string;

/** Names of the events whose detail a callback can produce. */
type EventOf<Value, Events> = Value extends (detail: infer Detail) => unknown
  ? { [E in keyof Events]: Detail extends Events[E] ? E : never }[keyof Events] & string
  : never;

/** The props that a component receives: any value may be missing (no attribute yet), but event callbacks are always set. */
export type ElementProps<Props> = Partial<Omit<Props, CallbackName<Props>>> & Pick<Props, CallbackName<Props>>;

/** Props that an attribute can express, with the kind that each must have. */
export type ElementAttributes<Props> = {
  readonly [K in keyof Props as [KindOf<NonNullable<Props[K]>>] extends [never] ? never : K]?: KindOf<NonNullable<Props[K]>>;
};

export type ElementEvents<Props, Events> = {
  readonly [K in CallbackName<Props>]?: EventOf<NonNullable<Props[K]>, Events>;
};
