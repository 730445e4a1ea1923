import { useContext } from 'react';

import type { Owner } from '../fieldKit.ts';
import { represent } from '../represent.ts';
import { RecordNamesContext, ResourcesContext } from '../ResourcesContext.ts';

/** Says what a record of any resource is called. */
export function useRecordNames() {
  const resources = useContext(ResourcesContext);
  const names = useContext(RecordNamesContext);
  return (resource: string, record: Owner): string =>
    names[resource]?.(record) ??
    represent(Object.hasOwn(resources, resource) ? resources[resource] : undefined, record);
}
