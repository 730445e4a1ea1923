import type { ResourceDescriptor } from '../../schema/resource.ts';

type NamedResource = Pick<ResourceDescriptor, 'name'>;
const listPath = ({ name }: NamedResource) => `/data/${encodeURIComponent(name)}`;
const recordPath = (resource: NamedResource, id: unknown) =>
  `${listPath(resource)}/${encodeURIComponent(String(id))}`;

/**
 * The paths of resources without a screen of their own.
 *
 * @example dataPaths.show({ name: 'scenes' }, 'a1') // '/data/scenes/a1/show'
 */
export const dataPaths = {
  index: '/data',
  /** No resource has the name `-`. */
  about: (service: string) => `/data/-/about/${encodeURIComponent(service)}`,
  list: listPath,
  create: (resource: NamedResource) => `${listPath(resource)}/create`,
  edit: recordPath,
  show: (resource: NamedResource, id: unknown) => `${recordPath(resource, id)}/show`,
  /** The path of a record page below a list path. */
  showIn: (list: string, id: unknown) => `${list}/${encodeURIComponent(String(id))}/show`,
};
