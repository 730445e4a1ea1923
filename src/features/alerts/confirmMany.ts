import { buildMatchCondition } from '../../data/buildMatchCondition.ts';
import { calls } from '../../data/calls.ts';
import type { components } from '../../generated/core/types.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { RowSelection } from '../../resources/selection/selection.ts';
import type { ConfirmedResource } from './confirmation.ts';

/** The counts of a confirmation of many. */
export type ConfirmResult = components['schemas']['ConfirmResult'];

type ConfirmBody = Parameters<typeof calls.core.confirmAlerts>[0]['body'];

const CALLS: Readonly<Record<ConfirmedResource, (body: ConfirmBody) => Promise<ConfirmResult>>> = {
  alerts: body => calls.core.confirmAlerts({ body }),
  faults: body => calls.core.confirmFaults({ body }),
};

/** Confirms the selected records in one call: those with the selected ids, or all that match the filter of the list. */
export async function confirmMany(
  descriptor: ResourceDescriptor,
  { ids, isAllMatching, filter }: Pick<RowSelection, 'ids' | 'isAllMatching' | 'filter'>,
  dryRun: boolean,
): Promise<ConfirmResult> {
  const call = CALLS[descriptor.name as ConfirmedResource];
  if (!isAllMatching) return call({ where: { id: { inq: [...ids] } } as object, dryRun });
  const { where, branchId } = await buildMatchCondition(descriptor, filter);
  return call({ where, dryRun, ...(branchId !== undefined && { domainId: branchId }) });
}
