import { describe, expect, it } from 'vitest';

import { answers as configAnswers } from '../../mocks/generated/config/handlers.ts';
import { answers as usersAnswers } from '../../mocks/generated/users/handlers.ts';
import { services } from '../../src/generated/catalogue.ts';
import configDocument from '../../src/generated/config/document.json' with { type: 'json' };
import { validators as configValidators } from '../../src/generated/config/validators.js';
import usersDocument from '../../src/generated/users/document.json' with { type: 'json' };
import { validators as usersValidators } from '../../src/generated/users/validators.js';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ServiceValidators } from '../../src/schema/validator.ts';

interface Generated {
  readonly answers: Readonly<Record<string, () => unknown>>;
  readonly validators: ServiceValidators;
  readonly document: unknown;
}

const generated: Readonly<Record<keyof typeof services, Generated>> = {
  users: { answers: usersAnswers, validators: usersValidators, document: usersDocument },
  config: { answers: configAnswers, validators: configValidators, document: configDocument },
};

const operations = Object.values(services).flatMap(service =>
  Object.values<OperationDescriptor>(service.operations),
);

describe.each(operations.map(operation => [operation.id, operation] as const))(
  'the generated answer of %s',
  (id, { service, answers }) => {
    const { answers: made, validators } = generated[service as keyof typeof generated];
    const [first] = answers;

    it('is what its document allows [MOCK-05/generated answers]', () => {
      const answer = made[id]?.();
      const judge = validators.answers[id]?.[first?.status ?? 0];
      if (first?.mediaType === undefined) expect(answer).toBeUndefined();
      else
        expect({ fits: judge?.(answer), errors: judge?.errors }).toEqual({
          fits: true,
          errors: null,
        });
    });

    it('is the same at every call', () => {
      expect(made[id]?.()).toEqual(made[id]?.());
    });
  },
);

describe.each(Object.entries(generated))('every schema of %s', (_, { document, validators }) => {
  it('has an example, and only such as fit it', () => {
    const { schemas } = (document as { components: { schemas: Record<string, Example> } })
      .components;
    const wrong = Object.entries(schemas).filter(
      ([name, { examples = [] }]) =>
        examples.length === 0 || !examples.every(example => validators.schemas[name]?.(example)),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('that has a pattern has an example: none can be made up', () => {
    expect(withoutExample(document)).toEqual([]);
  });
});

interface Example {
  readonly examples?: readonly unknown[];
}

/** The places of schemas with a pattern and no example; what `not` rules out needs none. */
function withoutExample(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { pattern, examples } = value as { pattern?: unknown; examples?: unknown };
  const own = typeof pattern === 'string' && !Array.isArray(examples) ? [at] : [];
  const inside = Object.entries(value).flatMap(([key, member]) =>
    key === 'not' || key === 'examples' ? [] : withoutExample(member, `${at}/${key}`),
  );
  return [...own, ...inside];
}
