import { Component, type ErrorInfo, type ReactNode } from 'react';

import { chunkLoader } from './chunkLoader.ts';
import { ErrorPanel, type ErrorPanelVariant, type ErrorBoundaryName } from './ErrorPanel.tsx';

type ErrorBoundaryProps = (
  | { readonly name: ErrorBoundaryName; readonly fallback?: never }
  // What is shown instead, where one part of many failed.
  | { readonly name?: never; readonly fallback: ReactNode }
) & {
  /** A panel by default; a line where there is no room for one; a line at the bottom for an overlay. */
  readonly variant?: ErrorPanelVariant;
  /** Closes the container; an overlay can be closed in any case. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

interface ErrorBoundaryState {
  readonly error?: unknown;
  readonly stack?: string | undefined;
  readonly isClosed?: boolean;
}

/**
 * An error boundary: replaces a failed part of the screen with an error panel and a retry button. A new `key` resets
 * it: the page content uses its path.
 *
 * @see SHELL-28
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error ?? new Error('Unknown error') };
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo) {
    this.setState({ stack: componentStack ?? undefined });
  }

  readonly retry = () => {
    chunkLoader.retryFailed();
    this.setState({ error: undefined, stack: undefined });
  };

  readonly close = () => this.setState({ isClosed: true });

  override render() {
    const { error, stack, isClosed = false } = this.state;
    const { name, variant = 'panel', fallback, onClose, children } = this.props;
    if (error === undefined) return children;
    if (name === undefined) return fallback;
    if (isClosed) return null;
    return (
      <ErrorPanel
        {...{ name, variant, error, stack }}
        onRetry={this.retry}
        onClose={onClose ?? (variant === 'float' ? this.close : undefined)}
      />
    );
  }
}
