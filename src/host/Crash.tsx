import { Component, type ReactNode } from 'react';
import { documentTracking } from './ports/tracking.ts';

interface CrashProps {
  /** Another value resets the boundary. */
  resetKey?: string;
  /** What is shown after a crash: nothing on a canteen's screen, which reloads itself (rescue.ts). */
  fallback: ReactNode;
  children: ReactNode;
}

/** Retries after a crash. The browser's module map caches a failed chunk load: only a reload requests the chunk again. */
export const reload = (): void => window.location.reload();

/** The error boundary of a page, for a render error or a chunk that did not load. */
export class Crash extends Component<CrashProps, { hasCrashed: boolean; resetKey: string | undefined }> {
  override state = { hasCrashed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ resetKey }: CrashProps, state: { resetKey: string | undefined }) {
    return resetKey === state.resetKey ? null : { resetKey, hasCrashed: false };
  }

  readonly #again = () => {
    if (this.state.hasCrashed) reload();
  };

  override componentDidCatch(error: Error): void {
    documentTracking.event('Error/Render', error.message);
    // A chunk cannot load offline: retry when the browser is online.
    if (!navigator.onLine) window.addEventListener('online', this.#again, { once: true });
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
