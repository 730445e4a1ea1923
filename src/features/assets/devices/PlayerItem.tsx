import './devices.css';

import { useTranslate } from 'react-admin';

import { usePlayerPlays } from '../../../data/usePlayerPlays.ts';
import { RecordLink } from '../../../resources/show/RecordLink.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { PlayerPlaysText } from '../../../ui/PlayerPlaysText.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';

interface PlayerProject {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly version: number;
}

interface PlayerItemProps {
  readonly player: {
    readonly id: string;
    readonly name: string;
    readonly width: number;
    readonly height: number;
    readonly online: boolean;
    readonly projects: readonly PlayerProject[];
    readonly activeProjectId?: string | undefined;
    readonly insertedUntil?: string | undefined;
    readonly insertion?: { readonly text: string } | { readonly programId: string } | undefined;
    readonly pending: readonly unknown[];
  };
}

/** One player of a display: its size, what it plays now and next, and its other projects. */
export const PlayerItem = ({ player }: PlayerItemProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { name, width, height, online, projects, insertion, pending } = player;
  const playing = usePlayerPlays(player, useSiteZone());
  const sorted = projects.toSorted((first, second) => Number(second.active) - Number(first.active));
  return (
    <li className="player rounded-2 border border-(--line) px-14 py-12">
      <div className="cluster gap-x-10 gap-y-6 [&>svg]:text-2">
        <Icon name="screen" />
        <span className="type-13 font-medium">{name}</span>
        <span className="part-note type-12 text-3">
          {translate('display.size', { width: formatNumber(width), height: formatNumber(height) })}
        </span>
        <Tag tone={online ? 'normal' : 'offline'} glyph={online ? 'normal' : 'offline'}>
          {translate(online ? 'display.online' : 'display.offline')}
        </Tag>
      </div>
      {insertion && (
        <p className="row type-13 mt-8 gap-6">
          <Icon name="text" size={14} />
          {'text' in insertion
            ? translate('display.insertion', { text: insertion.text })
            : translate('display.insertion.program')}
        </p>
      )}
      {playing && (
        <p className="mt-8">
          <PlayerPlaysText playing={playing} />
        </p>
      )}
      {pending.length > 0 && (
        <p className="row type-13 mt-8 gap-6">
          <StateGlyph state="pending" size={14} />
          {translate('display.pending', { smart_count: pending.length })}
        </p>
      )}
      {sorted.length === 0 ? (
        <p className="part-text">{translate('display.projects.none')}</p>
      ) : (
        <ul className="mt-8 text-13 [&_li]:flex [&_li]:min-h-30 [&_li]:items-center [&_li]:gap-10 [&_li]:border-t [&_li]:border-t-(--line)">
          {sorted.map(project => (
            <li key={project.id}>
              <span>
                <RecordLink resource="projects" id={project.id}>
                  {project.name}
                </RecordLink>
              </span>
              {project.active && (
                <Tag tone="line" icon="play">
                  {translate('display.playing')}
                </Tag>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
