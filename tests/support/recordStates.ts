import type { RaRecord } from 'react-admin';

import { resources } from '../../src/generated/catalogue.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { readExampleRows } from './exampleRows.ts';

const examples = readExampleRows();

/** What controls of a resource apply to: its list, one record, or the selected ones. */
const CONTROL_SCOPES = ['list', 'record', 'selection'] as const;
export type ControlScope = (typeof CONTROL_SCOPES)[number];

/** The operations that a resource must offer in each scope, read from its document. */
export const OPERATIONS: Readonly<
  Record<ControlScope, (resource: ResourceDescriptor) => readonly OperationDescriptor[]>
> = {
  list: ({ actions, verbs }) => [
    ...actions.filter(({ kind, appliesTo }) => kind === 'action' && appliesTo === 'collection'),
    ...(verbs.create ? [verbs.create] : []),
  ],
  record: ({ actions, verbs }) => [
    ...actions.filter(({ kind, appliesTo }) => kind === 'action' && appliesTo === 'record'),
    ...[verbs.delete, verbs.update].filter(verb => verb !== undefined),
  ],
  // What is only read is in the list already.
  selection: resource => OPERATIONS.record(resource).filter(({ method }) => method !== 'get'),
};

/** Whether a record is in a state in which an operation is offered. */
export const fits = ({ when = {} }: OperationDescriptor, record: RaRecord): boolean =>
  Object.entries(when).every(([source, wanted]) =>
    [wanted].flat().includes((record[source] ?? null) as never),
  );

/** The example of a resource in each state that one of its operations requires, and as the own record of the user. */
function listStates(resource: ResourceDescriptor, ownId: RaRecord['id']): readonly RaRecord[] {
  const example = examples[resource.name]?.[0] ?? {};
  const states = OPERATIONS.record(resource).flatMap(({ when = {}, permission }) => {
    const wanted = Object.entries(when).map(([source, values]) => [source, [values].flat()[0]]);
    const record = { ...example, ...(Object.fromEntries(wanted) as object) };
    const id = example[resource.key] ?? 'none';
    return [
      { ...record, id },
      ...(permission?.roles?.includes('owner') ? [{ ...record, id: ownId }] : []),
    ] as RaRecord[];
  });
  return [...new Map(states.map(state => [JSON.stringify(state), state])).values()];
}

/** The controls of a scope of a resource, for one record. */
export interface ControlCase {
  readonly key: string;
  readonly scope: ControlScope;
  readonly resource: ResourceDescriptor;
  readonly record: RaRecord;
}

/** Returns the controls of every list, and those of a record in each of its states, alone and selected. */
export const listControlCases = (ownId: RaRecord['id']): readonly ControlCase[] =>
  Object.values(resources).flatMap((resource: ResourceDescriptor) =>
    [{ id: '' }, ...listStates(resource, ownId)].flatMap((record, index) =>
      CONTROL_SCOPES.filter(scope => (scope === 'list') === (index === 0)).map(scope => ({
        ...{ key: `${resource.name} ${scope} ${index}`, scope, resource, record },
      })),
    ),
  );
