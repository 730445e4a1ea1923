import type { FieldDescriptor } from '../../../schema/field.ts';

/** What stands in place of a password, however long it is. */
export const MASK = '••••••••';

/** A value that only goes to the platform is not shown on the way. */
export const isSecret = (field: FieldDescriptor | undefined): boolean =>
  field !== undefined && (field.kind === 'password' || field.writeOnly);
