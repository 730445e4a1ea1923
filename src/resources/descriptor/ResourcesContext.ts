import { createContext, useContext } from 'react';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import { representRecord } from './representRecord.ts';

export type Resources = Readonly<Record<string, ResourceDescriptor>>;

/** The descriptors of every resource, for references between them. */
export const ResourcesContext = createContext<Resources>({});

/**
 * Formatters of record names by resource, where the template of the document is not sufficient, e.g. because of the
 * language.
 */
export type RecordNames = Readonly<Record<string, (record: PlainObject) => string>>;

export const RecordNamesContext = createContext<RecordNames>({});

/**
 * The descriptor of a resource, if a document has it.
 *
 * @example useDescriptor(field.reference)?.label
 */
export const useDescriptor = (name: string): ResourceDescriptor | undefined =>
  useContext(ResourcesContext)[name];

/**
 * Returns a function for the name of a record of a resource.
 *
 * @example
 * const getRecordName = useRepresentRecord('users');
 * getRecordName(record); // 'operator'
 */
export function useRepresentRecord(resource: string): (record: PlainObject) => string {
  const descriptor = useDescriptor(resource);
  const customName = useContext(RecordNamesContext)[resource];
  return record => customName?.(record) ?? representRecord(descriptor, record);
}
