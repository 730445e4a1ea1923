import type { ResourceOverrides } from '../../../resources/defineResource.tsx';
import type { Condition } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { UNKNOWN } from '../adopt/adopting.ts';
import { loadBindingCheck } from '../importing/loadBindingCheck.ts';
import { forMany } from './forMany.ts';
import { modelOf, reportColumns } from './columns.ts';
import { IdShow, LevelShow, ModelShow, ModeShow, ReportShow } from './shows.tsx';
import { fetchReports, useReports } from './useReports.ts';

/** What the list of devices has besides its document: what each last reported, and how bright it is. */
export function listOverrides(
  assets: ResourceDescriptor,
  statuses: ResourceDescriptor | undefined,
  where: Condition | undefined,
): NonNullable<ResourceOverrides['list']> {
  const model = modelOf(where);
  const own = reportColumns(statuses, model);
  const shows = own.map(({ source }) => [source, { Show: ReportShow }] as const);
  return {
    own,
    useRows: useReports,
    fetchExtraData: fetchReports,
    columns: {
      ...Object.fromEntries(shows),
      'status.brightness': { Show: LevelShow, align: 'left' },
      id: { Show: IdShow },
      mode: { Show: ModeShow },
      model: { Show: ModelShow },
      type: { Show: ModelShow },
    },
    many: forMany(assets, where),
    // An unknown device is adopted, and nothing else becomes of it.
    takesRows: model !== UNKNOWN,
    importCheck: loadBindingCheck,
  };
}
