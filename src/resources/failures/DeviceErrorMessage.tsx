import './deviceErrorMessage.css';

import { useTranslate } from 'react-admin';

import { DEVICE_OFFLINE_CODE, getErrorCode, PENDING_CODE } from '../../domain/errorStatus.ts';
import { useDescribeError } from './useDescribeError.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { type GlyphName, StateGlyph } from '../../ui/icons/StateGlyph.tsx';

interface DeviceErrorMessageProps {
  readonly error: unknown;
  /** The label of the failed action and its record; absent for data that did not load. */
  readonly action?: string;
  readonly onRetry?: () => void;
}

/** Why a device did not respond: the catalogue message, a remedy, and the code. */
export const DeviceErrorMessage = ({ error, action, onRetry }: DeviceErrorMessageProps) => {
  const translate = useTranslate();
  const { reason, remedy } = useDescribeError()(error);
  const code = getErrorCode(error);
  return (
    <div
      className="part-failure row type-13 mb-12 gap-10 rounded-2 bg-(--sunken) px-12 py-8 max-sm:flex-wrap [&>svg]:flex-none [&>svg]:text-fault"
      role="alert"
    >
      <StateGlyph state={getGlyph(code)} size={16} />
      <p className="min-w-0 flex-1">
        {action === undefined ? reason : translate('action.failed', { action, reason })} {remedy}{' '}
        {code !== undefined && (
          <span className="whitespace-nowrap text-3">{translate('device.code', { code })}</span>
        )}
      </p>
      {onRetry && <ActionButton onClick={onRetry}>{translate('shell.retry')}</ActionButton>}
    </div>
  );
};

const getGlyph = (code: number | undefined): GlyphName =>
  code === PENDING_CODE ? 'pending' : code === DEVICE_OFFLINE_CODE ? 'offline' : 'fault';
