/**
 * Turns a React component into a custom element. r2wc is the base class, but only its life cycle (mount, update, unmount) is
 * used: its own props and events reflect JSON into attributes, lower-case the events and read `foo="false"` as text.
 * tests/elements/contract.spec.ts tests the replacement.
 */
import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary.tsx';
import { type ElementCallbacks, ElementProvider, type ElementStatus } from '../element-events.ts';
import { adopt, release } from './sheets.ts';
import type { AttributeKind, ElementAttributes, ElementErrorDetail, ElementEvents, ElementProps, ElementState } from './types.ts';

export type { ElementErrorDetail } from './types.ts';

export interface ElementOptions<Props, Events> {
  readonly tag: `pausa-${string}`;
  readonly component: ComponentType<ElementProps<Props>>;
  /** Props that also have an attribute, in kebab-case. Booleans count by presence: `foo="false"` is true, as in HTML. */
  readonly attributes: ElementAttributes<Props>;
  /** Props that are set from script only: data of any shape, never reflected, identity kept. */
  readonly properties?: readonly (keyof Props & string)[];
  /** At least one of these props must be set, or the element shows nothing. */
  readonly needs?: readonly (keyof Props & string)[];
  /** Maps callback props to events. The callback's argument is the detail; it returns false if the page prevented the event. */
  readonly events?: ElementEvents<Props, Events>;
  /** Shown instead of a widget that crashed: by default what the page has put into the element. */
  readonly fallback?: ReactNode;
}

/** Defines the element; does nothing in Node. If the tag is taken, the first definition stays and the console says so. */
export function defineElement<Props extends object, Events extends object = Record<never, never>>(
  options: ElementOptions<Props, Events>,
): void {
  if (typeof customElements === 'undefined') return;
  if (customElements.get(options.tag) === undefined) customElements.define(options.tag, createElementClass(options));
  // The console names the script whose definition is not used.
  // oxlint-disable-next-line no-console -- the page's author is its only reader
  else console.info(`<${options.tag}> is defined already`);
}

/** The browser reflects these properties to the attributes, which we observe. `lang` must stay visible to screen readers. */
const NATIVELY_REFLECTED: ReadonlySet<string> = new Set(['dir', 'hidden', 'lang', 'title']);

/** The attribute of the root inside. Its value is the element's status, and empty at first. */
const SHELL = 'data-pausa-shell';
const shellOf = (root: ShadowRoot) => root.querySelector(`[${SHELL}]`);

/** Delay of the warning about missing props: frameworks set them soon after the insertion, but data may need a request. */
const TIMEOUT_MS = 5000;

// r2wc keeps its state under registered symbols; these three are all that we touch.
const PROPS = Symbol.for('r2wc.props');
const CONNECTED = Symbol.for('r2wc.connected');
const RENDER = Symbol.for('r2wc.render');

