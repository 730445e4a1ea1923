import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { PlatformService } from '../platform/operationRule.ts';
import { generateValue } from './generateValue.ts';
import { sanitizeValue } from './sanitizeValue.ts';

/** Creates the response that a document describes, with plausible numbers. */
export function createExampleResponse(
  { exampleResponses, validators }: Pick<PlatformService, 'exampleResponses' | 'validators'>,
  { id, responses: responses }: OperationDescriptor,
): unknown {
  const [response] = responses;
  const generated =
    response?.value && generateValue(response.value, { index: 1, keys: {}, resource: id });
  const example = exampleResponses[id]?.() ?? generated;
  const validate = validators.responses[id]?.[response?.status ?? 200];
  if (example === undefined) return validate && EMPTY_VALUES.find(item => validate(item));
  const moderated = moderateNumbers(example);
  if (!validate || validate(moderated)) return moderated;
  return validate(example) ? example : (sanitizeValue(validate, moderated) ?? example);
}

/** The smallest values that a response schema may allow. */
const EMPTY_VALUES: readonly unknown[] = [null, {}, [], '', 0, true];

const MAX_EXAMPLE_NUMBER = 1_000_000;

function moderateNumbers(value: unknown): unknown {
  if (typeof value === 'number')
    return Math.abs(value) < MAX_EXAMPLE_NUMBER ? value : Math.abs(value) % 1000;
  if (Array.isArray(value)) return value.map(moderateNumbers);
  // Bytes and other special objects stay unchanged.
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, item]) => [key, moderateNumbers(item)]),
  );
}
