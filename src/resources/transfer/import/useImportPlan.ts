import { useMemo } from 'react';

import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { type ImportPlan, createImportPlan } from '../../cells/createImportPlan.ts';
import type { ImportMode } from '../../cells/listImportModes.ts';
import { useRouteWhere } from '../../routes/ResourceRoutesContext.ts';

/** Returns the import plan of a resource, limited to some modes; undefined where the document has no import. */
export function useImportPlan(
  descriptor: ResourceDescriptor,
  modes: readonly ImportMode[],
): ImportPlan | undefined {
  const where = useRouteWhere(descriptor.name);
  const plan = useMemo(() => createImportPlan(descriptor, where), [descriptor, where]);
  return plan && { ...plan, modes };
}
