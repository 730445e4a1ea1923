import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { isSameId } from '../../../../domain/isSameId.ts';
import { useDebouncedText } from '../../../../resources/inputs/useDebouncedText.ts';
import { useErrorMessage } from '../../../../resources/failures/useErrorMessage.ts';
import { StateGlyph } from '../../../../ui/icons/StateGlyph.tsx';
import { SearchField } from '../../../../ui/FilterFields.tsx';
import { SkeletonRows } from '../../../../ui/SkeletonRows.tsx';
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
  const getErrorMessage = useErrorMessage();
  const radioGroupName = useId();
  const [searchInput, setSearchInput] = useState('');
  const [searchText] = useDebouncedText(searchInput.trim());
  const { data, error } = useDeviceSearch({
    models,
    searchText,
    nearPosition: nearAsset.geoPoint,
    excludedIds: [nearAsset.id, ...excludedIds],
  });
  return (
    <div className="asset-picker mt-12">
      <SearchField
        className="asset-picker-words"
        value={searchInput}
        placeholder={translate('asset.pick.hint')}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={setSearchInput}
      />
      <div className="asset-picker-rows" role="radiogroup" aria-label={label}>
        {error ? (
          <p className="asset-quiet" role="alert">
            {getErrorMessage(error)}
          </p>
        ) : !data ? (
          <SkeletonRows rows={4} />
        ) : data.length === 0 ? (
          <p className="asset-quiet" role="status">
            {translate('asset.pick.none')}
          </p>
        ) : (
          data.map(device => (
            <label key={device.id} className="asset-choice row gap-10">
              <input
                type="radio"
                name={radioGroupName}
                checked={isSameId(device.id, selectedAsset?.id)}
                onChange={() => onSelect(device)}
              />
              <StateGlyph state={device.status} size={14} />
              <span className="truncate medium">{device.name}</span>
              <span className="text-2">{device.id}</span>
              <DistanceBetween firstAsset={nearAsset} secondAsset={device} />
            </label>
          ))
        )}
      </div>
    </div>
  );
};
