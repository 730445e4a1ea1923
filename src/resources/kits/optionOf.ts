import type { FieldOf } from '../../schema/field.ts';
import { isObject } from '../isObject.ts';

/** The shape that a value has, by its discriminator. */
export const optionOf = ({ options, discriminator }: FieldOf<'oneOf'>, value: unknown) =>
  isObject(value) ? options.find(option => option.value === value[discriminator]) : undefined;
