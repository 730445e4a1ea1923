import type { Problem, Validator } from '../../src/schema/validator.ts';
import type { RefusalDetail } from './Refusal.ts';

const PROPERTY_PARAMS = ['missingProperty', 'unevaluatedProperty', 'additionalProperty'];

/** Ajv points at the object when a property is missing or too many; a form wants the property. */
function pointer({ instancePath, params }: Problem): string {
  const property = PROPERTY_PARAMS.map(name => params[name]).find(
    value => typeof value === 'string',
  );
  if (typeof property !== 'string') return instancePath;
  return `${instancePath}/${property.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** What a validator has against a value, one detail per place and keyword; none when it is valid. */
export function tellProblems(validate: Validator, value: unknown): RefusalDetail[] {
  if (validate(value)) return [];
  const details = (validate.errors ?? []).map(problem => ({
    path: pointer(problem),
    code: problem.keyword,
    message: problem.message ?? 'is not valid',
  }));
  const seen = new Set<string>();
  return details.filter(({ path, code }) => {
    const key = `${path} ${code}`;
    return !seen.has(key) && seen.add(key);
  });
}
