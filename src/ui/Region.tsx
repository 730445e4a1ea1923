import { Component, type ErrorInfo, type ReactNode } from 'react';

import { chunks } from './chunks.ts';
import { FailurePanel, type FailureShape, type RegionName } from './FailurePanel.tsx';

interface RegionProps {
  readonly name: RegionName;
  /** A panel in its place; a line where there is none for a panel; a line at the bottom for what floats. */
  readonly shape?: FailureShape;
  /** Closes what it is in; what floats can be closed in any case. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

interface RegionState {
  readonly error?: unknown;
  readonly stack?: string | undefined;
  readonly isClosed?: boolean;
}

/**
 * A part of the screen that may break without the rest: what is in it is replaced by what failed, and a way to draw it
 * again. A `key` makes it forget: the sheet has that of its address.
 *
 * @see SHELL-28
 */
export class Region extends Component<RegionProps, RegionState> {
  override state: RegionState = {};

  static getDerivedStateFromError(error: unknown): RegionState {
    return { error: error ?? new Error('Nothing was said of it') };
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo) {
    this.setState({ stack: componentStack ?? undefined });
  }

  readonly retry = () => {
    chunks.retry();
    this.setState({ error: undefined, stack: undefined });
  };

  readonly close = () => this.setState({ isClosed: true });

  override render() {
    const { error, stack, isClosed = false } = this.state;
    const { name, shape = 'panel', onClose, children } = this.props;
    if (error === undefined) return children;
    if (isClosed) return null;
    return (
      <FailurePanel
        {...{ name, shape, error, stack }}
        onRetry={this.retry}
        onClose={onClose ?? (shape === 'float' ? this.close : undefined)}
      />
    );
  }
}
