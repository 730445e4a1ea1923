import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { getRowId, type InViewItem, type Picks } from './InViewItem.ts';

/** The checkbox of a row, while several devices are selected. */
export const PickCheckbox = ({
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

/** A device or a domain in view. */
export const InViewRow = ({ item, isSelected, onSelect }: InViewRowProps) => {
  const translate = useTranslate();
  const { id, name, icon, state, note } = item;
  return (
    <button
      id={getRowId(id)}
      type="button"
      className="map-in-view-button plain-button row size-full gap-12 border-l-3 border-l-transparent py-0 pr-16 pl-13 text-left aria-pressed:border-l-(--accent) aria-pressed:bg-(--accent-soft)! [&_:is(bdi,small)]:block"
      aria-pressed={isSelected}
      onClick={({ ctrlKey, metaKey, shiftKey }) => onSelect(ctrlKey || metaKey || shiftKey)}
    >
      <span
        className={`map-in-view-icon flex flex-none state-${state ?? 'none'} ${state === 'fault' ? 'text-fault' : 'text-2'}`}
      >
        <Icon name={icon} size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="truncate font-medium">{name}</bdi>
        <small className="type-12 truncate text-3">{note}</small>
      </span>
      {state && (
        <span>
          <StateGlyph state={state} size={14} />
          <span className="visually-hidden">{translate(`map.state.${state}`)}</span>
        </span>
      )}
    </button>
  );
};
