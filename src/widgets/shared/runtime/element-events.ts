import { createContext, useContext, useEffect } from 'react';

/** Detail of `pausa-ready`. */
export interface ReadyDetail {
  /** The content is there and has nothing in it: a menu without dishes, an empty cart. */
  readonly isEmpty: boolean;
}

/**
 * Detail of `pausa-load-error`. `not-found`: the server knows no such menu, shop or order. `not-active`: the shop is out of
 * service. `failed`: no answer that can be used; the widget offers to try again.
 */
export interface LoadErrorDetail {
  readonly code: 'not-found' | 'not-active' | 'failed';
}

export interface ContentEvents {
  /** The content is shown. Sent again when it comes back after an error, becomes empty, or is no longer empty. */
  'pausa-ready': ReadyDetail;
  /** There is nothing to show, and the element says so itself. */
  'pausa-load-error': LoadErrorDetail;
}

/** Detail of `pausa-cart-changed`: the cart as it is shown. */
export interface CartChangedDetail {
  readonly areaId: string;
  /** How many pieces are in it. */
  readonly count: number;
  readonly totalCents: number;
}

/** The state of a widget's content: it loads, is shown, does not exist, or could not be loaded. */
export type ContentStatus = 'loading' | 'ready' | 'empty' | LoadErrorDetail['code'];
/** What an element shows; without a session its widget is not there. */
export type ElementStatus = ContentStatus | 'signed-out';

/** The callbacks of the widgets inside an element; each dispatches an event of the element. */
export interface ElementCallbacks {
  onReady?(detail: ReadyDetail): void;
  onLoadError?(detail: LoadErrorDetail): void;
  onMenuChanged?(detail: null): void;
  onCartChanged?(detail: CartChangedDetail): void;
  /** The order was confirmed, and the widget leads to its payment or its page. */
  onOrderConfirmed?(detail: CartChangedDetail): void;
  setStatus?(status: ElementStatus): void;
}

const ElementContext = createContext<ElementCallbacks>({});
export const ElementProvider = ElementContext.Provider;
/** The callbacks of the element around a widget; none outside of an element. */
export const useElement = (): ElementCallbacks => useContext(ElementContext);

/** Reports to the page that the content came, or why it did not. */
export function useContentStatus(status: ContentStatus): void {
  const { onReady, onLoadError, setStatus } = useElement();
  useEffect(() => {
    setStatus?.(status);
    if (status === 'ready' || status === 'empty') onReady?.({ isEmpty: status === 'empty' });
    else if (status !== 'loading') onLoadError?.({ code: status });
  }, [status, onReady, onLoadError, setStatus]);
}
