import type { SchemaError, Validator } from '../../src/schema/validator.ts';
import type { HttpErrorDetail } from './HttpError.ts';

const PROPERTY_ERROR_PARAMS = ['missingProperty', 'unevaluatedProperty', 'additionalProperty'];

/** Returns the pointer to an erroneous property: Ajv points at the object when a property is missing or additional. */
function getErrorPointer({ instancePath, params }: SchemaError): string {
  const property = PROPERTY_ERROR_PARAMS.map(name => params[name]).find(
    value => typeof value === 'string',
  );
  if (typeof property !== 'string') return instancePath;
  return `${instancePath}/${property.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Returns the errors of a validator for a value, one detail per path and keyword; none when it is valid. */
export function collectErrorDetails(validate: Validator, value: unknown): HttpErrorDetail[] {
  if (validate(value)) return [];
  const details = (validate.errors ?? []).map(problem => ({
    path: getErrorPointer(problem),
    code: problem.keyword,
    message: problem.message ?? 'is not valid',
  }));
  const seenKeys = new Set<string>();
  return details.filter(({ path, code }) => {
    const key = `${path} ${code}`;
    return !seenKeys.has(key) && seenKeys.add(key);
  });
}
