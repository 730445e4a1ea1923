import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { LocalizedText } from '../../../schema/localizedText.ts';

/** A device parameter and the operations that its document has for it. @see DEVICE-01 */
export interface DeviceParameter {
  /** The platform's name: `device-common:clock`. */
  readonly name: string;
  /** Its action group in the document. */
  readonly group: string | undefined;
  readonly read?: OperationDescriptor;
  readonly set?: OperationDescriptor;
  readonly action?: OperationDescriptor;
}

const OPERATION_BY_PATH_SEGMENT = { req: 'read', set: 'set', action: 'action' } as const;

const PARAMETER_PATH_PATTERN = /\/(req|set|action)\/([^{}/]+)$/u;

/** Parameters with a tab of their own: the upgrade, the playback of a loudspeaker, the control of a lamp. */
const EXCLUDED_PARAMETERS: readonly string[] = [
  'device-task:upgrade-task-start',
  'device-ipa:file-play',
  'device-lighting:return-to-strategy',
];

/** Groups the read, set and action operations of the same parameter, in the order of the document. */
export function getDeviceParameters(
  operations: readonly OperationDescriptor[],
): readonly DeviceParameter[] {
  const parametersByName = new Map<string, DeviceParameter>();
  for (const operation of operations) {
    const [, kind, name] = PARAMETER_PATH_PATTERN.exec(operation.path) ?? [];
    if (kind === undefined || name === undefined || EXCLUDED_PARAMETERS.includes(name)) continue;
    const existing = parametersByName.get(name) ?? { name, group: operation.group };
    parametersByName.set(name, {
      ...existing,
      [OPERATION_BY_PATH_SEGMENT[kind as keyof typeof OPERATION_BY_PATH_SEGMENT]]: operation,
    });
  }
  return [...parametersByName.values()];
}

export interface ParameterGroup {
  /** Absent for parameters without a group, which come last. */
  readonly label?: LocalizedText;
  readonly parameters: readonly DeviceParameter[];
}

/** Groups the parameters by action group, in the order of the document; ungrouped ones come last. */
export function groupParameters(
  parameters: readonly DeviceParameter[],
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
