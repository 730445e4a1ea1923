import { type CityOptions, generateCity } from '../city/generateCity.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { domainScopes } from '../rules/domainScopes.ts';
import type { PlatformServices } from './operationRule.ts';
import type { DomainScopes } from './scope/domainScope.ts';
import { inferDomainScopes } from './scope/inferDomainScopes.ts';
import { services } from './services.ts';
import { createCollectionShapes } from './collectionShapes.ts';
import type { Row, StoreRows, CollectionShape } from './Store.ts';

/** What a platform is of: its documents, how their tables look, and what is in them at first. */
export interface PlatformDefinition {
  readonly services: PlatformServices;
  readonly shapes: Readonly<Record<string, CollectionShape>>;
  /** How its rows belong to domains, where users are bounded by domains. */
  readonly scopes?: DomainScopes;
  /** Those whose lists grow long enough to be warmed up. */
  readonly longLists: readonly ResourceDescriptor[];
  /**
   * The same rows for the same options, on every host.
   *
   * @param seededHash the hash of the password that all seeded accounts share
   */
  readonly generateRows: (options: CityOptions, seededHash: string) => StoreRows;
  /** The table that has the records of a resource. */
  readonly getTableName: (resource: ResourceDescriptor) => string;
  /** A record, as its document shows it, as a row of its table. */
  readonly toRow: (resource: ResourceDescriptor, record: Row) => Row;
}

const cityResources = Object.values(services).flatMap(({ resources }) => Object.values(resources));

/** The project's own documents, and a city. */
export const cityDefinition: PlatformDefinition = {
  services,
  shapes: createCollectionShapes(services),
  scopes: { ...inferDomainScopes(cityResources), ...domainScopes },
  longLists: cityResources,
  generateRows: generateCity,
  getTableName: ({ name }) => name,
  toRow: (_, record) => record,
};
