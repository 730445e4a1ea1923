import type { RaRecord } from 'react-admin';

import { DEVICE_OFFLINE_CODE } from '../../domain/errorStatus.ts';
import type { FieldDescriptor, FieldOfKind } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { EquipmentState } from '../../ui/icons/StateGlyph.tsx';
import { getChoiceState } from '../fields/getChoiceState.ts';

const EQUIPMENT_STATES: readonly string[] = [
  'normal',
  'fault',
  'offline',
  'unknown',
] satisfies readonly EquipmentState[];

const isEquipmentStateField = (field: FieldDescriptor): field is FieldOfKind<'enum'> =>
  field.kind === 'enum' &&
  field.choices.some(choice => getChoiceState(choice) === 'offline') &&
  field.choices.every(choice => EQUIPMENT_STATES.includes(getChoiceState(choice) ?? ''));

/** Returns a function that reads the state of equipment from its record; undefined where the document has no state. */
export function createStateReader({
  fields,
}: ResourceDescriptor): ((record: RaRecord) => EquipmentState | undefined) | undefined {
  const field = fields.find(isEquipmentStateField);
  if (!field) return undefined;
  const states = new Map(field.choices.map(choice => [choice.value, getChoiceState(choice)]));
  return record =>
    states.get(record[field.source] as string | number) as EquipmentState | undefined;
}

/** Whether an operation rejects offline equipment. */
export const requiresOnline = ({ errorCodes }: OperationDescriptor): boolean =>
  errorCodes.includes(DEVICE_OFFLINE_CODE);
