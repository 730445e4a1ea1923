import { createContext, useContext, useMemo } from 'react';

import type { RecordCondition } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { dataPaths } from './dataPaths.ts';

type NamedResource = Pick<ResourceDescriptor, 'name'>;

/** A route of the console that owns one resource while it is active. */
export interface ResourceRoute {
  readonly resource: string;
  /** The path of its list, without a trailing slash: `/assetManage/model/ssslc`. */
  readonly basePath: string;
  /** The condition that all records of this route match; its list requests no others. */
  readonly where?: RecordCondition;
  /** True where the screen at `basePath` is not a list and cannot be filtered. */
  readonly hasNoList?: boolean;
}

/** The routes of resource lists, forms and pages. What no section of the user lists is at `/data/...`. */
export interface ResourceRoutesValue {
  /** Returns the list of a section that has a resource, or those of its records with the known fields. */
  readonly getListPath?: (resource: string, known?: object) => string | undefined;
  /** The active route: links to its resource stay below it. */
  readonly currentRoute?: ResourceRoute;
  /** Whether the user may open the records of a resource, by its name; absent: any. */
  readonly canOpen?: (resource: string) => boolean;
}

export const ResourceRoutesContext = createContext<ResourceRoutesValue>({});

/** The paths of a resource, relative to the active route. */
export interface ResourceRoutePaths {
  /** Whether the user may open these paths: the guard of the others leads home. */
  readonly canOpen: (resource: NamedResource) => boolean;
  readonly list: (resource: NamedResource) => string;
  readonly create: (resource: NamedResource) => string;
  readonly edit: (resource: NamedResource, id: unknown) => string;
  readonly show: (resource: NamedResource, id: unknown) => string;
  /**
   * The unfiltered list, for a query of its own: the active route may show a subset.
   *
   * @param known the fields that all its results have: then it is the list of the section that has them
   */
  readonly listUnfiltered: (resource: NamedResource, known?: object) => string;
  /**
   * The page of a referenced record, which may not belong to the active route.
   *
   * @param known the fields of it that are known: then it opens in the section that lists it
   */
  readonly showUnfiltered: (resource: NamedResource, id: unknown, known?: object) => string;
}

export function createResourceRoutes({
  getListPath,
  currentRoute,
  canOpen = () => true,
}: ResourceRoutesValue): ResourceRoutePaths {
  const getHomePath = ({ name }: NamedResource, known?: object) =>
    getListPath?.(name, known) ?? dataPaths.list({ name });
  const isCurrent = ({ name }: NamedResource) => currentRoute?.resource === name;
  const list = (resource: NamedResource) =>
    currentRoute && isCurrent(resource) ? currentRoute.basePath : getHomePath(resource);
  const listUnfiltered = (resource: NamedResource, known?: object) =>
    known || currentRoute?.where || currentRoute?.hasNoList
      ? getHomePath(resource, known)
      : list(resource);
  const recordPath = (base: string, id: unknown) => `${base}/${encodeURIComponent(String(id))}`;
  return {
    canOpen: ({ name }) => canOpen(name),
    list,
    listUnfiltered,
    create: resource => `${list(resource)}/create`,
    edit: (resource, id) => recordPath(list(resource), id),
    show: (resource, id) => `${recordPath(list(resource), id)}/show`,
    showUnfiltered: (resource, id, known) => {
      const recordList = known && getListPath?.(resource.name, known);
      const generalList = currentRoute?.where ? getHomePath(resource) : list(resource);
      return `${recordPath(recordList ?? generalList, id)}/show`;
    },
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

/**
 * Returns the condition of the active route; undefined where all records are listed.
 *
 * @example const where = useRouteWhere('assets'); // { model: 'ssslc' } in a list of one model
 */
export function useRouteWhere(resource: string): RecordCondition | undefined {
  const { currentRoute } = useContext(ResourceRoutesContext);
  return currentRoute?.resource === resource ? currentRoute.where : undefined;
}

/**
 * Returns the store key of the list settings: a route that lists a subset has its own.
 *
 * @example useListStoreKey('assets') // 'assets@/smartLight/list/ssslc' in a list of one model, else 'assets'
 */
export function useListStoreKey(resource: string): string {
  const { currentRoute } = useContext(ResourceRoutesContext);
  return currentRoute?.resource === resource && currentRoute.where
    ? `${resource}@${currentRoute.basePath}`
    : resource;
}