interface R2wcElement extends HTMLElement {
  readonly container: ShadowRoot;
  [PROPS]: Record<string, unknown>;
  [CONNECTED]: boolean;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

function createElementClass<Props extends object, Events extends object>(options: ElementOptions<Props, Events>): CustomElementConstructor {
  const { tag, component: Widget, fallback = <slot />, needs = [] } = options;
  const attributes = new Map(
    Object.entries(options.attributes as Record<string, AttributeKind>).map(([name, kind]) => [kebabCase(name), { name, kind }]),
  );
  const events = Object.entries((options.events ?? {}) as Record<string, string>);
  const accessors = [...Array.from(attributes.values(), ({ name }) => name), ...(options.properties ?? [])].filter(
    (name) => !NATIVELY_REFLECTED.has(name),
  );

  /** r2wc renders this into the shadow root, and adds it to the props. After a crash, new props render the widget again. */
  function Shell({ container, ...props }: { container: ShadowRoot }) {
    // An element's callbacks never change.
    const callbacks = useMemo<ElementCallbacks>(
      () => ({
        ...props,
        setStatus: (status) => void shellOf(container)?.setAttribute(SHELL, status),
      }),
      // oxlint-disable-next-line react/exhaustive-deps
      [container],
    );
    return (
      <div data-pausa-shell="">
        <ErrorBoundary
          resetKey={props}
          renderFallback={() => fallback}
          onError={() => void dispatch(container.host, 'pausa-error', { code: 'render' } satisfies ElementErrorDetail)}
        >
          <ElementProvider value={callbacks}>
            <Widget {...(props as ElementProps<Props>)} />
          </ElementProvider>
        </ErrorBoundary>
      </div>
    );
  }

  const Base = r2wc(Shell, { shadow: 'open', props: [] }) as unknown as new () => R2wcElement;

  class PausaElement extends Base implements ElementState {
    static readonly observedAttributes = [...attributes.keys()];

    get status(): ElementStatus {
      return (shellOf(this.container)?.getAttribute(SHELL) || 'loading') as ElementStatus;
    }

    constructor() {
      super();
      this[CONNECTED] = false; // r2wc starts with true and would mount at the first attribute
      for (const type of ['keydown', 'keypress', 'keyup']) this.container.addEventListener(type, keepTyping);
      for (const [callback, type] of events) {
        this[PROPS][callback] = (detail: unknown) => dispatch(this, type, detail);
      }
    }

    /** The registry is null: with the page's, an element that was moved into a frame can create nothing in Chromium. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      try {
        return super.attachShadow({ ...init, customElementRegistry: null });
      } catch {
        // Some versions of WebKit refuse null.
        return super.attachShadow(init);
      }
    }

    override connectedCallback(): void {
      // Properties set before the upgrade are own properties, and hide the accessors of the class.
      for (const name of accessors) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      adopt(this.container);
      try {
        super.connectedCallback();
      } catch (thrown) {
        // A page whose scripts have changed what the element needs: it keeps what the page has put into the element.
        this.container.append(document.createElement('slot'));
        dispatch(this, 'pausa-error', { code: 'render' } satisfies ElementErrorDetail);
        reportError(thrown);
      }
      if (needs.length === 0) return;
      setTimeout(() => {
        if (!this.isConnected || needs.some((name) => this[PROPS][name])) return;
        // oxlint-disable-next-line no-console -- the page's author is its only reader
        console.warn(`<${tag}> shows nothing without ${needs.map(kebabCase).join(' or ')}`);
      }, TIMEOUT_MS);
    }

    override disconnectedCallback(): void {
      // Deferred for two reasons. A moved node is connected again by then and keeps its state. A React host that removes the
      // element has finished rendering by then (React must not unmount one root while it renders another).
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        release(this.container);
      });
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      const known = attributes.get(attribute);
      if (!known) return;
      assign(this, known.name, parse(tag, attribute, known.kind, text));
      this[RENDER]();
    }
  }

  for (const name of accessors) {
    Object.defineProperty(PausaElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: PausaElement) {
        return this[PROPS][name];
      },
      set(this: PausaElement, value: unknown) {
        const attribute = kebabCase(name);
        const kind = attributes.get(attribute)?.kind;
        const parsed = kind === undefined ? value : parse(tag, attribute, kind, value);
        // Our style sheets and the page's select by enumerated and boolean attributes.
        if (kind === 'boolean' || Array.isArray(kind)) reflect(this, attribute, parsed);
        assign(this, name, parsed);
        this[RENDER]();
      },
    });
  }
  return PausaElement;
}

/**
 * A key that types or edits in one of our fields stays inside. The page would see the element as its target and no field, and its
 * shortcuts would take the letter. Escape, Tab, the function keys and combinations with Ctrl or Meta go on.
 */
function keepTyping(event: Event): void {
  const { target, key, ctrlKey, metaKey } = event as KeyboardEvent;
  if (!(target as Element).matches('input, textarea, select')) return;
  const isCommand = (ctrlKey || metaKey) && !(event as KeyboardEvent).getModifierState('AltGraph');
  if (!isCommand && !/^(Escape|Tab|F\d+)$/.test(key)) event.stopPropagation();
}

/** Deletes the prop instead of storing undefined, so that defaults apply. Templates of frameworks set null for "none yet". */
function assign(element: R2wcElement, name: string, value: unknown): void {
  if (value === undefined || value === null) delete element[PROPS][name];
  else element[PROPS][name] = value;
}

function reflect(element: Element, attribute: string, value: unknown): void {
  const text = value === true ? '' : String(value);
  if (value === undefined) element.removeAttribute(attribute);
  else if (element.getAttribute(attribute) !== text) element.setAttribute(attribute, text);
}

/** Parses an attribute or a property; undefined, with a warning, for another kind. Templates set '' for a true boolean. */
function parse(tag: string, attribute: string, kind: AttributeKind, value: unknown): string | number | boolean | undefined {
  if (value === null || value === undefined) return undefined;
  if (kind === 'boolean') return value === '' || Boolean(value) || undefined;
  if (kind === 'number' && String(value).trim() !== '' && Number.isFinite(Number(value))) return Number(value);
  if (kind === 'string' && (typeof value === 'string' || typeof value === 'number')) return String(value);
  const word = typeof kind === 'string' ? undefined : kind.find((known) => String(known) === String(value));
  if (word !== undefined) return word;
  const expected = typeof kind === 'string' ? `a ${kind}` : `one of ${kind.join(', ')}`;
  // oxlint-disable-next-line no-console -- the partner's developer reads it there
  console.warn(`<${tag}>: ${attribute}="${String(value)}" is ignored, expected ${expected}.`);
  return undefined;
}

const dispatch = (host: Element, type: string, detail: unknown): boolean =>
  host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
