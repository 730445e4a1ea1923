import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import type { Entry, EntryGroup } from './Entry.ts';

interface PaletteListProps {
  readonly listId: string;
  readonly groups: readonly EntryGroup[];
  readonly active: Entry | undefined;
  readonly idOf: (entry: Entry) => string;
  readonly onRun: (entry: Entry) => void;
  /** The pointer is over the line of this number. */
  readonly onPoint: (index: number) => void;
}

/** What was found, in groups. The focus stays in the field; the line that Enter takes is marked. */
export const PaletteList = ({ listId, groups, active, idOf, onRun, onPoint }: PaletteListProps) => {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const all = groups.flatMap(({ entries }) => entries);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);
  return (
    <div
      ref={list}
      id={listId}
      className="palette-list"
      role="listbox"
      aria-label={translate('palette.results')}
    >
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-labelledby={`${listId}-${title}`}>
          <div id={`${listId}-${title}`} className="palette-title" role="presentation">
            {translate(title)}
          </div>
          {entries.map(entry => (
            <div
              key={entry.id}
              id={idOf(entry)}
              className="palette-entry"
              role="option"
              aria-selected={entry.id === active?.id}
              onPointerMove={() => entry.id !== active?.id && onPoint(all.indexOf(entry))}
              onMouseDown={event => event.preventDefault()}
              onClick={() => onRun(entry)}
            >
              <Icon name={entry.icon} />
              <bdi className="palette-label">{entry.label}</bdi>
              {entry.hint && <bdi className="palette-hint">{entry.hint}</bdi>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
