import { useTranslate } from 'react-admin';

import { useNow } from '../data/useNow.ts';
import { formatDateTime } from '../domain/dateTime.ts';
import { useZoneWords } from '../ui/SiteTime.tsx';
import { useSiteZone } from '../ui/SiteZone.ts';
import { useUser } from './useUser.ts';

/** Heads what is printed: the product, who prints it, and when, with the zone. To the minute: so often it is drawn. */
export const PrintLine = () => {
  const translate = useTranslate();
  const { username } = useUser();
  const zone = useZoneWords();
  const time = formatDateTime(new Date(useNow()), useSiteZone())?.slice(0, 16);
  return (
    <p className="print-line" aria-hidden="true">
      {translate('shell.printed', { username, time: time ?? '', zone })}
    </p>
  );
};
