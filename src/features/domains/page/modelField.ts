import { assets } from '../../../generated/core/resources.ts';
import type { FieldDescriptor, FieldOfKind } from '../../../schema/field.ts';

const fields: readonly FieldDescriptor[] = assets.fields;

/** The model field, with its choices. */
export const modelField = fields.find(
  (field): field is FieldOfKind<'enum'> => field.kind === 'enum' && field.source === 'model',
);
