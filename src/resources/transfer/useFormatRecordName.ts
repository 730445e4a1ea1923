import { useContext } from 'react';

import type { PlainObject } from '../../schema/isObject.ts';
import { representRecord } from '../descriptor/representRecord.ts';
import { RecordNamesContext, ResourcesContext } from '../descriptor/ResourcesContext.ts';

/**
 * Returns a function that formats the name of a record of any resource.
 *
 * @example
 * const formatRecordName = useFormatRecordName();
 * formatRecordName('groups', { id: 'g1', name: 'Quay' }); // 'Quay'
 */
export function useFormatRecordName() {
  const resources = useContext(ResourcesContext);
  const names = useContext(RecordNamesContext);
  return (resource: string, record: PlainObject): string =>
    names[resource]?.(record) ??
    representRecord(Object.hasOwn(resources, resource) ? resources[resource] : undefined, record);
}
