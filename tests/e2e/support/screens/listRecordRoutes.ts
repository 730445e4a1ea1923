import { resources } from '../../../../src/generated/catalogue.ts';
import type { ResourceDescriptor } from '../../../../src/schema/resource.ts';
import type { City } from '../city.ts';

/**
 * Lists the record page and the forms of every resource of the documents, each with its first record in this city. A new
 * resource is included automatically.
 */
export async function listRecordRoutes(city: City): Promise<readonly string[]> {
  const all: readonly ResourceDescriptor[] = Object.values(resources);
  const routes = await Promise.all(
    all.map(async ({ name, service, key, verbs }) => {
      const { list, one, create, update } = verbs;
      const rows = list ? await city.call(`/${service}${list.path}?filter={"limit":1}`) : [];
      const [row] = rows as readonly Readonly<Record<string, unknown>>[];
      const record = row && `/data/${name}/${encodeURIComponent(String(row[key]))}`;
      return [
        ...(create ? [`/data/${name}/create`] : []),
        ...(record && one ? [`${record}/show`] : []),
        ...(record && one && update ? [record] : []),
      ];
    }),
  );
  return routes.flat();
}
