import '../../../resources/kits/stateWord.css';
import './upgrade.css';

import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { isPlanned, stuckSince } from '../../../domain/upgrade.ts';
import type { Owner } from '../../../resources/fieldKit.ts';
import { formatDuration } from '../../../resources/kits/formatDuration.ts';
import { useUnitWord } from '../../../resources/kits/useUnitWord.ts';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useTimeTitle } from '../../../ui/SiteTime.tsx';
import { Tag } from '../../../ui/Tag.tsx';

interface UpgradeNoteProps {
  readonly upgrade: Owner;
  /** Milliseconds. */
  readonly now: number;
  /** What the document calls its state. */
  readonly word: ReactNode;
}

/** What the state of an upgrade does not say: for how long nothing was heard of it, for when it is planned, why it failed. */
export const UpgradeNote = ({ upgrade, now, word }: UpgradeNoteProps) => {
  const translate = useTranslate();
  const unitWord = useUnitWord();
  const timeTitle = useTimeTitle();
  const since = stuckSince(upgrade, now);
  if (since !== undefined)
    return (
      <Tag tone="major" glyph="major">
        {translate('upgrade.stuck', { length: formatDuration(now - since, 'ms', unitWord, 1) })}
      </Tag>
    );
  if (isPlanned(upgrade, now))
    return (
      <span className="state-word" title={timeTitle(Date.parse(String(upgrade['exec_time'])))}>
        <StateGlyph state="pending" size={14} />
        {translate('upgrade.planned')}
      </span>
    );
  const { code } = upgrade;
  return (
    <>
      {word}
      {typeof code === 'number' && (
        <span className="upgrade-code" title={translate(`error.code.${code}`)}>
          {translate('device.code', { code })}
        </span>
      )}
    </>
  );
};
