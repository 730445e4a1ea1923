import type { OperationDescriptor } from '../../../schema/operation.ts';

/** One parameter of B7: what its document lets be done with it. */
export interface Parameter {
  /** As the platform calls it: `device-common:clock`. */
  readonly name: string;
  /** What stands before the colon: `device-common`. */
  readonly group: string;
  readonly read?: OperationDescriptor;
  readonly set?: OperationDescriptor;
  readonly act?: OperationDescriptor;
}

const KINDS = { req: 'read', set: 'set', action: 'act' } as const;

const PATH = /\/(req|set|action)\/([^{}/]+)$/u;

/** Parameters with a part of the page of their own: the upgrade, and what a loudspeaker plays. */
const ELSEWHERE: readonly string[] = ['device-task:upgrade-task-start', 'device-ipa:file-play'];

/** Puts what can be read, set and done under the same name together, in the order of the document. */
export function parametersOf(operations: readonly OperationDescriptor[]): readonly Parameter[] {
  const known = new Map<string, Parameter>();
  for (const operation of operations) {
    const [, kind, name] = PATH.exec(operation.path) ?? [];
    if (kind === undefined || name === undefined || ELSEWHERE.includes(name)) continue;
    const group = name.split(':', 1)[0] ?? name;
    const before = known.get(name) ?? { name, group };
    known.set(name, { ...before, [KINDS[kind as keyof typeof KINDS]]: operation });
  }
  return [...known.values()];
}

/** What a device measures of itself is one group, whichever parameter says it. */
const GROUPS: readonly (readonly [name: string, members: readonly string[]])[] = [
  ['light', ['device-lighting']],
  ['readings', ['device-energy', 'device-sensor']],
  ['screen', ['device-led-disp']],
  ['device', ['device-common']],
];

export interface ParameterGroup {
  /** Its words are `param.group.*`. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
}

/** The parameters in the groups of the page; those of a group that nobody knows come last. */
export function groupParameters(parameters: readonly Parameter[]): readonly ParameterGroup[] {
  const known = GROUPS.flatMap(([, members]) => members);
  const groups = GROUPS.map(([name, members]) => ({
    name,
    parameters: parameters.filter(({ group }) => members.includes(group)),
  }));
  const others = parameters.filter(({ group }) => !known.includes(group));
  return [...groups, { name: 'others', parameters: others }].filter(
    group => group.parameters.length > 0,
  );
}
