import { useGetIdentity, useTranslate } from 'react-admin';

import { formatDateTime } from '../../../domain/formatDateTime.ts';
import { getPlatformTime } from '../../../domain/platformClock.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import type { ProjectEditor } from './useOtherEditors.ts';

/** `YYYY-MM-DD HH:mm:ss` without the seconds, and without the date of today. */
const formatSince = (text: string, today: string) =>
  text.slice(text.startsWith(today) ? 11 : 0, 16);

/** Who else has the project open, and since when. It locks nothing: a change is rejected by its version. @see MEDIA-13 */
export const OtherEditors = ({ editors }: { readonly editors: readonly ProjectEditor[] }) => {
  const translate = useTranslate();
  const zone = useSiteZone();
  const { identity } = useGetIdentity();
  const describe = ({ userId, fullName, username, since }: ProjectEditor) => {
    const time = formatDateTime(since, zone) ?? '';
    const today = formatDateTime(new Date(getPlatformTime()), zone)?.slice(0, 10) ?? '';
    return translate(identity?.id === userId ? 'media.editors.self' : 'media.editors.other', {
      name: fullName ?? username,
      time: formatSince(time, today),
    });
  };
  const [first, ...others] = editors;
  return (
    // Without a box while it is empty, so that it takes no gap of the head.
    <span
      role="status"
      style={{ display: editors.length > 0 ? undefined : 'contents' }}
      className="row type-12 min-w-0"
    >
      {first && (
        <span
          className="tag tag-minor min-w-0"
          title={[...editors.map(describe), translate('media.editors.hint')].join('\n')}
        >
          <Icon name="lock" size={12} />
          <span className="truncate">
            <bdi>{describe(first)}</bdi>
            {others.length > 0 &&
              `, ${translate('media.editors.more', { smart_count: others.length })}`}
          </span>
        </span>
      )}
    </span>
  );
};
