import { type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { ResourceProps } from 'react-admin';

import type { ResourceDescriptor } from '../schema/resource.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { ResourceList } from './ResourceList.tsx';
import type { PlainObject } from './fieldComponents.ts';
import type { FormOverrides } from './form/FormOverrides.ts';
import type { SchemaListProps } from './list/SchemaListProps.ts';
import { representRecord } from './representRecord.ts';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';

const SchemaCreate = lazyComponent(async () => ({
  default: (await import('./SchemaCreate.tsx')).SchemaCreate,
}));
const SchemaEdit = lazyComponent(async () => ({
  default: (await import('./SchemaEdit.tsx')).SchemaEdit,
}));
const SchemaShow = lazyComponent(async () => ({
  default: (await import('./SchemaShow.tsx')).SchemaShow,
}));

/** A list is there at once; a form or a page of one record is fetched when it is first opened. */
const SuspenseScreen = ({ children }: { readonly children: ReactNode }) => (
  <LazyBoundary fallback={<SkeletonRows />}>{children}</LazyBoundary>
);

/** What the page of one record is told. */
export interface ShowPageProps {
  readonly descriptor: ResourceDescriptor;
  readonly id: string;
}

/** What a document cannot say of a resource. */
export interface ResourceOverrides extends FormOverrides {
  readonly list?: Partial<Omit<SchemaListProps, 'descriptor'>>;
  /** The page of all records, in place of their list. */
  readonly index?: ComponentType<{ readonly descriptor: ResourceDescriptor }>;
  /** The page of one record, in place of its fields. */
  readonly show?: ComponentType<ShowPageProps>;
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
  { list, index: Index, show: Show = SchemaShow, ...form }: ResourceOverrides = {},
): DefinedResource {
  const { name, verbs } = descriptor;
  return {
    descriptor,
    screens: {
      ...(verbs.list && {
        list: () =>
          Index ? (
            <SuspenseScreen>
              <Index descriptor={descriptor} />
            </SuspenseScreen>
          ) : (
            <ResourceList descriptor={descriptor} {...list} />
          ),
      }),
      ...(verbs.create && {
        create: () => (
          <SuspenseScreen>
            <SchemaCreate descriptor={descriptor} {...form} />
          </SuspenseScreen>
        ),
      }),
      ...(verbs.update &&
        verbs.one && {
          edit: (id: string) => (
            <SuspenseScreen>
              <SchemaEdit descriptor={descriptor} id={id} {...form} />
            </SuspenseScreen>
          ),
        }),
      ...(verbs.one && {
        show: (id: string) => (
          <SuspenseScreen>
            <Show descriptor={descriptor} id={id} />
          </SuspenseScreen>
        ),
      }),
    },
    definition: {
      name,
      recordRepresentation: (record: PlainObject) => representRecord(descriptor, record),
    },
  };
}
