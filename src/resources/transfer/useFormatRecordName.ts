import { useContext } from 'react';

import type { PlainObject } from '../fieldComponents.ts';
import { representRecord } from '../representRecord.ts';
import { RecordNamesContext, ResourcesContext } from '../ResourcesContext.ts';

/** Returns a function that formats the name of a record of any resource. */
export function useFormatRecordName() {
  const resources = useContext(ResourcesContext);
  const names = useContext(RecordNamesContext);
  return (resource: string, record: PlainObject): string =>
    names[resource]?.(record) ??
    representRecord(Object.hasOwn(resources, resource) ? resources[resource] : undefined, record);
}
