import type { ResourceRoutePaths } from '../../resources/routes/ResourceRoutesContext.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

type ListFilter = Readonly<Record<string, unknown>>;

const buildListPath = (list: string, filter: ListFilter): string =>
  `${list}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

export const getActiveFaultsPath = (
  routes: ResourceRoutePaths,
  { domainId }: Pick<StatisticsFilter, 'domainId'>,
  model?: string,
  type?: string,
): string =>
  buildListPath(routes.listUnfiltered({ name: 'faults' }), {
    ...(type !== undefined && { type: { inq: [type] } }),
    end_time: { empty: true },
    ...(model !== undefined && { model: { inq: [model] } }),
    ...(domainId !== undefined && { domain_id: { within: domainId } }),
  });

/** Returns the list path of the devices in a state, of one model or all. */
export const getDevicesPath = (
  routes: ResourceRoutePaths,
  { domainId }: Pick<StatisticsFilter, 'domainId'>,
  state: string,
  model?: string,
): string =>
  buildListPath(
    routes.listUnfiltered({ name: 'assets' }, model === undefined ? undefined : { model }),
    {
      status: { inq: [state] },
      ...(domainId !== undefined && { domainId: { within: domainId } }),
    },
  );
