import { generateCity } from '../city/generateCity.ts';
import { createCollectionShapes } from '../platform/collectionShapes.ts';
import type { PlatformDefinition } from '../platform/platformDefinition.ts';
import { inferDomainScopes } from '../platform/scope/inferDomainScopes.ts';
import { getAssetColumns } from '../rules/core/markers/AssetColumns.ts';
import { domainScopes } from '../rules/domainScopes.ts';
import { services } from './services.ts';

const cityResources = Object.values(services).flatMap(({ resources }) => Object.values(resources));

/** The definition of the project's own documents, and a city. */
export const cityDefinition: PlatformDefinition = {
  services,
  shapes: createCollectionShapes(services),
  scopes: { ...inferDomainScopes(cityResources), ...domainScopes },
  longLists: cityResources,
  createIndexes: [getAssetColumns],
  generateRows: generateCity,
  getTableName: ({ name }) => name,
  toRow: (_, record) => record,
};
