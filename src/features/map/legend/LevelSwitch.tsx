import { useTranslate } from 'react-admin';

import { useConfiguration } from '../../../data/useConfiguration.ts';
import { filterTitled } from '../../../domain/filterTitled.ts';
import { getMapLevelId, type MapLevel, type MapLevelRange } from '../../../domain/mapLevel.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';

interface LevelSwitchProps {
  readonly level: MapLevel;
  readonly levels: readonly MapLevelRange[];
  /** Shows the level with an id; absent while the map loads. */
  readonly onShow: ((id: number) => void) | undefined;
}

/** The level that the map shows, and a change to another one. */
export const LevelSwitch = ({ level, levels, onShow }: LevelSwitchProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const titles = new Map(
    filterTitled(useConfiguration('domain')?.levels).map(({ id, title }) => [id, text(title)]),
  );
  if (levels.length < 2) return null;
  const getLabel = (id: number) =>
    id === getMapLevelId({ kind: 'devices' })
      ? translate('map.level.devices')
      : (titles.get(id) ?? translate('map.level.number', { level: id }));
  return (
    <div
      // Wider than the legend: it extends to the left, without covering the map below it.
      className="map-level-switch row w-max gap-10 rounded-3 border border-(--line) bg-(--raised) py-6 pr-6 pl-14 elevation-2 max-md:w-full max-md:flex-col max-md:items-start max-md:p-8"
    >
      <span className="type-12 text-2">{translate('map.level')}</span>
      <SegmentedControl
        label={translate('map.level')}
        value={String(getMapLevelId(level))}
        options={levels.map(({ id }) => ({
          ...{ name: String(id), label: getLabel(id) },
          disabledReason: onShow ? undefined : translate('map.loading'),
        }))}
        onChange={name => onShow?.(Number(name))}
      />
    </div>
  );
};
