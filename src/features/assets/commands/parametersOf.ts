import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { Text } from '../../../schema/text.ts';

/** One parameter of B7: what its document lets be done with it. */
export interface Parameter {
  /** As the platform calls it: `device-common:clock`. */
  readonly name: string;
  /** The action group of its document that it stands in. */
  readonly group: string | undefined;
  readonly read?: OperationDescriptor;
  readonly set?: OperationDescriptor;
  readonly act?: OperationDescriptor;
}

const KINDS = { req: 'read', set: 'set', action: 'act' } as const;

const PATH = /\/(req|set|action)\/([^{}/]+)$/u;

/** Parameters with a part of the page of their own: the upgrade, what a loudspeaker plays, the control of a lamp. */
const ELSEWHERE: readonly string[] = [
  'device-task:upgrade-task-start',
  'device-ipa:file-play',
  'device-lighting:return-to-strategy',
];

/** Puts what can be read, set and done under the same name together, in the order of the document. */
export function parametersOf(operations: readonly OperationDescriptor[]): readonly Parameter[] {
  const known = new Map<string, Parameter>();
  for (const operation of operations) {
    const [, kind, name] = PATH.exec(operation.path) ?? [];
    if (kind === undefined || name === undefined || ELSEWHERE.includes(name)) continue;
    const before = known.get(name) ?? { name, group: operation.group };
    known.set(name, { ...before, [KINDS[kind as keyof typeof KINDS]]: operation });
  }
  return [...known.values()];
}

export interface ParameterGroup {
  /** Absent for parameters of no group, which come last. */
  readonly label?: Text;
  readonly parameters: readonly Parameter[];
}

/** The parameters in the groups of their document, in its order; those of no group come last. */
export function groupParameters(
  parameters: readonly Parameter[],
  { actionGroups = [] }: Pick<ResourceDescriptor, 'actionGroups'>,
): readonly ParameterGroup[] {
  const names = actionGroups.map(({ name }) => name);
  const groups: readonly ParameterGroup[] = actionGroups.map(({ name, label }) => ({
    label,
    parameters: parameters.filter(({ group }) => group === name),
  }));
  const others = parameters.filter(({ group }) => group === undefined || !names.includes(group));
  return [...groups, { parameters: others }].filter(group => group.parameters.length > 0);
}
