import { useTranslate } from 'react-admin';

import type { Mute } from '../../data/useMutes.ts';
import { useNow } from '../../data/useNow.ts';
import { formatDateTime } from '../../domain/formatDateTime.ts';
import { parseInstant } from '../../domain/timeZone.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { Tag } from '../../ui/Tag.tsx';

/**
 * Returns a function that says until when something is muted, by the mutes that apply to it: the time, with its date on
 * another day; undefined without a mute.
 */
export function useFormatMuteEnd(): (mutes: readonly Mute[]) => string | undefined {
  const zone = useSiteZone();
  const now = useNow();
  return mutes => {
    const end = Math.max(...mutes.map(({ until }) => parseInstant(until, zone)));
    const [text, today] = [end, now].map(time => formatDateTime(new Date(time), zone));
    if (text === undefined) return undefined;
    return text.slice(text.slice(0, 10) === today?.slice(0, 10) ? 11 : 0, 16);
  };
}

interface MutedMarkProps {
  /** The mutes that apply. */
  readonly mutes: readonly Mute[];
  /** Whether the mark is a bell and a time, where a sentence has no room. */
  readonly isShort?: boolean;
}

/** Marks what is muted, with the end of its last mute; nothing without one. */
export const MutedMark = ({ mutes, isShort = false }: MutedMarkProps) => {
  const translate = useTranslate();
  const time = useFormatMuteEnd()(mutes);
  if (time === undefined) return null;
  const text = translate('mute.until', { time });
  if (!isShort) return <Tag icon="bellOff">{text}</Tag>;
  return (
    <span className="type-12 inline-row flex-none gap-4 text-3" title={text}>
      <Icon name="bellOff" size={14} />
      <span aria-hidden="true">{time}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
};
