import { packages } from '../../generated/storage/resources.ts';
import type { FieldDescriptor } from '../../schema/field.ts';

/** The fields of a package, from the document. */
export const packageFields: readonly FieldDescriptor[] = packages.fields;
