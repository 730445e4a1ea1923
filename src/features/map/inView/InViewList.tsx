import './inView.css';

import type { ReactNode } from 'react';

import type { InViewItem, Picks } from './InViewItem.ts';
import { InViewRow, PickCheckbox } from './InViewRow.tsx';
import { InViewTitle, type ListSorting, type ListToggle } from './InViewTitle.tsx';
import { useScrollToSelected } from './useScrollToSelected.ts';

interface InViewListProps {
  readonly items: readonly InViewItem[];
  /** The number of devices in view. */
  readonly total: number | undefined;
  readonly selectedId: string | undefined;
  /** @param hasModifier whether Ctrl, Cmd or Shift was pressed */
  readonly onSelect: (id: string, hasModifier: boolean) => void;
  /** Present while rows have a checkbox. */
  readonly picks?: Picks | undefined;
  /** Shown instead of the rows: nothing in view, or too many for a list. */
  readonly message?: ReactNode;
  /** Present where the list would cover too much of the map: its title opens and closes it. */
  readonly toggle: ListToggle | undefined;
  readonly sorting: ListSorting;
  readonly isWholeScope?: boolean;
}

/** What is in view: the same items and the same selection as on the map, for the keyboard. */
export const InViewList = ({
  items,
  total,
  selectedId,
  onSelect,
  picks,
  message,
  toggle,
  sorting,
  isWholeScope = false,
}: InViewListProps) => {
  return (
    <section
      className={`${toggle?.isOpen === false ? '' : 'map-in-view'} stack min-h-0 flex-1 overflow-auto`}
      aria-labelledby="map-in-view-title"
    >
      <InViewTitle {...{ total, toggle, sorting, isWholeScope }} />
      {toggle?.isOpen === false ? null : message ? (
        <p className="map-in-view-message px-16 pt-8 pb-16 text-2">{message}</p>
      ) : (
        <InViewRows {...{ items, selectedId, onSelect, picks }} />
      )}
    </section>
  );
};

/** The rows, in a scroll container: after a message, it starts at the top again. */
const InViewRows = ({
  items,
  selectedId,
  onSelect,
  picks,
}: Pick<InViewListProps, 'items' | 'selectedId' | 'onSelect' | 'picks'>) => {
  const selectedIndex = items.findIndex(({ id }) => id === selectedId);
  const { scrollElementRef, virtualItems, totalSize } = useScrollToSelected(
    items.length,
    selectedId,
    selectedIndex,
  );
  return (
    <div
      ref={scrollElementRef}
      className="min-h-0 flex-1 overflow-auto [--row-height:46px] [border-block:1px_solid_var(--line)] [&_li]:h-(--row-height) [&_li]:border-b [&_li]:border-b-(--line)"
    >
      <ul
        style={{
          paddingTop: virtualItems[0]?.start,
          paddingBottom: totalSize - (virtualItems.at(-1)?.end ?? 0),
        }}
      >
        {virtualItems.map(({ index }) => {
          const item = items[index];
          return (
            item && (
              <li
                key={item.id}
                className="row"
                aria-setsize={items.length}
                aria-posinset={index + 1}
              >
                {picks && <PickCheckbox item={item} picks={picks} />}
                <InViewRow
                  item={item}
                  isSelected={item.id === selectedId}
                  onSelect={hasModifier => onSelect(item.id, hasModifier)}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
};
