import type { ResourceDescriptor } from '../../src/schema/resource.ts';

/** The table of a resource of a document from elsewhere: its name alone may be one that the platform has uses for, such as `tokens`. */
export const getCollectionName = ({
  service,
  name,
}: Pick<ResourceDescriptor, 'service' | 'name'>) => `${service}/${name}`;
