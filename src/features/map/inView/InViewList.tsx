import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';

import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useVirtualRows } from '../../../ui/useVirtualRows.ts';
import type { MapState } from '../mapStates.ts';

/** A row of the list: a device, or a domain. */
export interface InViewItem {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
  readonly state: MapState | undefined;
  /** Below the name. */
  readonly note: ReactNode;
}

/** A selection of several rows. */
export interface Picks {
  readonly ids: ReadonlySet<string>;
  readonly onPick: (id: string, isPicked: boolean) => void;
}

interface InViewListProps {
  readonly items: readonly InViewItem[];
  /** The number of devices in view. */
  readonly total: number;
  readonly selectedId: string | undefined;
  /** @param hasModifier whether Ctrl, Cmd or Shift was pressed */
  readonly onSelect: (id: string, hasModifier: boolean) => void;
  /** Present while rows have a checkbox. */
  readonly picks?: Picks | undefined;
  /** Shown instead of the rows: nothing in view, or too many for a list. */
  readonly message?: ReactNode;
  /** Present where the list would cover too much of the map: its title opens and closes it. */
  readonly toggle: ListToggle | undefined;
}

/** Whether a list is open. */
export interface ListToggle {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What is in view, the worst first: the same items and the same selection as on the map, for the keyboard. */
export const InViewList = ({
  items,
  total,
  selectedId,
  onSelect,
  picks,
  message,
  toggle,
}: InViewListProps) => {
  const [scroller, rows] = useVirtualRows(items.length);
  const selectedIndex = items.findIndex(({ id }) => id === selectedId);
  const isSelectedInView = selectedIndex >= 0;
  const { startIndex, endIndex, rowHeight } = rows;
  const showSelected = useEffectEvent(() => rows.scrollToIndex(selectedIndex));
  // Also when it arrives after its selection, and when the height of a row is known.
  useEffect(() => showSelected(), [selectedId, isSelectedInView, rowHeight]);
  return (
    <section
      className={`${toggle?.isOpen === false ? '' : 'map-in-view'} stack grow scroll`}
      aria-labelledby="map-in-view-title"
    >
      <InViewTitle {...{ total, toggle }} />
      {toggle?.isOpen === false ? null : message ? (
        <p className="map-in-view-message text-2">{message}</p>
      ) : (
        <div ref={scroller} className="map-in-view-rows scroll grow" onScroll={rows.measure}>
          <ul
            style={{
              paddingTop: startIndex * rowHeight,
              paddingBottom: (items.length - endIndex) * rowHeight,
            }}
          >
            {items.slice(startIndex, endIndex).map((item, index) => (
              <li
                key={item.id}
                className="row"
                aria-setsize={items.length}
                aria-posinset={startIndex + index + 1}
              >
                {picks && <PickCheckbox item={item} picks={picks} />}
                <InViewRow
                  item={item}
                  isSelected={item.id === selectedId}
                  onSelect={hasModifier => onSelect(item.id, hasModifier)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};

const InViewTitle = ({ total, toggle }: Pick<InViewListProps, 'total' | 'toggle'>) => {
  const translate = useTranslate();
  const text = (
    <span className="row gap-6">
      {translate('map.inView')}
      <span className="text-3 tabular">
        <FormattedNumber value={total} />
      </span>
    </span>
  );
  return (
    <h2 id="map-in-view-title" className="stack type-14 semibold">
      {toggle ? (
        <button
          type="button"
          className="map-in-view-head map-in-view-toggle plain-button row spread"
          aria-expanded={toggle.isOpen}
          onClick={toggle.onToggle}
        >
          {text}
          <Icon name="up" />
        </button>
      ) : (
        <span className="map-in-view-head">{text}</span>
      )}
    </h2>
  );
};

const PickCheckbox = ({
  item: { id, name },
  picks: { ids, onPick },
}: {
  readonly item: InViewItem;
  readonly picks: Picks;
}) => {
  const translate = useTranslate();
  return (
    <label className="map-in-view-check checkbox">
      <input
        type="checkbox"
        aria-label={translate('map.select.device', { name })}
        checked={ids.has(id)}
        onChange={({ target: { checked } }) => onPick(id, checked)}
      />
    </label>
  );
};

interface InViewRowProps {
  readonly item: InViewItem;
  readonly isSelected: boolean;
  readonly onSelect: (hasModifier: boolean) => void;
}

const InViewRow = ({ item, isSelected, onSelect }: InViewRowProps) => {
  const translate = useTranslate();
  const { name, icon, state, note } = item;
  return (
    <button
      type="button"
      className="map-in-view-button plain-button row gap-12"
      aria-pressed={isSelected}
      onClick={({ ctrlKey, metaKey, shiftKey }) => onSelect(ctrlKey || metaKey || shiftKey)}
    >
      <span
        className={`map-in-view-icon ${state === 'fault' ? 'text-fault' : `state-${state ?? 'none'}`}`}
      >
        <Icon name={icon} size={20} />
      </span>
      <span className="fill">
        <bdi className="truncate medium">{name}</bdi>
        <small className="truncate text-3 type-12">{note}</small>
      </span>
      {state && (
        <span className="map-in-view-state">
          <StateGlyph state={state} size={14} />
          <span className="visually-hidden">{translate(`map.state.${state}`)}</span>
        </span>
      )}
    </button>
  );
};
