import type { CityMapState } from '../useCityMap.ts';
import { LampColorList } from './LampColorList.tsx';
import { LevelSwitch } from './LevelSwitch.tsx';
import { MapLegend } from './MapLegend.tsx';
import { useLegendModels } from './useLegendModels.ts';

/** The level switch and the legend of what the map shows. */
export const CityMapLegend = ({ map }: { readonly map: CityMapState }) => {
  const { level, levels, domains, inView, viewport, navigation, filter, change } = map;
  const models = useLegendModels(map.modelCounts, map.countedFilter.models);
  return (
    <>
      <LevelSwitch
        {...{ level, levels }}
        onShow={viewport && (id => void navigation.showLevel(id))}
      />
      <MapLegend
        {...{ filter, models }}
        stateCounts={map.stateCounts}
        lampCounts={map.lampCounts}
        noLightMessage={
          map.hasNoLight
            ? 'map.legend.noLight'
            : map.isLightUnknown
              ? 'map.legend.unknownLight'
              : undefined
        }
        hasRings={map.stateCounts !== undefined && domains.length + inView.groups.length > 0}
        lampColors={level.kind === 'devices' && inView.devices.length > 0 && <LampColorList />}
        onChange={({ states, models: shownModels, lit }) =>
          change({ states, models: shownModels, lit })
        }
      />
    </>
  );
};
