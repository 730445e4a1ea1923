import './failure.css';

import { useTranslate } from 'react-admin';

import { ActionButton } from './ActionButton.tsx';
import { ChunkLoadError } from './chunks.ts';
import { EmptyState } from './EmptyState.tsx';
import { FailureDetails } from './FailureDetails.tsx';
import { Icon } from './icons/Icon.tsx';
import { StateGlyph } from './icons/StateGlyph.tsx';

/** Parts of the console that fail by themselves: `failure.region.*` names them. */
export type RegionName =
  'screen' | 'bar' | 'sidebar' | 'drawer' | 'dialog' | 'opened' | 'notices' | 'part' | 'map';

export type FailureShape = 'panel' | 'line' | 'float';

interface FailurePanelProps {
  readonly name: RegionName;
  readonly shape: FailureShape;
  readonly error: unknown;
  readonly stack?: string | undefined;
  readonly onRetry: () => void;
  /** Does without it, where that can be. */
  readonly onClose?: (() => void) | undefined;
}

/** What failed, what is lost, and two ways out: once more, or the page again where its files are not there. */
export const FailurePanel = (props: FailurePanelProps) => {
  const { name, shape, error, stack, onRetry, onClose } = props;
  const translate = useTranslate();
  const kind = error instanceof ChunkLoadError ? error.reason : 'broken';
  const title = translate(`failure.${kind}`, { region: translate(`failure.region.${name}`) });
  const buttons = (
    <div className="failure-ways">
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
  if (shape === 'panel')
    return (
      <div className="failure">
        <EmptyState
          kind="failed"
          title={title}
          hint={translate(`failure.${kind}.hint`)}
          action={buttons}
        />
        <FailureDetails error={error} stack={stack} />
      </div>
    );
  return (
    <div className={`failure-line failure-${shape}`} role="alert">
      <StateGlyph state="fault" size={16} />
      <span className="failure-words">{title}</span>
      {buttons}
    </div>
  );
};
