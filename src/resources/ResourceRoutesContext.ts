import { createContext, useContext, useMemo } from 'react';

import type { RecordCondition } from '../schema/field.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';
import { dataPaths } from './dataPaths.ts';

type NamedResource = Pick<ResourceDescriptor, 'name'>;

/** A place of the console where one resource is at home while it is open. */
export interface ResourceRoute {
  readonly resource: string;
  /** The address of its list, without a slash at the end: `/assetManage/model/ssslc`. */
  readonly basePath: string;
  /** Only records that are so belong here; a list that is open asks for no others. */
  readonly where?: RecordCondition;
  /** What stands at `base` is no list, which could be asked for some of its records. */
  readonly hasNoList?: boolean;
}

/** Where the lists, forms and pages of resources are. What nobody names is at `/data/...`. */
export interface ResourceRoutesValue {
  /** The addresses of the lists of resources that have a home in a section, by name. */
  readonly listPaths?: Readonly<Record<string, string>>;
  /** The place that is open: its resource stays below it. */
  readonly currentRoute?: ResourceRoute;
}

export const ResourceRoutesContext = createContext<ResourceRoutesValue>({});

/** The addresses of a resource, as seen from the place that is open. */
export interface ResourceRoutePaths {
  readonly list: (resource: NamedResource) => string;
  readonly create: (resource: NamedResource) => string;
  readonly edit: (resource: NamedResource, id: unknown) => string;
  readonly show: (resource: NamedResource, id: unknown) => string;
  /** The list that has every record, for a question of its own: the open place may have some only. */
  readonly listUnfiltered: (resource: NamedResource) => string;
  /** The page of a record that was only pointed at: it may not belong to the place that is open. */
  readonly showUnfiltered: (resource: NamedResource, id: unknown) => string;
}

/** Makes the addresses that a value of the context means. */
export function createResourceRoutes({
  listPaths = {},
  currentRoute,
}: ResourceRoutesValue): ResourceRoutePaths {
  const getHomePath = ({ name }: NamedResource) =>
    Object.hasOwn(listPaths, name) ? (listPaths[name] ?? '') : dataPaths.list({ name });
  const isCurrent = ({ name }: NamedResource) => currentRoute?.resource === name;
  const list = (resource: NamedResource) =>
    currentRoute && isCurrent(resource) ? currentRoute.basePath : getHomePath(resource);
  const listUnfiltered = (resource: NamedResource) =>
    currentRoute?.where || currentRoute?.hasNoList ? getHomePath(resource) : list(resource);
  const recordPath = (base: string, id: unknown) => `${base}/${encodeURIComponent(String(id))}`;
  return {
    list,
    listUnfiltered,
    create: resource => `${list(resource)}/create`,
    edit: (resource, id) => recordPath(list(resource), id),
    show: (resource, id) => `${recordPath(list(resource), id)}/show`,
    showUnfiltered: (resource, id) =>
      `${recordPath(currentRoute?.where ? getHomePath(resource) : list(resource), id)}/show`,
  };
}

/**
 * Returns the paths of the screens of resources, as seen from the current route.
 *
 * @example
 * const routes = useResourceRoutes();
 * <Link to={routes.show(users, record.id)} />
 */
export function useResourceRoutes(): ResourceRoutePaths {
  const value = useContext(ResourceRoutesContext);
  return useMemo(() => createResourceRoutes(value), [value]);
}

/** What every record of a resource is like at the place that is open; nothing where all of them are listed. */
export function useRouteWhere(resource: string): RecordCondition | undefined {
  const { currentRoute } = useContext(ResourceRoutesContext);
  return currentRoute?.resource === resource ? currentRoute.where : undefined;
}

/** The name under which what a person arranges in a list is kept: a place that lists some records has its own. */
export function useListStoreKey(resource: string): string {
  const { currentRoute } = useContext(ResourceRoutesContext);
  return currentRoute?.resource === resource && currentRoute.where
    ? `${resource}@${currentRoute.basePath}`
    : resource;
}
