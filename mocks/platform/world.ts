import { type CityOptions, drawCity } from '../city/city.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { domainScopes } from '../rules/domainScopes.ts';
import type { Services } from './rule.ts';
import type { DomainScopes } from './scope/domainScope.ts';
import { inferDomainScopes } from './scope/inferDomainScopes.ts';
import { services } from './services.ts';
import { shapesOf } from './shapes.ts';
import type { Row, Rows, Shape } from './Store.ts';

/** What a platform is of: its documents, how their tables look, and what is in them at first. */
export interface World {
  readonly services: Services;
  readonly shapes: Readonly<Record<string, Shape>>;
  /** How its rows belong to domains, where users are bounded by domains. */
  readonly scopes?: DomainScopes;
  /** Those whose lists grow long enough to be warmed up. */
  readonly longLists: readonly ResourceDescriptor[];
  /**
   * The same rows for the same options, on every host.
   *
   * @param seededHash the hash of the password that all seeded accounts share
   */
  readonly draw: (options: CityOptions, seededHash: string) => Rows;
  /** The table that has the records of a resource. */
  readonly tableOf: (resource: ResourceDescriptor) => string;
  /** A record, as its document shows it, as a row of its table. */
  readonly rowOf: (resource: ResourceDescriptor, record: Row) => Row;
}

const cityResources = Object.values(services).flatMap(({ resources }) => Object.values(resources));

/** The project's own documents, and a city. */
export const cityWorld: World = {
  services,
  shapes: shapesOf(services),
  scopes: { ...inferDomainScopes(cityResources), ...domainScopes },
  longLists: cityResources,
  draw: drawCity,
  tableOf: ({ name }) => name,
  rowOf: (_, record) => record,
};
