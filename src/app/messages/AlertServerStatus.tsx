import { useTranslate } from 'react-admin';

import { useInvalidFrames } from '../../data/live/useConnection.ts';
import { useServer } from '../../data/useServer.ts';
import { buildAlertSocketUrl } from '../../domain/serverUrl.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';

/** The configured alert socket, for administrators who check the platform configuration. @see SHELL-08 */
export default function AlertServerStatus() {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { status, url, reload } = useServer('alert', buildAlertSocketUrl);
  const { count, reason } = useInvalidFrames();
  if (status === 'pending') return null;
  return (
    <p className="px-20 py-12 text-3">
      {translate(`messages.server.${status}`, { url })}
      {status === 'failed' && (
        <ActionButton kind="auxiliary" size="small" onClick={reload}>
          {translate('shell.retry')}
        </ActionButton>
      )}
      {count > 0 && (
        <>
          <br />
          {translate('messages.invalid', {
            smart_count: count,
            count: formatNumber(count),
            reason,
          })}
        </>
      )}
    </p>
  );
}
