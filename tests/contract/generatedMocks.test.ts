import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { catalogue } from '../../mocks/generated/catalogue.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ServiceValidators } from '../../src/schema/validator.ts';

interface Generated {
  readonly operations: Readonly<Record<string, OperationDescriptor>>;
  readonly exampleResponses: Readonly<Record<string, () => unknown>>;
  readonly validators: ServiceValidators;
}

const services = Object.entries<Generated>(catalogue);

const operations = services.flatMap(([service, { operations: all }]) =>
  Object.values(all).map(operation => [`${service} ${operation.id}`, operation] as const),
);

describe.each(operations)('the generated response of %s', (_, { id, service, responses }) => {
  const { exampleResponses: made, validators } = (catalogue as Readonly<Record<string, Generated>>)[
    service
  ]!;
  const [first] = responses;

  it('is what its document allows', () => {
    const response = made[id]?.();
    const validate = validators.responses[id]?.[first?.status ?? 0];
    if (first?.mediaType === undefined) expect(response).toBeUndefined();
    else if (first.mediaType.includes('json')) {
      expect({ fits: validate?.(response), errors: validate?.errors }).toEqual({
        fits: true,
        errors: null,
      });
    } else expect(response).toBeDefined();
  });

  it('is the same at every call', () => {
    expect(made[id]?.()).toEqual(made[id]?.());
  });
});

describe.each(services)('every schema of %s', (service, { validators }) => {
  const file = `src/generated/${service}/document.json`;
  const document = JSON.parse(readFileSync(file, 'utf8')) as Described;

  it('has an example, and only such as fit it', () => {
    const wrong = Object.entries(document.components.schemas).filter(
      ([name, { examples = [] }]) =>
        examples.length === 0 || !examples.every(example => validators.schemas[name]?.(example)),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('that has a pattern has an example: none can be made up', () => {
    expect(withoutExample(document)).toEqual([]);
  });
});

interface Described {
  readonly components: { readonly schemas: Readonly<Record<string, Example>> };
}

interface Example {
  readonly examples?: readonly unknown[];
}

/** The pointers of schemas with a pattern and no example; what `not` rules out needs none. */
function withoutExample(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { pattern, examples } = value as { pattern?: unknown; examples?: unknown };
  const own = typeof pattern === 'string' && !Array.isArray(examples) ? [at] : [];
  const inside = Object.entries(value).flatMap(([key, member]) =>
    key === 'not' || key === 'examples' ? [] : withoutExample(member, `${at}/${key}`),
  );
  return [...own, ...inside];
}
