import { type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { ResourceProps } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { ResourceList } from './ResourceList.tsx';
import type { PlainObject } from '../../schema/isObject.ts';
import type { FormOverrides } from '../values/FormOverrides.ts';
import type { SchemaListProps } from '../list/SchemaListProps.ts';
import type { SchemaCreateProps } from './SchemaCreate.tsx';
import { representRecord } from '../descriptor/representRecord.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

const SchemaCreate = lazyComponent(async () => ({
  default: (await import('./SchemaCreate.tsx')).SchemaCreate,
}));
const SchemaEdit = lazyComponent(async () => ({
  default: (await import('./SchemaEdit.tsx')).SchemaEdit,
}));
const SchemaShow = lazyComponent(async () => ({
  default: (await import('./SchemaShow.tsx')).SchemaShow,
}));

/** A list renders immediately; a form or a record page is loaded when it is first opened. */
const SuspenseScreen = ({ children }: { readonly children: ReactNode }) => (
  <LazyBoundary fallback={<SkeletonRows />}>{children}</LazyBoundary>
);

export interface ShowPageProps {
  readonly descriptor: ResourceDescriptor;
  readonly id: string;
}

/** Customizations of a resource that its document cannot express. */
export interface ResourceOverrides extends FormOverrides {
  readonly list?: Partial<Omit<SchemaListProps, 'descriptor'>>;
  /** The page of all records, instead of their list. */
  readonly index?: ComponentType<{ readonly descriptor: ResourceDescriptor }>;
  /** The page of one record, instead of its fields. */
  readonly show?: ComponentType<ShowPageProps>;
  /** The editor of one record, instead of its form. */
  readonly edit?: ComponentType<ShowPageProps>;
  /** The screen after a record was created; the list by default. */
  readonly createRedirect?: SchemaCreateProps['redirect'];
}

/** The screens of a resource; a screen without an operation in the document is absent. */
export interface ResourceScreens {
  readonly list?: () => ReactElement;
  readonly create?: () => ReactElement;
  readonly edit?: (id: string) => ReactElement;
  readonly show?: (id: string) => ReactElement;
}

export interface DefinedResource {
  readonly descriptor: ResourceDescriptor;
  readonly screens: ResourceScreens;
  /** The props of the react-admin resource, so that references and titles resolve. */
  readonly definition: ResourceProps;
}

/** Creates the screens of a resource from its descriptor; overrides add only what a document cannot express. */
export function defineResource(
  descriptor: ResourceDescriptor,
  {
    list,
    index: Index,
    show: Show = SchemaShow,
    edit: Edit,
    createRedirect = 'list',
    ...form
  }: ResourceOverrides = {},
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
            <SchemaCreate descriptor={descriptor} redirect={createRedirect} {...form} />
          </SuspenseScreen>
        ),
      }),
      ...(verbs.update &&
        verbs.one && {
          edit: (id: string) => (
            <SuspenseScreen>
              {Edit ? (
                <Edit descriptor={descriptor} id={id} />
              ) : (
                <SchemaEdit descriptor={descriptor} id={id} {...form} />
              )}
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
