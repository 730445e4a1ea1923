import { useTranslate } from 'react-admin';

import { useNow } from '../data/useNow.ts';
import { formatDateTime } from '../domain/formatDateTime.ts';
import { useZoneLabel } from '../ui/SiteTime.tsx';
import { useSiteZone } from '../ui/SiteZone.ts';
import { useUser } from './useUser.ts';

/** Heads what is printed: the product, who prints it, and when, with the zone. To the minute: so often it is drawn. */
export const PrintHeader = () => {
  const translate = useTranslate();
  const { username } = useUser();
  const zone = useZoneLabel();
  const time = formatDateTime(new Date(useNow()), useSiteZone())?.slice(0, 16);
  return (
    <p className="print-line" aria-hidden="true">
      {translate('shell.printed', { username, time: time ?? '', zone })}
    </p>
  );
};
