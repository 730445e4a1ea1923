import type { CityMapState } from '../useCityMap.ts';
import { ScopeBar } from '../scope/ScopeBar.tsx';
import type { ListToggle } from './InViewTitle.tsx';
import { InViewPanel } from './InViewPanel.tsx';

interface CityMapInViewProps {
  readonly map: CityMapState;
  /** Present where the list is opened by its title. */
  readonly toggle?: ListToggle | undefined;
}

/** The list of what the map shows. */
export const CityMapInView = ({ map, toggle }: CityMapInViewProps) => {
  const { level, zoom, domains, inView, navigation, selection, tools } = map;
  const isPicking = tools.tool === 'single' || selection.ids.size > 0;
  return (
    <>
      <ScopeBar map={map} />
      <InViewPanel
        {...{ level, zoom, domains, inView }}
        devices={map.listedDevices}
        faults={map.faults}
        sort={map.sort}
        onSort={sort => map.change({ sort })}
        selectedId={map.selectedId}
        onSelectDevice={navigation.selectDevice}
        onOpenDomain={navigation.openDomain}
        picks={isPicking ? { ids: selection.ids, onPick: selection.setDevice } : undefined}
        onPick={selection.setDevice}
        total={map.total}
        isRead={map.result.isRead}
        hasFailed={map.result.error !== null}
        isHidden={map.hidesDevices}
        filter={map.filter}
        countsFaults={map.countsFaults}
        toggle={toggle}
        isWholeScope={map.isWholeScope}
      />
    </>
  );
};
