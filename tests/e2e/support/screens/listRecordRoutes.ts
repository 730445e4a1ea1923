import { resources } from '../../../../src/generated/catalogue.ts';
import type { ResourceDescriptor } from '../../../../src/schema/resource.ts';
import type { City } from '../city.ts';

/** Returns the path of the first record of a resource in this city; undefined if there is none. */
export async function findRecordRoute(
  city: City,
  { name, service, key, verbs: { list } }: ResourceDescriptor,
): Promise<string | undefined> {
  const rows = list ? await city.call(`/${service}${list.path}?filter={"limit":1}`) : [];
  const [row] = rows as readonly Readonly<Record<string, unknown>>[];
  return row && `/data/${name}/${encodeURIComponent(String(row[key]))}`;
}

/**
 * Lists the record page and the forms of every resource of the documents, each with its first record in this city. A new
 * resource is included automatically.
 */
export async function listRecordRoutes(city: City): Promise<readonly string[]> {
  const all: readonly ResourceDescriptor[] = Object.values(resources);
  const routes = await Promise.all(
    all.map(async descriptor => {
      const { one, create, update } = descriptor.verbs;
      const record = await findRecordRoute(city, descriptor);
      return [
        ...(create ? [`/data/${descriptor.name}/create`] : []),
        ...(record && one ? [`${record}/show`] : []),
        ...(record && one && update ? [record] : []),
      ];
    }),
  );
  return routes.flat();
}
