import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { PlatformService } from '../platform/operationRule.ts';
import { sanitizeValue } from './sanitizeValue.ts';

/**
 * Returns the first of several responses that the document allows. When it allows none, the first without its invalid
 * parts; when the document has no validator, the first.
 */
export function findValidResponse(
  { validators }: Pick<PlatformService, 'validators'>,
  { id, responses }: OperationDescriptor,
  candidates: readonly unknown[],
): unknown {
  const validate = validators.responses[id]?.[responses[0]?.status ?? 200];
  if (!validate) return candidates[0];
  // Undefined properties disappear in JSON.
  const valid = candidates.find(candidate =>
    validate(JSON.parse(JSON.stringify(candidate ?? null))),
  );
  return valid ?? sanitizeValue(validate, candidates[0]) ?? candidates[0];
}
