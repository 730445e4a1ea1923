import { useTranslate } from 'react-admin';

import { useNow } from '../../../data/useNow.ts';
import { MINUTE_MS } from '../../../domain/duration.ts';
import { parseInstant } from '../../../domain/timeZone.ts';
import { EmptyValue } from '../../../resources/fields/Ellipsis.tsx';
import { formatDuration } from '../../../resources/fields/formatDuration.ts';
import { useUnitLabel } from '../../../resources/fields/useUnitLabel.ts';
import { useSiteZone } from '../../../ui/SiteZone.ts';

/** A clock may be behind that of the platform by so much, in milliseconds. */
const MAX_SKEW_MS = MINUTE_MS;

/**
 * How long an alert has been active, in whole minutes, updated by the clock; nothing where its start is in the future,
 * because the clock of the device or of the computer is wrong.
 */
export const RunningDuration = ({ since }: { readonly since: string }) => {
  const translate = useTranslate();
  const getUnitLabel = useUnitLabel();
  const elapsedMs = useNow() - parseInstant(since, useSiteZone());
  // A time that is not valid is not shown either.
  if (!(elapsedMs >= -MAX_SKEW_MS)) return <EmptyValue />;
  const minutes = Math.max(0, Math.floor(elapsedMs / MINUTE_MS));
  return (
    <span className="whitespace-nowrap">
      {minutes === 0
        ? translate('alerts.running.short')
        : translate('alerts.running', {
            duration: formatDuration(minutes, 'min', getUnitLabel, 2),
          })}
    </span>
  );
};
