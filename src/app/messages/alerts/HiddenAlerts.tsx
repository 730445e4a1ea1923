import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { useShellLinks } from '../../useShellLinks.ts';
import { useAlertView } from './alertStore.ts';
import { readMoreAlerts, useCanReadMore } from './useUnacknowledgedAlerts.ts';

/** The condition of the unacknowledged alerts on the alarm screen. */
const UNCONFIRMED = new URLSearchParams({ filter: JSON.stringify({ confirmed: { eq: false } }) });

interface HiddenAlertsProps {
  readonly isReading: boolean;
}

/** How many unacknowledged alerts are not in the message centre: to read more of them, or to list all. @see ALERT-11 */
export const HiddenAlerts = ({ isReading }: HiddenAlertsProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { alarms } = useShellLinks();
  const { hiddenCount, book } = useAlertView();
  // Dismissed ones are not read again.
  const canReadMore = useCanReadMore() && book.size > 0;
  if (hiddenCount === 0) return null;
  return (
    <div className="row flex flex-none flex-wrap gap-12 px-20 py-12 text-3">
      <span>{translate('messages.more', { count: formatNumber(hiddenCount) })}</span>
      {canReadMore && (
        <ActionButton size="small" isPending={isReading} onClick={readMoreAlerts}>
          {translate('messages.more.read')}
        </ActionButton>
      )}
      {alarms && <Link to={`${alarms}?${UNCONFIRMED}`}>{translate('messages.more.list')}</Link>}
    </div>
  );
};
