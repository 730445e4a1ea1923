import { useTranslate } from 'react-admin';

import { useNow } from '../data/useNow.ts';
import { formatDateTime } from '../domain/formatDateTime.ts';
import { useZoneLabel } from '../ui/SiteTime.tsx';
import { useSiteZone } from '../ui/SiteZone.ts';
import { useUser } from './useUser.ts';

/** The header of a printout: product, user, and time with zone, to the minute, because it updates each minute. */
export const PrintHeader = () => {
  const translate = useTranslate();
  const { username } = useUser();
  const zone = useZoneLabel();
  const time = formatDateTime(new Date(useNow()), useSiteZone())?.slice(0, 16);
  return (
    <p className="print-line hidden print:mb-8 print:block print:text-9pt" aria-hidden="true">
      {translate('shell.printed', { username, time: time ?? '', zone })}
    </p>
  );
};
