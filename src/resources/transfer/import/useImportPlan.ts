import { useMemo } from 'react';

import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { useRouteWhere } from '../../routes/ResourceRoutesContext.ts';
import { useDenialReason } from '../../access/useDenialReason.ts';
import { type ImportPlan, createImportPlan } from '../../cells/createImportPlan.ts';

interface ImportAvailability {
  /** Absent where the document has no import operation. */
  readonly plan?: ImportPlan | undefined;
  /** Why this user may not import at all. */
  readonly disabledReason?: string | undefined;
}

/** Returns the import plan of a resource, limited to the modes that this user may use. */
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
