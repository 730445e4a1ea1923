import { calls } from '../../../data/calls.ts';
import { createDomainCountQuery } from '../../../resources/mapSearch/createDomainCountQuery.ts';
import type { FilterValues } from '../../../schema/filter.ts';

/** Returns the query of the number of devices of a domain. */
export const getDomainCountQuery = (id: string, where: FilterValues) =>
  createDomainCountQuery(id, where, signal =>
    calls.core.countDomainAssets({ path: { id }, query: { where }, signal }),
  );
