import { useGetOne, type RaRecord, useTranslate } from 'react-admin';

import { getWorkStatus, type WorkStatusName as Work } from '../../../domain/workStatus.ts';
import { Tag, type TagProps } from '../../../ui/Tag.tsx';

/** Milliseconds; whoever is about to speak wants to know whether somebody else does. */
const POLL_INTERVAL_MS = 10_000;

/** A device that is busy stands out; whoever plays something interrupts it. */
const tagPropsByStatus: Readonly<Record<Work, Pick<TagProps, 'tone' | 'glyph' | 'icon'>>> = {
  talkback: { tone: 'petrol', icon: 'broadcast' },
  listening: { tone: 'petrol', icon: 'broadcast' },
  broadcast: { tone: 'petrol', icon: 'broadcast' },
  meeting: { tone: 'petrol', icon: 'users' },
  free: { tone: 'normal', glyph: 'normal' },
  unknown: { tone: 'unknown', glyph: 'unknown' },
};

/** What a broadcast device is doing, as it last reported. @see ASSET-13 */
export function useWorkStatus(id: string): Work {
  const { data } = useGetOne<RaRecord>('statuses', { id }, { refetchInterval: POLL_INTERVAL_MS });
  return getWorkStatus(data?.['work_status']);
}

/** What a broadcast device is doing, as a word with its shape. */
export const WorkStatusTag = ({ status }: { readonly status: Work }) => {
  const translate = useTranslate();
  return <Tag {...tagPropsByStatus[status]}>{translate(`broadcast.work.${status}`)}</Tag>;
};
