import './selectionBar.css';

import { useTranslate } from 'react-admin';

import { SelectionActions } from '../../../resources/bulk/BulkActionBar.tsx';
import { useDescriptor } from '../../../resources/descriptor/ResourcesContext.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import type { MapSelection } from './useMapSelection.ts';

interface SelectionBarProps {
  readonly selection: MapSelection;
  readonly isNarrow: boolean;
}

/** What can be done with the selected devices: the same as in a list. @see MAP-13 */
export const SelectionBar = ({ selection, isNarrow }: SelectionBarProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const assets = useDescriptor('assets');
  const { ids, devices, areas, isReading, readCount, error, clear, deselect } = selection;
  if (!assets) return null;
  // A message has the error, and a retry.
  if (error)
    return (
      <div className="bulk" role="region" aria-label={translate('map.select.bar')}>
        <ActionButton className="bulk-action" onClick={clear}>
          {translate('bulk.clear')}
        </ActionButton>
      </div>
    );
  if (isReading)
    return (
      <div className="bulk" role="region" aria-label={translate('map.select.bar')}>
        <span className="bulk-count max-sm:[grid-area:1/1]" role="status">
          {translate('map.select.reading', { count: formatNumber(readCount) })}
        </span>
        <ActionButton className="bulk-action" onClick={clear}>
          {translate('shell.cancel')}
        </ActionButton>
      </div>
    );
  if (ids.size === 0 && areas.length > 0)
    return (
      <div className="bulk" role="region" aria-label={translate('map.select.bar')}>
        <span className="bulk-count max-sm:[grid-area:1/1]" role="status">
          {translate('map.select.none')}
        </span>
        <ActionButton className="bulk-action" onClick={clear}>
          {translate('bulk.clear')}
        </ActionButton>
      </div>
    );
  return (
    <SelectionActions
      descriptor={assets}
      label={translate('map.select.bar')}
      isNarrow={isNarrow}
      exportSource={{ descriptor: assets, ids: [...ids] }}
      records={devices.map(({ id, name, model, status }) => ({ id, name, model, status }))}
      selection={{
        ...{ ids, clear, count: ids.size, total: ids.size },
        ...{ isAllMatching: false, filter: {}, staysAfterCommand: true },
        toggle: id => selection.setDevice(String(id), !ids.has(String(id))),
        togglePage: (pageIds, isOn) => {
          for (const id of pageIds) selection.setDevice(String(id), isOn);
        },
        // All selected ones are known already.
        selectAllMatching: () => undefined,
        deselect: removed => deselect(removed.map(String)),
      }}
    />
  );
};
