import type { ServiceModel } from '../model.ts';
import type { Answer, Operation, Referable, Schema } from '../openapi.ts';
import { jsonOffer } from '../read/mediaTypes.ts';
import { findOperations } from '../read/operations.ts';
import { formatPointer } from '../read/pointer.ts';
import { bodyContent } from '../read/bodyContent.ts';
import { parameterSchema } from '../read/parameterSchema.ts';
import { dereference } from '../read/resolve.ts';
import { partsSchema } from './parts.ts';
import { meaningIn, type Sense } from './senses.ts';

/** One schema to compile, and every place of the table of validators that it judges for. */
export interface Judgement {
  /** An identifier. */
  readonly id: string;
  /** The address of the part that it is, or the schema itself. */
  readonly schema: string | object;
  /** E.g. `['answers', 'listUsers', '200']`. */
  readonly places: readonly (readonly string[])[];
}

/** What to compile, and the schemas that it refers to, by their address. */
export interface Judgements {
  readonly parts: Readonly<Record<string, object>>;
  readonly all: readonly Judgement[];
}

interface Place {
  readonly place: readonly string[];
  readonly schema: Schema;
  readonly sense: Sense;
}

/** Lists every schema of a document that values are judged by; a schema that judges for several places is listed once. */
export function judgements(model: ServiceModel): Judgements {
  const { document } = model;
  const meanings = {
    plain: meaningIn('plain', document),
    request: meaningIn('request', document),
    answer: meaningIn('answer', document),
  };
  const found = new Map<string, Omit<Judgement, 'id'>>();
  for (const { place, schema, sense } of placesOf(model)) {
    const meant = meanings[sense].mean(schema);
    const key = JSON.stringify(meant);
    const places = [...(found.get(key)?.places ?? []), place];
    found.set(key, { schema: partOf(meant) ?? meant, places });
  }
  const { plain, request, answer } = meanings;
  return {
    parts: { ...plain.parts, ...request.parts, ...answer.parts },
    all: withIds([...found.values()]),
  };
}

/** The address of the part that a schema only refers to: it needs no code of its own. */
function partOf(schema: object): string | undefined {
  const [[word, address] = [], another] = Object.entries(schema) as [string, unknown][];
  const isPart = word === '$ref' && !another && typeof address === 'string';
  return isPart && !address.includes('#') ? address : undefined;
}

/** Every place of the table of validators, in its order. */
function placesOf({ document }: ServiceModel): readonly Place[] {
  const schemas = Object.keys(document.components?.schemas ?? {}).map((name): Place => {
    const $ref = `#${formatPointer(['components', 'schemas', name])}`;
    return { place: ['schemas', name], schema: { $ref }, sense: 'plain' };
  });
  const calls = findOperations(document).flatMap(({ id, operation, parameters }): Place[] => {
    const body = operation.requestBody && dereference(document, operation.requestBody);
    const [bodyType, written] = bodyContent(body?.content) ?? [];
    const bodySchema =
      written && bodyType?.startsWith('multipart/') ? partsSchema(document, written) : written;
    const answers = statusesOf(operation).flatMap(([status, answer]): Place[] => {
      const [, schema] = jsonOffer(document, dereference(document, answer).content) ?? [];
      const place = ['answers', id, String(status)];
      return schema ? [{ place, schema, sense: 'answer' }] : [];
    });
    return [
      ...(bodySchema
        ? [{ place: ['bodies', id], schema: bodySchema, sense: 'request' } as const]
        : []),
      ...answers,
      ...parameters.map((parameter): Place => {
        // The text of an address is made what it stands for before it is judged: nothing is coerced here.
        const { schema } = parameterSchema(document, parameter);
        const place = ['parameters', id, parameter.name];
        return { place, schema, sense: 'request' };
      }),
    ];
  });
  return [...schemas, ...calls];
}

/** The answers of an operation by status; `default` is a success where no other is listed. */
function statusesOf({
  responses = {},
}: Operation): readonly (readonly [number, Referable<Answer>])[] {
  const listed = Object.entries(responses).flatMap(([status, answer]) => {
    const number = Number(status.replace(/X/gi, '0'));
    return Number.isNaN(number) ? [] : [[number, answer] as const];
  });
  const succeeds = listed.some(([status]) => status >= 200 && status < 300);
  return succeeds || !responses.default ? listed : [[200, responses.default], ...listed];
}

/** Names judgements after their first place; where two come to the same name, the later one gets a number. */
function withIds(all: readonly Omit<Judgement, 'id'>[]): readonly Judgement[] {
  const taken = new Set<string>();
  return all.map(judgement => {
    const name = (judgement.places[0] ?? []).join('_').replaceAll(/\W/g, '_');
    let id = name;
    for (let count = 2; taken.has(id); count++) id = `${name}_${count}`;
    taken.add(id);
    return { ...judgement, id };
  });
}
