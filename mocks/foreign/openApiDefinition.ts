import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { generateCity } from '../city/generateCity.ts';
import type { TableRelation, TableRelations } from '../loopback/include.ts';
import type {
  OperationCall,
  OperationRule,
  PlatformService,
  ServiceRules,
  PlatformServices,
} from '../platform/operationRule.ts';
import { createCollectionShapes } from '../platform/collectionShapes.ts';
import type { CollectionShape, Store } from '../platform/Store.ts';
import type { PlatformDefinition } from '../platform/platformDefinition.ts';
import { rules } from '../rules/rules.ts';
import { getCollectionName } from './getCollectionName.ts';
import { generateRows } from './generateRows.ts';
import { createExampleResponse } from './createExampleResponse.ts';
import { createErrorResponse } from './createErrorResponse.ts';
import { createActionRule, createVerbRules } from './documentRules.ts';
import { unwrapAttributes } from './attributesEnvelope.ts';

/** The generated part of each service. */
type GeneratedService = Omit<PlatformService, 'rules' | 'toErrorResponse'>;

/** The project's documents in every console: accounts, and the configuration. */
const OWN_SERVICES = ['users', 'config'];

/** The collections of a city that accounts need. */
const ACCOUNT_COLLECTIONS = ['roles', 'users', 'secrets'];

/**
 * Loads a platform of documents without written rules, together with our own accounts: it stores their resources, their
 * other operations return the examples of their documents.
 *
 * @param generated the output folder of the mocks' part
 */
export async function loadOpenApiDefinition(generated: string): Promise<PlatformDefinition> {
  const { catalogue } = (await import(pathToFileURL(join(generated, 'catalogue.ts')).href)) as {
    catalogue: Readonly<Record<string, GeneratedService>>;
  };
  return createOpenApiDefinition(catalogue);
}

/** {@link loadOpenApiDefinition}, for loaded modules. */
export function createOpenApiDefinition(
  catalogue: Readonly<Record<string, GeneratedService>>,
): PlatformDefinition {
  const all = Object.entries(catalogue);
  const ownServices: PlatformServices = Object.fromEntries(
    all.flatMap(([name, service]) =>
      OWN_SERVICES.includes(name) ? [[name, { ...service, rules: getOwnRules(name) }]] : [],
    ),
  );
  const externalServices: PlatformServices = Object.fromEntries(
    all.flatMap(([name, service]) =>
      OWN_SERVICES.includes(name) ? [] : [[name, addGeneratedRules(service)] as const],
    ),
  );
  return {
    services: { ...ownServices, ...externalServices },
    shapes: { ...createCollectionShapes(ownServices), ...createExternalShapes(externalServices) },
    longLists: [],
    getTableName: resource =>
      OWN_SERVICES.includes(resource.service) ? resource.name : getCollectionName(resource),
    toRow: unwrapAttributes,
    generateRows: (options, seededHash) => ({
      ...Object.fromEntries(
        Object.entries(generateCity({ ...options, assets: 0, users: 0 }, seededHash)).filter(
          ([name]) => ACCOUNT_COLLECTIONS.includes(name),
        ),
      ),
      ...generateRows(externalServices, options.seed),
    }),
  };
}

/** Returns our own rules without a city: modules and products are removed, only the accounts remain. */
function getOwnRules(name: string): ServiceRules {
  const serviceRules = rules[name] ?? { operations: {} };
  if (name !== 'config') return serviceRules;
  const { getModules } = serviceRules.operations;
  const accountModulesRule: OperationRule = (call: OperationCall) =>
    ((getModules?.(call) ?? []) as readonly { readonly key: string }[]).filter(
      ({ key }) => key === 'permission',
    );
  return {
    ...serviceRules,
    operations: {
      ...serviceRules.operations,
      getModules: accountModulesRule,
      getPlugins: () => [],
    },
  };
}

function addGeneratedRules(service: GeneratedService): PlatformService {
  const operations = Object.values(service.resources).flatMap(resource => {
    const verbs = createVerbRules(service, resource);
    const getRule = ({ kind: is }: OperationDescriptor): OperationRule | undefined =>
      is === 'import' || is === 'action' || is === 'report' || is === 'none'
        ? undefined
        : verbs[is];
    return [
      ...Object.values(resource.verbs).map(
        operation => [operation.id, getRule(operation)] as const,
      ),
      ...resource.actions.map(
        operation => [operation.id, createActionRule(service, resource, operation)] as const,
      ),
    ];
  });
  const calls = Object.values(service.operations).map(
    operation => [operation.id, () => createExampleResponse(service, operation)] as const,
  );
  return {
    ...service,
    rules: {
      operations: Object.fromEntries([...calls, ...operations]) as Readonly<
        Record<string, OperationRule>
      >,
    },
    toErrorResponse: (error, operation) => createErrorResponse(service, error, operation),
  };
}

/** Creates table names that are unique to these documents. */
function createExternalShapes(
  services: PlatformServices,
): Readonly<Record<string, CollectionShape>> {
  const shapes = createCollectionShapes(services);
  return Object.fromEntries(
    Object.values(services).flatMap(({ resources }) =>
      Object.values(resources).flatMap(resource => {
        const shape = shapes[resource.name];
        return shape
          ? [
              [
                getCollectionName(resource),
                { ...shape, relations: createRelations(resource, resources) },
              ],
            ]
          : [];
      }),
    ),
  );
}

/** Creates relations from references that can contain their record, if the record is of the same document. */
const createRelations =
  ({ fields }: ResourceDescriptor, resources: PlatformService['resources']) =>
  (store: Store): TableRelations =>
    Object.fromEntries(
      fields.flatMap((field): readonly (readonly [string, TableRelation])[] => {
        if (field.kind !== 'reference' || !field.embedded) return [];
        const target = resources[field.reference];
        if (!target) return [];
        const table = () => store.table(getCollectionName(target));
        return [[field.embedded, { kind: 'belongsTo', key: field.source, table }]];
      }),
    );
