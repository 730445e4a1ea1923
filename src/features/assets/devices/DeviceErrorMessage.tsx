import './devices.css';

import { useTranslate } from 'react-admin';

import { useDescribeError } from '../../../resources/useDescribeError.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { type GlyphName, StateGlyph } from '../../../ui/icons/StateGlyph.tsx';

/** What the platform says when a command waits for its device: no failure yet. */
const PENDING_CODE = 81;
const OFFLINE_CODE = 4;

interface DeviceErrorMessageProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** Why a device did not answer, in the words of the catalogue, what can be done, and the code. */
export const DeviceErrorMessage = ({ error, onRetry }: DeviceErrorMessageProps) => {
  const translate = useTranslate();
  const { reason, remedy } = useDescribeError()(error);
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return (
    <div className="part-failure" role="alert">
      <StateGlyph state={getGlyph(code)} size={16} />
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

const getGlyph = (code: unknown): GlyphName =>
  code === PENDING_CODE ? 'pending' : code === OFFLINE_CODE ? 'offline' : 'fault';
