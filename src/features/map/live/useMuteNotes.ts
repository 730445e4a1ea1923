import { useTranslate } from 'react-admin';

import { useAllMutes } from '../../../data/useMutes.ts';
import { useFormatMuteEnd } from '../../../resources/fields/MutedMark.tsx';
import { useStableValue } from '../../../ui/useStableValue.ts';

/** Returns what the tooltips of muted devices say, by their ids. A mute of a domain is in the card of a device. */
export function useMuteNotes(): Readonly<Record<string, string>> {
  const translate = useTranslate();
  const formatEnd = useFormatMuteEnd();
  const { data: mutes = [] } = useAllMutes();
  const ofDevices = Map.groupBy(
    mutes.filter(({ domainId, type }) => !domainId && !type),
    ({ assetId }) => assetId,
  );
  return useStableValue(
    Object.fromEntries(
      [...ofDevices].flatMap(([id, each]) => {
        const time = formatEnd(each);
        return id && time !== undefined ? [[id, translate('mute.until', { time })]] : [];
      }),
    ),
  );
}
