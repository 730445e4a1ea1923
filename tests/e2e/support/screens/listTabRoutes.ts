import { resources } from '../../../../src/generated/catalogue.ts';
import { findReferenceFields } from '../../../../src/resources/related/referenceFields.ts';
import { getRelationName } from '../../../../src/resources/related/relations.ts';
import type { ResourceDescriptor } from '../../../../src/schema/resource.ts';
import type { City } from '../city.ts';
import { findRecordRoute } from './listRecordRoutes.ts';
import { TAB_PATHS } from './recordPaths.ts';
import { sampleCases } from './sampleCases.ts';

/** Their pages have tabs of their own, or none: {@link TAB_PATHS}. */
const CUSTOM_PAGES: readonly string[] = ['assets', 'domains', 'projects'];

/** As many runs visit each tab once; a complete walk visits all. */
const TAB_RUNS = 2;

/** Lists this run's part of the tabs of devices and domains. */
export const listTabPaths = (): readonly string[] => sampleCases(TAB_PATHS, TAB_RUNS);

/**
 * Lists this run's part of the tabs of every record page: those of devices and domains, and of every other resource a tab
 * for each of its relations, with its first record in this city. A new relation is included automatically.
 */
export async function listTabRoutes(city: City): Promise<readonly string[]> {
  const all: readonly ResourceDescriptor[] = Object.values(resources);
  const relationRoutes = await Promise.all(
    all
      .filter(({ name, verbs }) => verbs.one && !CUSTOM_PAGES.includes(name))
      .map(async descriptor => {
        const references = findReferenceFields(resources, descriptor.name);
        const record = references.length > 0 && (await findRecordRoute(city, descriptor));
        return record
          ? references.map(field => `${record}/show?related=${getRelationName(field)}`)
          : [];
      }),
  );
  return sampleCases([...TAB_PATHS, ...relationRoutes.flat()], TAB_RUNS);
}
