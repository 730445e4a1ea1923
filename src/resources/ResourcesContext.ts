import { createContext, useContext } from 'react';

import type { ResourceDescriptor } from '../schema/resource.ts';
import type { Owner } from './fieldKit.ts';
import { represent } from './represent.ts';

export type Resources = Readonly<Record<string, ResourceDescriptor>>;

/** The descriptors of every resource, for fields that refer to another one. */
export const ResourcesContext = createContext<Resources>({});

/** How records are called where a document's template is not enough, by resource, e.g. in the language of the screen. */
export type RecordNames = Readonly<Record<string, (record: Owner) => string>>;

export const RecordNamesContext = createContext<RecordNames>({});

/** The descriptor of a resource, if a document has it. */
export const useDescriptor = (name: string): ResourceDescriptor | undefined =>
  useContext(ResourcesContext)[name];

/** Says what a record of a resource is called. */
export function useRepresent(resource: string): (record: Owner) => string {
  const descriptor = useDescriptor(resource);
  const nameOf = useContext(RecordNamesContext)[resource];
  return record => nameOf?.(record) ?? represent(descriptor, record);
}
