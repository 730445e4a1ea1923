import type { ResourceDescriptor } from '../../src/schema/resource.ts';

/**
 * Returns the table name of an external resource: its plain name may collide with a collection of the platform, such as
 * `tokens`.
 */
export const getCollectionName = ({
  service,
  name,
}: Pick<ResourceDescriptor, 'service' | 'name'>) => `${service}/${name}`;
