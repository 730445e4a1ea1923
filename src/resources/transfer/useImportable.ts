import { useMemo } from 'react';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useWhere } from '../AddressesContext.ts';
import { useAllowed } from '../record/useAllowed.ts';
import { type ImportPlan, importPlan } from './cells/importFields.ts';

interface Importable {
  /** Absent where the document has no operation that takes rows. */
  readonly plan?: ImportPlan | undefined;
  /** Why this user may do none of it, in words. */
  readonly refused?: string | undefined;
}

/** How rows can become records of a resource, in the ways that this user may. */
export function useImportable(descriptor: ResourceDescriptor): Importable {
  const { create, update } = descriptor.verbs;
  const rows = descriptor.imports?.operation;
  const denial = useAllowed(
    descriptor.name,
    [create, update, rows].filter(verb => verb !== undefined),
  );
  const where = useWhere(descriptor.name);
  const plan = useMemo(() => importPlan(descriptor, where), [descriptor, where]);
  if (!plan) return {};
  const noCreate = create && denial(create);
  const noUpdate = update && denial(update);
  const noRows = rows && denial(rows);
  if (noRows !== undefined) return { plan, refused: noRows };
  const modes = plan.modes.filter(
    mode =>
      (mode === 'update' || noCreate === undefined) &&
      (mode === 'create' || noUpdate === undefined),
  );
  return modes.length > 0 ? { plan: { ...plan, modes } } : { plan, refused: noCreate ?? noUpdate };
}
