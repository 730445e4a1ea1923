import type { ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';

import type { ResourceDescriptor } from '../schema/resource.ts';
import { ResourceList } from './ResourceList.tsx';
import type { Owner } from './fieldKit.ts';
import type { FormOverrides } from './form/FormOverrides.ts';
import type { SchemaListProps } from './list/SchemaListProps.ts';
import { represent } from './represent.ts';
import { SchemaCreate } from './SchemaCreate.tsx';
import { SchemaEdit } from './SchemaEdit.tsx';
import { SchemaShow } from './SchemaShow.tsx';

/** What a document cannot say of a resource. */
export interface ResourceOverrides extends FormOverrides {
  readonly list?: Partial<Omit<SchemaListProps, 'descriptor'>>;
}

/** The screens of a resource; one is absent when its document binds no operation to it. */
export interface ResourceScreens {
  readonly list?: () => ReactElement;
  readonly create?: () => ReactElement;
  readonly edit?: (id: string) => ReactElement;
  readonly show?: (id: string) => ReactElement;
}

export interface DefinedResource {
  readonly descriptor: ResourceDescriptor;
  readonly screens: ResourceScreens;
  /** What react-admin is told, so that its references and titles know the resource. */
  readonly definition: ResourceProps;
}

/** Makes the screens of a resource out of its descriptor; overrides add only what a document cannot say. */
export function defineResource(
  descriptor: ResourceDescriptor,
  { list, ...form }: ResourceOverrides = {},
): DefinedResource {
  const { name, verbs } = descriptor;
  return {
    descriptor,
    screens: {
      ...(verbs.list && { list: () => <ResourceList descriptor={descriptor} {...list} /> }),
      ...(verbs.create && { create: () => <SchemaCreate descriptor={descriptor} {...form} /> }),
      ...(verbs.update &&
        verbs.one && {
          edit: (id: string) => <SchemaEdit descriptor={descriptor} id={id} {...form} />,
        }),
      ...(verbs.one && { show: (id: string) => <SchemaShow descriptor={descriptor} id={id} /> }),
    },
    definition: { name, recordRepresentation: (record: Owner) => represent(descriptor, record) },
  };
}
