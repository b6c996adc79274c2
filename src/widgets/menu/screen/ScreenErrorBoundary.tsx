import { Component, type ReactNode } from 'react';
import { retryDelay } from './schedule.ts';

interface ScreenErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
  /** Reloads our own page. Without it the boundary renders its content again, after a longer wait each time. */
  readonly onCrash?: (() => void) | undefined;
}

/** The canteen must not see an error message: a crash shows the waiting screen until the content renders again. */
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
