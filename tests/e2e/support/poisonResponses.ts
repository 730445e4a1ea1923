import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { fetchRoute } from './fetchRoute.ts';

/** Stored markup instead of a text: a run or a request of it would be seen. */
export const MARKUP = `"'><img src="/stored" onerror="stored()"><svg onload="stored()"></svg><b class="stored">`;

/** A part of the markup, as a user reads it. */
export const READ = '<svg onload=';

type Json = Readonly<Record<string, unknown>>;

/** The parts of a JSON schema that matter here. */
interface Schema extends Json {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

/** Texts whose documents limit them by a pattern, such as names: a platform may store others. */
const NAMES =
  /^(?:name|remark|title|text|message|detail|description|username|firstName|lastName|content|version|asset_name)$/u;
/** Keys of records: with others, the console would find none of the records that they identify. A log has its own as text. */
export const KEYS = /^(?!targetId$)(?:ids?|.+Ids?|.+_id)$/u;
/** What limits the texts of a string. */
const CONSTRAINTS = ['enum', 'const', 'format', 'pattern'];
/** A value of a text that its document does not limit, and that is no id, number, URL, date or enum value. */
const PLAIN = /^[\w:./+-]*$/u;
/** The configuration is written by the operator of the platform: its strings are keys, hosts and links. */
const CONFIGURATION = 'config';

const SERVICES = ['config', 'core', 'media', 'storage', 'users'] as const;

interface Document extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

const readDocument = (service: string) =>
  JSON.parse(readFileSync(`src/generated/${service}/document.json`, 'utf8')) as Document;

/** The schemas of the responses of one service. */
function createSchemaReader(service: string) {
  const document = readDocument(service);
  const resolve = (schema: Schema | undefined): Schema => {
    if (schema?.$ref === undefined) return schema ?? {};
    const [, ...path] = schema.$ref.split('/');
    const target = path.reduce<unknown>((node, key) => (node as Json)[key], document) as Schema;
    return { ...resolve(target), ...schema, $ref: undefined };
  };
  /** The schema with all that it consists of. */
  const flatten = (schema: Schema | undefined): readonly Schema[] => {
    const resolved = resolve(schema);
    const parts = ['allOf', 'oneOf', 'anyOf'].flatMap(key => (resolved[key] ?? []) as Schema[]);
    return [resolved, ...parts.flatMap(flatten)];
  };
  const routes = Object.entries(document.paths)
    .flatMap(([path, { get }]) => (get ? [{ path, get }] : []))
    // A literal segment comes before a parameter.
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map(({ path, get }) => ({
      pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/gu, '[^/]+')}/?$`, 'u'),
      get,
    }));
  return {
    flatten,
    findResponse: (path: string): Schema | undefined => {
      const operation = routes.find(({ pattern }) => pattern.test(path))?.get;
      const responses = (operation?.['responses'] ?? {}) as Readonly<Record<string, Schema>>;
      const content = resolve(responses['200'])['content'] as Record<string, Json> | undefined;
      return content?.['application/json']?.['schema'] as Schema | undefined;
    },
  };
}

type SchemaReader = ReturnType<typeof createSchemaReader>;

const readers = new Map<string, SchemaReader>();
const getReader = (service: string): SchemaReader => {
  const reader = readers.get(service) ?? createSchemaReader(service);
  readers.set(service, reader);
  return reader;
};

const hasType = ({ type }: Schema, name: string) =>
  typeof type === 'string' ? type === name : type?.includes(name) === true;

/** Whether a string may be any text by its document. */
const isFreeText = (schemas: readonly Schema[]) =>
  schemas.some(schema => hasType(schema, 'string')) &&
  !schemas.some(schema => CONSTRAINTS.some(key => schema[key] !== undefined));

/** Returns a value in which every text that may have any content ends in markup. */
function poisonValue(
  value: unknown,
  key: string,
  schemas: readonly Schema[],
  flatten: SchemaReader['flatten'],
): unknown {
  const poisonPart = (part: unknown, name: string, parts: readonly (Schema | undefined)[]) =>
    poisonValue(part, name, parts.filter(Boolean).flatMap(flatten), flatten);
  if (typeof value === 'string') {
    const isText =
      NAMES.test(key) || !PLAIN.test(value) || (!KEYS.test(key) && isFreeText(schemas));
    return isText ? `${value}${MARKUP}` : value;
  }
  if (Array.isArray(value)) {
    const items = schemas.map(schema => schema.items);
    return value.map(each => poisonPart(each, key, items));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const parts = schemas.map(({ properties, additionalProperties }) =>
        typeof additionalProperties === 'object'
          ? (properties?.[name] ?? additionalProperties)
          : properties?.[name],
      );
      return [name, poisonPart(one, name, parts)];
    }),
  );
}

/** Returns a response of the platform in which every text ends in markup. */
export function poisonResponse(url: string, body: unknown): unknown {
  const [, service = '', path = ''] = /\/api\/(\w+)(\/[^?]*)/u.exec(url) ?? [];
  const isKnown = SERVICES.some(name => name === service) && service !== CONFIGURATION;
  if (!isKnown) return poisonValue(body, '', [], () => []);
  const { flatten, findResponse } = getReader(service);
  return poisonValue(body, '', flatten(findResponse(path)), flatten);
}

/** Ends every text that the platform returns in markup. @returns the number of responses so far */
export async function poisonResponses(page: Page): Promise<() => number> {
  let count = 0;
  await page.route('**/api/**', async route => {
    const url = route.request().url();
    if (route.request().method() !== 'GET' || url.includes('/users/users/'))
      return route.continue();
    const response = await fetchRoute(route);
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    count += 1;
    return route.fulfill({ response, json: poisonResponse(url, await response.json()) });
  });
  return () => count;
}

/** Elements and requests that were made of stored texts. */
export const findMarkup = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('img[src="/stored"], [onload], [onerror], b.stored')].map(
      element => `${element.tagName} in ${element.parentElement?.className ?? 'nothing'}`,
    ),
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/stored'))
      .map(() => 'a request'),
  ]);

/** Waits for the sanitizer: until then the policy for markup shows all of it as text, so that a fault would not be seen. */
export const waitForSanitizer = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const probe = document.createElement('i');
    // oxlint-disable-next-line console/no-markup -- a constant, which shows whether the sanitizer is there
    probe.innerHTML = '<b></b>';
    return probe.firstElementChild !== null;
  });
