import { useTranslate } from 'react-admin';

import type { MapLevel } from '../../../domain/mapLevel.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import type { DeviceMarker, DevicesInView } from '../queries/DevicesInView.ts';
import type { DeviceFilter } from '../queries/MapQuery.ts';
import type { DomainMarker } from '../queries/readDomainMarkers.ts';
import { DevicesWithoutPosition } from './DevicesWithoutPosition.tsx';
import type { InViewItem, Picks } from './InViewItem.ts';
import { InViewList } from './InViewList.tsx';
import type { ListToggle } from './InViewTitle.tsx';
import {
  DOMAIN_SORTS,
  LIST_SORTS,
  type ListSort,
  sortDomains,
  type WorstFaults,
} from './listSort.ts';
import { OpenAsList } from './OpenAsList.tsx';
import { useDeviceItems } from './useDeviceItems.tsx';

interface InViewPanelProps {
  readonly level: MapLevel;
  readonly zoom: number;
  readonly domains: readonly DomainMarker[];
  readonly inView: DevicesInView;
  /** The devices in view, in the order of the list. */
  readonly devices: readonly DeviceMarker[];
  readonly faults: WorstFaults;
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
  /**
   * The number of devices in view; undefined before the first view was read, of hidden devices, of domains of which some may be
   * missing, and where a count failed.
   */
  readonly total: number | undefined;
  /** Whether a view was read. */
  readonly isRead: boolean;
  /** Whether the last read failed, which a message says. */
  readonly hasFailed: boolean;
  readonly selectedId: string | undefined;
  readonly onSelectDevice: (id: string) => void;
  readonly onOpenDomain: (id: string) => void;
  /** The selection of several devices; absent while there is none. */
  readonly picks: Picks | undefined;
  readonly onPick: Picks['onPick'];
  /** The devices are not shown. */
  readonly isHidden: boolean;
  readonly filter: DeviceFilter;
  /** Whether the domains have the number of their faults, which the filter may leave out. */
  readonly countsFaults: boolean;
  readonly toggle: ListToggle | undefined;
  /** Whether the devices are those of the whole domain that the map is scoped to. */
  readonly isWholeScope: boolean;
}

/** The list next to the map: the domains or the devices in view, the worst first. */
export const InViewPanel = ({
  level,
  zoom,
  domains,
  inView,
  devices,
  faults,
  sort,
  onSort,
  total,
  isRead,
  hasFailed,
  selectedId,
  onSelectDevice,
  onOpenDomain,
  picks,
  onPick,
  isHidden,
  filter,
  countsFaults,
  toggle,
  isWholeScope,
}: InViewPanelProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const deviceItems = useDeviceItems(devices, faults);
  const isDomains = level.kind === 'domains';
  const domainItems = sortDomains(domains, sort).map(({ id, name, count, counts }): InViewItem => ({
    ...{ id, name, icon: 'tree', state: counts && counts.fault > 0 ? 'fault' : undefined },
    note:
      count === undefined
        ? undefined
        : [
            translate(counts && countsFaults ? 'map.inView.domain' : 'map.inView.domain.count', {
              smart_count: count,
              count: formatNumber(count),
              faults: formatNumber(counts?.fault ?? 0),
            }),
            counts &&
              counts.offline > 0 &&
              translate('map.inView.domain.offline', { count: formatNumber(counts.offline) }),
          ]
            .filter(Boolean)
            .join(translate('map.summary.separator')),
  }));
  const items = isDomains ? domainItems : deviceItems;
  const emptyMessage =
    !isDomains && isHidden
      ? 'map.inView.hidden'
      : total === undefined
        ? hasFailed
          ? undefined
          : isRead
            ? 'map.summary.unknown'
            : 'map.loading'
        : inView.groups.length > 0
          ? 'map.inView.grouped'
          : 'map.inView.none';
  const message = items.length > 0 || !emptyMessage ? undefined : translate(emptyMessage);
  const selectDevice = (id: string, hasModifier: boolean) => {
    if (hasModifier) onPick(id, !picks?.ids.has(id));
    else onSelectDevice(id);
  };
  return (
    <>
      <InViewList
        {...{ items, total, selectedId, message, toggle, isWholeScope }}
        sorting={{ sort, sorts: isDomains ? DOMAIN_SORTS : LIST_SORTS, onSort }}
        picks={isDomains ? undefined : picks}
        onSelect={isDomains ? onOpenDomain : selectDevice}
      />
      {toggle?.isOpen !== false && (
        <div className="touch-links cluster type-12 justify-between px-16 py-10 text-3">
          <span>
            {translate(isDomains ? 'map.zoom.domains' : 'map.zoom.devices', {
              zoom: formatNumber(zoom),
            })}
          </span>
          <OpenAsList devices={devices} hasGroups={inView.groups.length > 0} />
          {!isHidden && <DevicesWithoutPosition filter={filter} />}
        </div>
      )}
    </>
  );
};
