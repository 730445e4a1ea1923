import type { FieldDescriptor } from '../../../schema/field.ts';
import { writeByRule } from '../../form/ruled.ts';
import type { ImportPlan } from '../cells/importFields.ts';
import type { GatherOptions } from './Desk.ts';

/** A key as it is kept, whatever a person typed: a device id in capitals, a number without its zeros. */
export function keyIn(field: FieldDescriptor | undefined, written: string): string {
  if (field?.kind === 'integer') return /^\d+$/u.test(written) ? String(Number(written)) : written;
  return field ? writeByRule(field, written) : written;
}

/** The fields of a row that name other records of the same resource. */
export const ownReferences = ({ resource, create = [], update = [] }: ImportPlan) => [
  ...new Set(
    [...create, ...update]
      .filter(
        field =>
          (field.kind === 'reference' || field.kind === 'referenceList') &&
          field.reference === resource,
      )
      .map(({ source }) => source),
  ),
];

/** The records that a file itself brings, which its rows may name before there are any. */
export function ownKeys(
  [, ...rows]: readonly (readonly string[])[],
  { plan, mapping }: GatherOptions,
): ReadonlySet<string> {
  const at = mapping.indexOf(plan.key);
  const isUsed = plan.givesKey && ownReferences(plan).length > 0;
  const field = plan.columns.find(({ name }) => name === plan.key)?.field;
  return isUsed && at >= 0
    ? new Set(rows.map(cells => keyIn(field, (cells[at] ?? '').trim())))
    : new Set();
}
