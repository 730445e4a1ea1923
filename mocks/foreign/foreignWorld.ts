import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { drawCity } from '../city/city.ts';
import type { Relation, Relations } from '../loopback/include.ts';
import type { Call, Rule, Service, ServiceRules, Services } from '../platform/rule.ts';
import { shapesOf } from '../platform/shapes.ts';
import type { Shape, Store } from '../platform/Store.ts';
import type { World } from '../platform/world.ts';
import { rules } from '../rules/rules.ts';
import { collectionOf } from './collectionOf.ts';
import { drawRows } from './drawRows.ts';
import { exampleOf } from './exampleOf.ts';
import { refuseAs } from './refuseAs.ts';
import { foreignAction, foreignVerbs } from './verbs.ts';
import { unwrap } from './wrapping.ts';

/** What is generated of each document. */
type Generated = Omit<Service, 'rules' | 'refuse'>;

/** The project's documents that every console has: accounts, and the configuration. */
const OWN = ['users', 'config'];

/** Of a city, only those who sign in. */
const CITY_ROWS = ['roles', 'users', 'secrets'];

/**
 * A platform of documents that nobody wrote rules for, beside our own accounts: their resources are kept, their other
 * operations answer as their documents do in an example.
 *
 * @param generated the folder that the mocks' part was generated to
 */
export async function foreignWorld(generated: string): Promise<World> {
  const { catalogue } = (await import(pathToFileURL(join(generated, 'catalogue.ts')).href)) as {
    catalogue: Readonly<Record<string, Generated>>;
  };
  return worldOf(catalogue);
}

/** {@link foreignWorld}, of what is loaded already. */
export function worldOf(catalogue: Readonly<Record<string, Generated>>): World {
  const all = Object.entries(catalogue);
  const own: Services = Object.fromEntries(
    all.flatMap(([name, service]) =>
      OWN.includes(name) ? [[name, { ...service, rules: ownRules(name) }]] : [],
    ),
  );
  const foreign: Services = Object.fromEntries(
    all.flatMap(([name, service]) =>
      OWN.includes(name) ? [] : [[name, withRules(service)] as const],
    ),
  );
  return {
    services: { ...own, ...foreign },
    shapes: { ...shapesOf(own), ...shapesIn(foreign) },
    longLists: [],
    tableOf: resource => (OWN.includes(resource.service) ? resource.name : collectionOf(resource)),
    rowOf: unwrap,
    draw: (options, seededHash) => ({
      ...Object.fromEntries(
        Object.entries(drawCity({ ...options, assets: 0, users: 0 }, seededHash)).filter(([name]) =>
          CITY_ROWS.includes(name),
        ),
      ),
      ...drawRows(foreign, options.seed),
    }),
  };
}

/** Where there is no city, its modules and products lead nowhere: the accounts are all that is left. */
function ownRules(name: string): ServiceRules {
  const own = rules[name] ?? { operations: {} };
  if (name !== 'config') return own;
  const { getModules } = own.operations;
  const ofAccounts: Rule = (call: Call) =>
    ((getModules?.(call) ?? []) as readonly { readonly key: string }[]).filter(
      ({ key }) => key === 'permission',
    );
  return {
    ...own,
    operations: { ...own.operations, getModules: ofAccounts, getPlugins: () => [] },
  };
}

function withRules(service: Generated): Service {
  const operations = Object.values(service.resources).flatMap(resource => {
    const verbs = foreignVerbs(service, resource);
    const ruleOf = ({ is }: OperationDescriptor): Rule | undefined =>
      is === 'import' || is === 'action' || is === 'reading' || is === 'none'
        ? undefined
        : verbs[is];
    return [
      ...Object.values(resource.verbs).map(operation => [operation.id, ruleOf(operation)] as const),
      ...resource.actions.map(
        operation => [operation.id, foreignAction(service, resource, operation)] as const,
      ),
    ];
  });
  const calls = Object.values(service.operations).map(
    operation => [operation.id, () => exampleOf(service, operation)] as const,
  );
  return {
    ...service,
    rules: {
      operations: Object.fromEntries([...calls, ...operations]) as Readonly<Record<string, Rule>>,
    },
    refuse: (refusal, operation) => refuseAs(service, refusal, operation),
  };
}

/** Their tables have names that nobody else's have. */
function shapesIn(services: Services): Readonly<Record<string, Shape>> {
  const shapes = shapesOf(services);
  return Object.fromEntries(
    Object.values(services).flatMap(({ resources }) =>
      Object.values(resources).flatMap(resource => {
        const shape = shapes[resource.name];
        return shape
          ? [[collectionOf(resource), { ...shape, relations: relationsOf(resource, resources) }]]
          : [];
      }),
    ),
  );
}

/** A reference that can hold its record is a relation, if the record is one of the same document. */
const relationsOf =
  ({ fields }: ResourceDescriptor, resources: Service['resources']) =>
  (store: Store): Relations =>
    Object.fromEntries(
      fields.flatMap((field): readonly (readonly [string, Relation])[] => {
        if (field.kind !== 'reference' || !field.embedded) return [];
        const target = resources[field.reference];
        if (!target) return [];
        const table = () => store.table(collectionOf(target));
        return [[field.embedded, { kind: 'belongsTo', key: field.source, table }]];
      }),
    );
