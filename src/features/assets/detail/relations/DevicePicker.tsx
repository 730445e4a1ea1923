import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { sameId } from '../../../../domain/sameId.ts';
import { useRested } from '../../../../resources/kits/useRested.ts';
import { useErrorWords } from '../../../../resources/useErrorWords.ts';
import { StateGlyph } from '../../../../ui/icons/StateGlyph.tsx';
import { WordsField } from '../../../../ui/NarrowingFields.tsx';
import { SkeletonRows } from '../../../../ui/SkeletonRows.tsx';
import type { Asset } from '../Part.ts';
import { DistanceBetween } from './DistanceBetween.tsx';
import { useDevices } from './useDevices.ts';

interface DevicePickerProps {
  readonly label: string;
  readonly models: readonly string[];
  /** To whom it is near. */
  readonly of: Asset;
  /** What is no choice, besides itself. */
  readonly without?: readonly string[];
  readonly chosen: Asset | undefined;
  readonly onChoose: (asset: Asset) => void;
}

const NOTHING: readonly string[] = [];
const LONGEST = 32;

/** One device out of a city: the nearest are offered, more by a part of the name or the id. */
export const DevicePicker = ({
  label,
  models,
  of,
  without = NOTHING,
  chosen,
  onChoose,
}: DevicePickerProps) => {
  const translate = useTranslate();
  const errorWords = useErrorWords();
  const group = useId();
  const [typed, setTyped] = useState('');
  const [words] = useRested(typed.trim());
  const { data, error } = useDevices({
    models,
    words,
    near: of.geoPoint,
    without: [of.id, ...without],
  });
  return (
    <div className="asset-picker">
      <WordsField
        className="asset-picker-words"
        value={typed}
        hint={translate('asset.pick.hint')}
        longest={LONGEST}
        onChange={setTyped}
      />
      <div className="asset-picker-rows" role="radiogroup" aria-label={label}>
        {error ? (
          <p className="asset-quiet" role="alert">
            {errorWords(error)}
          </p>
        ) : !data ? (
          <SkeletonRows rows={4} />
        ) : data.length === 0 ? (
          <p className="asset-quiet" role="status">
            {translate('asset.pick.none')}
          </p>
        ) : (
          data.map(device => (
            <label key={device.id} className="asset-choice">
              <input
                type="radio"
                name={group}
                checked={sameId(device.id, chosen?.id)}
                onChange={() => onChoose(device)}
              />
              <StateGlyph state={device.status} size={14} />
              <span className="asset-choice-name">{device.name}</span>
              <span className="asset-choice-id">{device.id}</span>
              <DistanceBetween one={of} other={device} />
            </label>
          ))
        )}
      </div>
    </div>
  );
};
