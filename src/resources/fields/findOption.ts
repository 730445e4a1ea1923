import type { FieldOfKind } from '../../schema/field.ts';
import { isObject } from '../../schema/isObject.ts';

/** Returns the variant of a value, by its discriminator. */
export const findOption = ({ options, discriminator }: FieldOfKind<'oneOf'>, value: unknown) =>
  isObject(value) ? options.find(option => option.value === value[discriminator]) : undefined;
