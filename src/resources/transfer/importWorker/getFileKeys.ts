import type { FieldDescriptor } from '../../../schema/field.ts';
import { removeInvisible } from '../../../domain/removeInvisible.ts';
import { normalizeByRule } from '../../values/fieldRules.ts';
import type { ImportPlan } from '../../cells/createImportPlan.ts';
import type { MappingOptions } from './ImportWorker.ts';

/** Normalizes a key: a device id in capitals, a number without leading zeros. */
export function normalizeKey(field: FieldDescriptor | undefined, written: string): string {
  if (field?.kind === 'integer') return /^\d+$/u.test(written) ? String(Number(written)) : written;
  return field ? normalizeByRule(field, written) : written;
}

/** Returns the fields that reference records of the same resource. */
export const getSelfReferenceSources = ({ resource, create = [], update = [] }: ImportPlan) => [
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

/** Returns the keys of the records that a file creates, which its rows may reference. */
export function getFileKeys(
  [, ...rows]: readonly (readonly string[])[],
  { plan, mapping }: MappingOptions,
): ReadonlySet<string> {
  const keyIndex = mapping.indexOf(plan.key);
  const isUsed = plan.acceptsKey && getSelfReferenceSources(plan).length > 0;
  const field = plan.columns.find(({ name }) => name === plan.key)?.field;
  return isUsed && keyIndex >= 0
    ? new Set(rows.map(cells => normalizeKey(field, removeInvisible(cells[keyIndex] ?? '').trim())))
    : new Set();
}
