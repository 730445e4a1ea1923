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
      className="min-h-0 flex-1 overflow-auto p-6 empty:hidden"
      role="listbox"
      aria-label={translate('palette.results')}
    >
      {groups.map(({ titleKey, entries }) => (
        <div key={titleKey} role="group" aria-labelledby={`${listId}-${titleKey}`}>
          <div
            id={`${listId}-${titleKey}`}
            className="type-12 px-10 pt-6 pb-4 text-3"
            role="presentation"
          >
            {translate(titleKey)}
          </div>
          {entries.map(entry => (
            <div
              key={entry.id}
              id={getElementId(entry)}
              className="row min-h-[max(32px,var(--target))] cursor-pointer gap-10 rounded-2 px-10 py-4 aria-selected:bg-(--accent-soft) [&_.icon]:text-2"
              role="option"
              aria-selected={entry.id === active?.id}
              onPointerMove={() => entry.id !== active?.id && onHover(allEntries.indexOf(entry))}
              onMouseDown={event => event.preventDefault()}
              onClick={() => onRun(entry)}
            >
              <Icon name={entry.icon} />
              <bdi className="min-w-0 flex-1 truncate">{entry.label}</bdi>
              {entry.hint && (
                <bdi className="max-w-[50%] flex-none truncate text-2">{entry.hint}</bdi>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
