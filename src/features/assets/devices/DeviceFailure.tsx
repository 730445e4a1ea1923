import './devices.css';

import { useTranslate } from 'react-admin';

import { useFailureWords } from '../../../resources/useFailureWords.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { type GlyphName, StateGlyph } from '../../../ui/icons/StateGlyph.tsx';

/** What the platform says when a command waits for its device: no failure yet. */
const PENDING = 81;
const OFFLINE = 4;

interface DeviceFailureProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** Why a device did not answer, in the words of the catalogue, what can be done, and the code. */
export const DeviceFailure = ({ error, onRetry }: DeviceFailureProps) => {
  const translate = useTranslate();
  const { reason, remedy } = useFailureWords()(error);
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return (
    <div className="part-failure" role="alert">
      <StateGlyph state={glyphOf(code)} size={16} />
      <p>
        {reason} {remedy}{' '}
        {typeof code === 'number' && (
          <span className="part-code">{translate('device.code', { code })}</span>
        )}
      </p>
      {onRetry && <ActionButton onClick={onRetry}>{translate('shell.retry')}</ActionButton>}
    </div>
  );
};

const glyphOf = (code: unknown): GlyphName =>
  code === PENDING ? 'pending' : code === OFFLINE ? 'offline' : 'fault';
