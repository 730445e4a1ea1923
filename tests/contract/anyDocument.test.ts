import { describe, expect, it } from 'vitest';

import { getCollectionName } from '../../mocks/foreign/getCollectionName.ts';
import { generateFields } from '../../mocks/foreign/generateValue.ts';
import { setAtPath } from '../../mocks/foreign/jsonPath.ts';
import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import type { Platform } from '../../mocks/assembly/openPlatform.ts';
import type { PlatformService } from '../../mocks/platform/operationRule.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { SchemaError } from '../../src/schema/validator.ts';
import { openExternalDocument } from '../support/externalDocument.ts';

const documents = await openExternalDocument('tests/contract/documents');
const names = Object.keys(documents.services);

async function tokenOf(platform: Platform): Promise<string> {
  const response = await platform.handleRequest(
    new Request('http://localhost/api/users/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: SEEDED_PASSWORD }),
    }),
  );
  return ((await response.json()) as { id: string }).id;
}

/** A key of a record that is there, for an operation of a resource. */
function keyFor(service: PlatformService, { resource = '' }: OperationDescriptor): string {
  const descriptor = service.resources[resource];
  return descriptor ? String(keys[getCollectionName(descriptor)]?.[0] ?? 1) : '1';
}

/** A record of `todo` is all of something that forbids an id, and something that demands it: LoopBack writes it so. */
const isImpossible = (name: string, { keyword }: SchemaError) =>
  name === 'todo' && keyword === 'additionalProperties';

const keys: Record<string, readonly (string | number)[]> = {};

/** A call that the document allows, as far as one can be generated. */
function requestFor(
  service: PlatformService,
  operation: OperationDescriptor,
  token: string,
): Request {
  const { method, path, body, parameters } = operation;
  const filled = path.replaceAll(/\{[^}]+\}/g, () =>
    encodeURIComponent(keyFor(service, operation)),
  );
  const query = new URLSearchParams();
  const constants = new Headers();
  for (const { name, in: location, required, value = 'x' } of parameters) {
    if (location === 'query' && required) query.set(name, String(value));
    if (location === 'header' && required) constants.set(name, String(value));
  }
  const fields = generateFields(body?.fields ?? [], { index: 1, keys: {}, resource: '' });
  const sent = body?.value !== undefined ? fields[body.value] : body?.isList ? [fields] : fields;
  const isJson = /json/.test(body?.mediaType ?? '');
  return new Request(`http://localhost/api/${operation.service}${filled}?${query.toString()}`, {
    method: method.toUpperCase(),
    headers: {
      ...Object.fromEntries(constants),
      authorization: token,
      ...(isJson && { 'content-type': body?.mediaType ?? '' }),
    },
    ...(isJson && { body: JSON.stringify(setAtPath(undefined, body?.dataPath ?? [], sent)) }),
  });
}

describe.each(names)('the platform of %s', name => {
  const service = documents.services[name]!;

  it('responds to every operation, as its document defines', async () => {
    const platform = documents.open();
    const token = await tokenOf(platform);
    for (const resource of Object.values(service.resources)) {
      const { list } = resource.verbs;
      if (!list) continue;
      const response = await platform.handleRequest(requestFor(service, list, token));
      const text = await response.text();
      const found = text.matchAll(new RegExp(`"${resource.key}":("[^"]*"|\\d+)`, 'g'));
      keys[getCollectionName(resource)] = Array.from(
        found,
        ([, key = '']) => JSON.parse(key) as string | number,
      );
    }
    for (const operation of Object.values(service.operations)) {
      const response = await platform.handleRequest(requestFor(service, operation, token));
      const text = await response.text();
      const summary = `${operation.method} ${operation.path}: ${response.status} ${text.slice(0, 300)}`;
      expect(response.status, summary).toBeLessThan(500);
      const validate = service.validators.responses[operation.id]?.[response.status];
      if (!response.ok || !validate || text === '') continue;
      const problems = validate(JSON.parse(text)) ? [] : (validate.errors ?? []);
      expect(
        problems.filter(one => !isImpossible(name, one)),
        summary,
      ).toEqual([]);
    }
  });
});

it('draws records of several shapes, each with the fields of its own', async () => {
  const platform = documents.open();
  const { list } = documents.resources.programmes!.verbs;
  const response = await platform.handleRequest(
    requestFor(documents.services.gateway!, list!, await tokenOf(platform)),
  );
  const rows = (await response.json()) as readonly Record<string, unknown>[];
  expect(new Set(rows.map(({ type }) => type))).toEqual(
    new Set(['PeriodProgramme', 'FixedProgramme']),
  );
  for (const row of rows) {
    expect(row).not.toHaveProperty(row.type === 'FixedProgramme' ? 'periods' : 'level');
  }
});

it('draws the same rows for the same documents', async () => {
  const call = async () => {
    const platform = documents.open();
    const { list } = documents.resources.products!.verbs;
    return (
      await platform.handleRequest(
        requestFor(documents.services.warehouse!, list!, await tokenOf(platform)),
      )
    ).text();
  };
  expect(await call()).toBe(await call());
});
