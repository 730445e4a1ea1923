import { packages } from '../../../generated/storage/resources.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';

/** What the document says of the fields of a package. */
export const storedPackages: readonly FieldDescriptor[] = packages.fields;
