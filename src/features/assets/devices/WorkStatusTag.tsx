import { useGetOne, type RaRecord, useTranslate } from 'react-admin';

import { getWorkStatus, type WorkStatusName as Work } from '../../../domain/workStatus.ts';
import { Tag, type TagProps } from '../../../ui/Tag.tsx';

/** Polling interval in milliseconds; a user about to broadcast needs to know whether the device is busy. */
const POLL_INTERVAL_MS = 10_000;

/** A busy device is emphasized: playing anything interrupts it. */
const tagPropsByStatus: Readonly<Record<Work, Pick<TagProps, 'tone' | 'glyph' | 'icon'>>> = {
  talkback: { tone: 'petrol', icon: 'broadcast' },
  listening: { tone: 'petrol', icon: 'broadcast' },
  broadcast: { tone: 'petrol', icon: 'broadcast' },
  meeting: { tone: 'petrol', icon: 'users' },
  free: { tone: 'normal', glyph: 'normal' },
  unknown: { tone: 'unknown', glyph: 'unknown' },
};

/** Returns the last reported work status of a broadcast device. @see ASSET-13 */
export function useWorkStatus(id: string): Work {
  const { data } = useGetOne<RaRecord>('statuses', { id }, { refetchInterval: POLL_INTERVAL_MS });
  return getWorkStatus(data?.['work-status']);
}

/** The work status of a broadcast device, as a label with an icon. */
export const WorkStatusTag = ({ status }: { readonly status: Work }) => {
  const translate = useTranslate();
  return <Tag {...tagPropsByStatus[status]}>{translate(`broadcast.work.${status}`)}</Tag>;
};
