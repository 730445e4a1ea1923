import { packages } from '../../../generated/storage/resources.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';

/** What the document says of the fields of a package. */
export const packageFields: readonly FieldDescriptor[] = packages.fields;
