import { type CityOptions, generateCity } from '../city/generateCity.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { domainScopes } from '../rules/domainScopes.ts';
import type { PlatformServices } from './operationRule.ts';
import type { DomainScopes } from './scope/domainScope.ts';
import { inferDomainScopes } from './scope/inferDomainScopes.ts';
import { services } from './services.ts';
import { createCollectionShapes } from './collectionShapes.ts';
import type { Row, StoreRows, CollectionShape } from './Store.ts';

/** The definition of a platform: its documents, its table shapes, and its initial rows. */
export interface PlatformDefinition {
  readonly services: PlatformServices;
  readonly shapes: Readonly<Record<string, CollectionShape>>;
  /** The relation of its rows to domains, where users have domains. */
  readonly scopes?: DomainScopes;
  /** The resources whose lists are long enough for a warm-up. */
  readonly longLists: readonly ResourceDescriptor[];
  /**
   * Generates the same rows for the same options, on every host.
   *
   * @param seededHash the password hash of all seeded accounts
   */
  readonly generateRows: (options: CityOptions, seededHash: string) => StoreRows;
  /** Returns the table name of a resource. */
  readonly getTableName: (resource: ResourceDescriptor) => string;
  /** Converts a record in the shape of its document to a row of its table. */
  readonly toRow: (resource: ResourceDescriptor, record: Row) => Row;
}

const cityResources = Object.values(services).flatMap(({ resources }) => Object.values(resources));

/** The definition of the project's own documents, and a city. */
export const cityDefinition: PlatformDefinition = {
  services,
  shapes: createCollectionShapes(services),
  scopes: { ...inferDomainScopes(cityResources), ...domainScopes },
  longLists: cityResources,
  generateRows: generateCity,
  getTableName: ({ name }) => name,
  toRow: (_, record) => record,
};
