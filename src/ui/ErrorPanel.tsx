import './errorPanel.css';

import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from './ActionButton.tsx';
import { ChunkLoadError } from './chunkLoader.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorDetails } from './ErrorDetails.tsx';
import { Icon } from './icons/Icon.tsx';
import { StateGlyph } from './icons/StateGlyph.tsx';

/** The names of the error boundaries: `failure.region.*` translates them. */
export type ErrorBoundaryName =
  | 'screen'
  | 'bar'
  | 'sidebar'
  | 'drawer'
  | 'dialog'
  | 'opened'
  | 'notices'
  | 'part'
  | 'map';

export type ErrorPanelVariant = 'panel' | 'line' | 'float';

interface ErrorPanelProps {
  readonly name: ErrorBoundaryName;
  readonly variant: ErrorPanelVariant;
  readonly error: unknown;
  readonly stack?: string | undefined;
  readonly onRetry: () => void;
  /** Closes the failed part, if it is optional. */
  readonly onClose?: (() => void) | undefined;
}

/** An error panel: the failed part, the consequence, and two actions: retry, or a reload if its files are missing. Missing files are loaded by themselves once the server responds again. */
export const ErrorPanel = (props: ErrorPanelProps) => {
  const { name, variant, error, stack, onRetry, onClose } = props;
  const translate = useTranslate();
  const kind = error instanceof ChunkLoadError ? error.reason : 'broken';
  useEffect(
    () =>
      kind === 'lost' ? onlineManager.subscribe(isOnline => isOnline && onRetry()) : undefined,
    [kind, onRetry],
  );
  const title = translate(`failure.${kind}`, { region: translate(`failure.region.${name}`) });
  const buttons = (
    <div className="failure-actions">
      <ActionButton onClick={onRetry} startIcon={<Icon name="refresh" />}>
        {translate('shell.retry')}
      </ActionButton>
      {kind !== 'broken' && (
        <ActionButton kind="auxiliary" onClick={() => location.reload()}>
          {translate('failure.reload')}
        </ActionButton>
      )}
      {onClose && (
        <ActionButton kind="auxiliary" onClick={onClose}>
          {translate('shell.close')}
        </ActionButton>
      )}
    </div>
  );
  if (variant === 'panel')
    return (
      <div className="failure">
        <EmptyState
          kind="failed"
          title={title}
          hint={translate(`failure.${kind}.hint`)}
          action={buttons}
        />
        <ErrorDetails error={error} stack={stack} />
      </div>
    );
  return (
    <div className={`failure-line failure-${variant}`} role="alert">
      <StateGlyph state="fault" size={16} />
      <span className="text-1">{title}</span>
      {buttons}
    </div>
  );
};
