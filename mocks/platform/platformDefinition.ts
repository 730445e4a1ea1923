import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { NameLanguage } from './nameLanguage.ts';
import type { DomainScopes } from './domainScope.ts';
import type { PlatformServices } from './operationRule.ts';
import type { CollectionShape, Row, Store, StoreRows } from './Store.ts';

/** The size of a city and its seed. */
export interface CityOptions {
  readonly seed: number;
  readonly assets: number;
  /** The number of users besides the seeded accounts. */
  readonly users: number;
  /** The moment in the city for which it is generated, in milliseconds since 1970. */
  readonly now: number;
  /** The language of its names and texts; `zh` when absent, as in the states of earlier versions. */
  readonly names?: NameLanguage | undefined;
}

/** The definition of a platform: its documents, its table shapes, and its initial rows. */
export interface PlatformDefinition {
  readonly services: PlatformServices;
  readonly shapes: Readonly<Record<string, CollectionShape>>;
  /** The relation of its rows to domains, where users have domains. */
  readonly scopes?: DomainScopes;
  /** The resources whose lists are long enough for a warm-up. */
  readonly longLists: readonly ResourceDescriptor[];
  /** Create the indexes of rules, where lists are long. */
  readonly createIndexes?: readonly ((store: Store) => unknown)[];
  /**
   * Generates the same rows for the same options, on every host.
   *
   * @param seededHash the password hash of all seeded accounts
   */
  readonly generateRows: (options: CityOptions, seededHash: string) => StoreRows;
  readonly getTableName: (resource: ResourceDescriptor) => string;
  /** Converts a record in the shape of its document to a row of its table. */
  readonly toRow: (resource: ResourceDescriptor, record: Row) => Row;
}
