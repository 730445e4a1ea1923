import type { RaRecord } from 'react-admin';

import type { FieldDescriptor, FieldOf } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { EquipmentState } from '../../ui/icons/StateGlyph.tsx';
import { stateOf } from '../kits/stateOf.ts';

/** The platform's word for a device that cannot be reached. */
const OFFLINE = 4;

const EQUIPMENT: readonly string[] = [
  'normal',
  'fault',
  'offline',
  'unknown',
] satisfies readonly EquipmentState[];

const saysState = (field: FieldDescriptor): field is FieldOf<'enum'> =>
  field.kind === 'enum' &&
  field.choices.some(choice => stateOf(choice) === 'offline') &&
  field.choices.every(choice => EQUIPMENT.includes(stateOf(choice) ?? ''));

/** How to tell the state of a piece of equipment from its record; undefined where its document does not say it. */
export function stateReader({
  fields,
}: ResourceDescriptor): ((record: RaRecord) => EquipmentState | undefined) | undefined {
  const field = fields.find(saysState);
  if (!field) return undefined;
  const states = new Map(field.choices.map(choice => [choice.value, stateOf(choice)]));
  return record =>
    states.get(record[field.source] as string | number) as EquipmentState | undefined;
}

/** Whether an operation refuses what is offline. */
export const needsReach = ({ refuses }: OperationDescriptor): boolean => refuses.includes(OFFLINE);
