import type { FieldDescriptor } from '../../../schema/field.ts';

/** Shown instead of a password, whatever its length. */
export const MASK = '••••••••';

/** A write-only value is masked in the preview. */
export const isSecret = (field: FieldDescriptor | undefined): boolean =>
  field !== undefined && (field.kind === 'password' || field.writeOnly);
