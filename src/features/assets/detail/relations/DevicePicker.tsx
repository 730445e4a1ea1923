import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { isSameId } from '../../../../domain/isSameId.ts';
import { useDebouncedText } from '../../../../ui/useDebouncedText.ts';
import { QueryStates } from '../../../../resources/failures/QueryStates.tsx';
import { StateGlyph } from '../../../../ui/icons/StateGlyph.tsx';
import { SearchField } from '../../../../ui/FilterFields.tsx';
import type { Asset } from '../Asset.ts';
import { DistanceBetween } from './DistanceBetween.tsx';
import { useDeviceSearch } from './useDeviceSearch.ts';

interface DevicePickerProps {
  readonly label: string;
  readonly models: readonly string[];
  /** The device whose neighbours come first. */
  readonly nearAsset: Asset;
  /** Devices to exclude, in addition to itself. */
  readonly excludedIds?: readonly string[];
  readonly selectedAsset: Asset | undefined;
  readonly onSelect: (asset: Asset) => void;
}

const NO_IDS: readonly string[] = [];
const MAX_SEARCH_LENGTH = 32;

/** Selects a device of the city: the nearest ones by default, others by a part of the name or the id. */
export const DevicePicker = ({
  label,
  models,
  nearAsset,
  excludedIds = NO_IDS,
  selectedAsset,
  onSelect,
}: DevicePickerProps) => {
  const translate = useTranslate();
  const radioGroupName = useId();
  const [searchInput, setSearchInput] = useState('');
  const [searchText, , searchNow] = useDebouncedText(searchInput);
  const { data, error, refetch } = useDeviceSearch({
    models,
    searchText,
    nearPosition: nearAsset.geoPoint,
    excludedIds: [nearAsset.id, ...excludedIds],
  });
  return (
    <div className="asset-picker mt-12">
      <SearchField
        className="asset-picker-text"
        value={searchInput}
        placeholder={translate('asset.pick.hint')}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={setSearchInput}
        onSearch={searchNow}
      />
      <div
        className="asset-picker-rows mt-8 max-h-304 min-h-144 overflow-auto rounded-2 border border-(--line)"
        role="radiogroup"
        aria-label={label}
      >
        <QueryStates
          data={error ? undefined : data}
          error={error}
          onRetry={refetch}
          errorLineClass="asset-quiet"
          skeletonRows={4}
          empty={
            <p className="asset-quiet" role="status">
              {translate('asset.pick.none')}
            </p>
          }
        >
          {devices =>
            devices.map(device => (
              <label
                key={device.id}
                className="asset-choice row min-h-[max(36px,var(--target))] cursor-pointer gap-10 px-12 py-4 hover:bg-(--hover) has-checked:bg-(--accent-soft) [&_input]:m-0 [&_input]:size-16 [&_input]:flex-none [&_input]:accent-(--accent)"
              >
                <input
                  type="radio"
                  name={radioGroupName}
                  checked={isSameId(device.id, selectedAsset?.id)}
                  onChange={() => onSelect(device)}
                />
                <StateGlyph state={device.status} size={14} />
                <span className="truncate font-medium">{device.name}</span>
                <span className="text-2">{device.id}</span>
                <DistanceBetween firstAsset={nearAsset} secondAsset={device} />
              </label>
            ))
          }
        </QueryStates>
      </div>
    </div>
  );
};
