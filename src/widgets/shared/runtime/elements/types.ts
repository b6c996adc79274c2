import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** Detail of `pausa-error`, dispatched by every element. Branch on `code`. */
export interface ElementErrorDetail {
  /** `render`: the widget crashed and shows its fallback, or nothing. */
  readonly code: 'render';
}

/** How an attribute's text becomes a value; a list names the only accepted words. */
export type AttributeKind = 'string' | 'number' | 'boolean' | readonly string[];

type KindOf<Value> = [Value] extends [boolean]
  ? 'boolean'
  : [Value] extends [number]
    ? 'number'
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

/** What a component really gets: any value may be missing (no attribute yet), the callbacks of events never are. */
export type ElementProps<Props> = Partial<Omit<Props, CallbackName<Props>>> & Pick<Props, CallbackName<Props>>;

/** Props that a text can express, and the kind each must have. */
export type ElementAttributes<Props> = {
  readonly [K in keyof Props as [KindOf<NonNullable<Props[K]>>] extends [never] ? never : K]?: KindOf<NonNullable<Props[K]>>;
};

export type ElementEvents<Props, Events> = {
  readonly [K in CallbackName<Props>]?: EventOf<NonNullable<Props[K]>, Events>;
};

/** Event name to event class, to extend `GlobalEventHandlersEventMap` (listeners on any node and on `document`). */
export type ElementEventMap<Events> = {
  [E in keyof Events]: CustomEvent<Events[E]>;
} & { 'pausa-error': CustomEvent<ElementErrorDetail> };

/** The element as a partner's TypeScript sees it. `Values` are its attributes and properties, not its callbacks. */
export type ElementOf<Values, Events> = {
  // first, because the first matching overload wins
  addEventListener<E extends keyof ElementEventMap<Events> & string>(
    type: E,
    listener: (event: ElementEventMap<Events>[E]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
} & { -readonly [K in keyof Values]: Values[K] } & Omit<HTMLElement, keyof Values>;

/** JSX props in React 19: HTML attributes, own values, and `on<event>` listeners such as `onpausa-navigate`. */
export type ElementJsx<El, Values, Events> = Omit<DetailedHTMLProps<HTMLAttributes<El>, El>, keyof Values> &
  Values & {
    [E in keyof ElementEventMap<Events> & string as `on${E}`]?: (event: ElementEventMap<Events>[E]) => void;
  };
