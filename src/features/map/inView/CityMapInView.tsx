import type { CityMapState } from '../useCityMap.ts';
import { InViewPanel } from './InViewPanel.tsx';

/** The list of what the map shows. */
export const CityMapInView = ({ map }: { readonly map: CityMapState }) => {
  const { level, zoom, domains, inView, navigation, selection, tools } = map;
  const isPicking = tools.tool === 'single' || selection.ids.size > 0;
  return (
    <InViewPanel
      {...{ level, zoom, domains, inView }}
      selectedId={map.selectedId}
      onSelectDevice={navigation.selectDevice}
      onOpenDomain={navigation.openDomain}
      picks={isPicking ? { ids: selection.ids, onPick: selection.setDevice } : undefined}
      onPick={selection.setDevice}
      isHidden={map.hidesDevices}
      filter={map.filter}
    />
  );
};
