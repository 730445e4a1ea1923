import { useMemo } from 'react';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useRouteWhere } from '../ResourceRoutesContext.ts';
import { useDenialReason } from '../record/useDenialReason.ts';
import { type ImportPlan, createImportPlan } from './cells/createImportPlan.ts';

interface ImportAvailability {
  /** Absent where the document has no operation that takes rows. */
  readonly plan?: ImportPlan | undefined;
  /** Why this user may do none of it, in words. */
  readonly disabledReason?: string | undefined;
}

/** How rows can become records of a resource, in the ways that this user may. */
export function useImportPlan(descriptor: ResourceDescriptor): ImportAvailability {
  const { create, update } = descriptor.verbs;
  const rows = descriptor.imports?.operation;
  const getDenialReason = useDenialReason(
    descriptor.name,
    [create, update, rows].filter(verb => verb !== undefined),
  );
  const where = useRouteWhere(descriptor.name);
  const plan = useMemo(() => createImportPlan(descriptor, where), [descriptor, where]);
  if (!plan) return {};
  const createDenial = create && getDenialReason(create);
  const updateDenial = update && getDenialReason(update);
  const rowsDenial = rows && getDenialReason(rows);
  if (rowsDenial !== undefined) return { plan, disabledReason: rowsDenial };
  const modes = plan.modes.filter(
    mode =>
      (mode === 'update' || createDenial === undefined) &&
      (mode === 'create' || updateDenial === undefined),
  );
  return modes.length > 0
    ? { plan: { ...plan, modes } }
    : { plan, disabledReason: createDenial ?? updateDenial };
}
