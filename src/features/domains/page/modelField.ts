import { assets } from '../../../generated/core/resources.ts';
import type { FieldDescriptor, FieldOfKind } from '../../../schema/field.ts';

const fields: readonly FieldDescriptor[] = assets.fields;

/** The types of device that there are, with what each is called. */
export const modelField = fields.find(
  (field): field is FieldOfKind<'enum'> => field.kind === 'enum' && field.source === 'model',
);
