import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import type { PaletteEntry, PaletteGroup } from './PaletteEntry.ts';

interface PaletteListProps {
  readonly listId: string;
  readonly groups: readonly PaletteGroup[];
  readonly active: PaletteEntry | undefined;
  readonly getElementId: (entry: PaletteEntry) => string;
  readonly onRun: (entry: PaletteEntry) => void;
  /** Called with the index of the hovered entry. */
  readonly onHover: (index: number) => void;
}

/** The results in groups. The focus stays in the field; the entry that Enter selects is highlighted. */
export const PaletteList = ({
  listId,
  groups,
  active,
  getElementId,
  onRun,
  onHover,
}: PaletteListProps) => {
  const translate = useTranslate();
  const listRef = useRef<HTMLDivElement>(null);
  const allEntries = groups.flatMap(({ entries }) => entries);
  useEffect(() => {
    listRef.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);
  return (
    <div
      ref={listRef}
      id={listId}
      className="palette-list scroll"
      role="listbox"
      aria-label={translate('palette.results')}
    >
      {groups.map(({ titleKey, entries }) => (
        <div key={titleKey} role="group" aria-labelledby={`${listId}-${titleKey}`}>
          <div
            id={`${listId}-${titleKey}`}
            className="palette-title text-3 type-12"
            role="presentation"
          >
            {translate(titleKey)}
          </div>
          {entries.map(entry => (
            <div
              key={entry.id}
              id={getElementId(entry)}
              className="palette-entry row gap-10"
              role="option"
              aria-selected={entry.id === active?.id}
              onPointerMove={() => entry.id !== active?.id && onHover(allEntries.indexOf(entry))}
              onMouseDown={event => event.preventDefault()}
              onClick={() => onRun(entry)}
            >
              <Icon name={entry.icon} />
              <bdi className="truncate fill">{entry.label}</bdi>
              {entry.hint && (
                <bdi className="palette-hint text-2 flex-none truncate">{entry.hint}</bdi>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
