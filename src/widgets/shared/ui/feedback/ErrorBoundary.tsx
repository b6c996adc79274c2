import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of the children after a crash; `retry` renders the children again. */
  renderFallback(retry: () => void, error: unknown): ReactNode;
  onError(error: Error, retry: () => void): void;
  /** Another value renders the children again. */
  readonly resetKey?: unknown;
}

interface State {
  readonly hasCrashed: boolean;
  readonly error?: unknown;
  readonly resetKey: unknown;
}

/** Contains a crash in its children. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasCrashed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasCrashed: true, error };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasCrashed: false, resetKey };
  }

  readonly #retry = () => this.setState({ hasCrashed: false });

  override componentDidCatch(error: Error): void {
    this.props.onError(error, this.#retry);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.renderFallback(this.#retry, this.state.error) : this.props.children;
  }
}
