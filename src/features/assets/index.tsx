import { useMemo } from 'react';

import { withWords } from '../../data/i18nProvider.ts';
import { ResourceAt, type ResourceAtProps } from '../../resources/places/ResourceAt.tsx';
import { useDescriptor } from '../../resources/ResourcesContext.ts';
import type { Condition } from '../../schema/field.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { reportedOnly, UNKNOWN, withAdoption } from './adopt/adopting.ts';
import { inColumnsOf, modelOf } from './list/columns.ts';
import { listOverrides } from './list/overrides.ts';

/** The page of one device comes when it is first opened. */
const AssetPage = lazyScreen(withWords(() => import('./detail/AssetPage.tsx')));

/** Devices wherever they are listed: what their document says, and what it cannot say. */
export default function AssetsAt(props: ResourceAtProps) {
  const { descriptor, overrides } = props;
  const statuses = useDescriptor('statuses');
  // The same for as long as it says the same: rows are drawn again when it is another.
  const asked = JSON.stringify(props.where ?? {});
  const [shown, list] = useMemo(() => {
    const where = JSON.parse(asked) as Condition;
    const model = modelOf(where);
    const fitting = model === UNKNOWN ? reportedOnly(descriptor) : descriptor;
    return [withAdoption(inColumnsOf(fitting, model)), listOverrides(descriptor, statuses, where)];
  }, [descriptor, statuses, asked]);
  const mine = useMemo(() => ({ list, show: AssetPage, ...overrides }), [list, overrides]);
  return <ResourceAt {...props} descriptor={shown} overrides={mine} />;
}
