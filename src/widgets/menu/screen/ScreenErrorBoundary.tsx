import { Component, type ReactNode } from 'react';
import { retryDelay } from './schedule.ts';

interface ScreenErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
  /** The page is ours, and may be loaded again; without it the widget is drawn anew, later each time. */
  readonly onCrash?: (() => void) | undefined;
}

/** What cannot be drawn is no business of the canteen's: a calm screen stands in its place until it can. */
export class ScreenErrorBoundary extends Component<ScreenErrorBoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };
  #crashes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(): void {
    this.#crashes += 1;
    if (this.props.onCrash !== undefined) return this.props.onCrash();
    this.#timer = setTimeout(() => this.setState({ hasCrashed: false }), retryDelay(this.#crashes, false));
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
