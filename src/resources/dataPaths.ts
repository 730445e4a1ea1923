import type { ResourceDescriptor } from '../schema/resource.ts';

type Named = Pick<ResourceDescriptor, 'name'>;
const base = ({ name }: Named) => `/data/${encodeURIComponent(name)}`;
const at = (resource: Named, id: unknown) => `${base(resource)}/${encodeURIComponent(String(id))}`;

/** The addresses of resources that have no screen of their own. */
export const dataPaths = {
  index: '/data',
  /** No resource is called `-`. */
  about: (service: string) => `/data/-/about/${encodeURIComponent(service)}`,
  list: base,
  create: (resource: Named) => `${base(resource)}/create`,
  edit: at,
  show: (resource: Named, id: unknown) => `${at(resource, id)}/show`,
  /** The page of a record below the address of a list. */
  showIn: (list: string, id: unknown) => `${list}/${encodeURIComponent(String(id))}/show`,
};
