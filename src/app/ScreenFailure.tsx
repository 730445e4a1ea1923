import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../ui/ActionButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/icons/Icon.tsx';

interface ScreenFailureProps {
  readonly children: ReactNode;
}

/** Catches a screen that breaks, inside the shell, and offers to draw it again. */
export class ScreenFailure extends Component<ScreenFailureProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <Failed onRetry={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
  }
}

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const translate = useTranslate();
  return (
    <EmptyState
      kind="failed"
      title={translate('shell.failed')}
      hint={translate('shell.failed.hint')}
      action={
        <ActionButton onClick={onRetry} startIcon={<Icon name="refresh" />}>
          {translate('shell.retry')}
        </ActionButton>
      }
    />
  );
};
