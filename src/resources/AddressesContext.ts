import { createContext, useContext, useMemo } from 'react';

import type { Condition } from '../schema/field.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';
import { dataPaths } from './dataPaths.ts';

type Named = Pick<ResourceDescriptor, 'name'>;

/** A place of the console where one resource is at home while it is open. */
export interface Place {
  readonly resource: string;
  /** The address of its list, without a slash at the end: `/assetManage/model/ssslc`. */
  readonly base: string;
  /** Only records that are so belong here; a list that is open asks for no others. */
  readonly where?: Condition;
  /** What stands at `base` is no list, which could be asked for some of its records. */
  readonly isListless?: boolean;
}

/** Where the lists, forms and pages of resources are. What nobody names is at `/data/...`. */
export interface AddressesValue {
  /** The addresses of the lists of resources that have a home in a section, by name. */
  readonly owners?: Readonly<Record<string, string>>;
  /** The place that is open: its resource stays below it. */
  readonly here?: Place;
}

export const AddressesContext = createContext<AddressesValue>({});

/** The addresses of a resource, as seen from the place that is open. */
export interface Addresses {
  readonly list: (resource: Named) => string;
  readonly create: (resource: Named) => string;
  readonly edit: (resource: Named, id: unknown) => string;
  readonly show: (resource: Named, id: unknown) => string;
  /** The list that has every record, for a question of its own: the open place may have some only. */
  readonly all: (resource: Named) => string;
  /** The page of a record that was only pointed at: it may not belong to the place that is open. */
  readonly other: (resource: Named, id: unknown) => string;
}

/** Makes the addresses that a value of the context means. */
export function addressesOf({ owners = {}, here }: AddressesValue): Addresses {
  const home = ({ name }: Named) =>
    Object.hasOwn(owners, name) ? (owners[name] ?? '') : dataPaths.list({ name });
  const isHere = ({ name }: Named) => here?.resource === name;
  const list = (resource: Named) => (here && isHere(resource) ? here.base : home(resource));
  const all = (resource: Named) =>
    here?.where || here?.isListless ? home(resource) : list(resource);
  const record = (base: string, id: unknown) => `${base}/${encodeURIComponent(String(id))}`;
  return {
    list,
    all,
    create: resource => `${list(resource)}/create`,
    edit: (resource, id) => record(list(resource), id),
    show: (resource, id) => `${record(list(resource), id)}/show`,
    other: (resource, id) => `${record(here?.where ? home(resource) : list(resource), id)}/show`,
  };
}

/** Where the screens of resources are, for whoever stands where the caller is drawn. */
export function useAddresses(): Addresses {
  const value = useContext(AddressesContext);
  return useMemo(() => addressesOf(value), [value]);
}

/** What every record of a resource is like at the place that is open; nothing where all of them are listed. */
export function useWhere(resource: string): Condition | undefined {
  const { here } = useContext(AddressesContext);
  return here?.resource === resource ? here.where : undefined;
}

/** The name under which what a person arranges in a list is kept: a place that lists some records has its own. */
export function useListKey(resource: string): string {
  const { here } = useContext(AddressesContext);
  return here?.resource === resource && here.where ? `${resource}@${here.base}` : resource;
}
