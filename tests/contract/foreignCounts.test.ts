import { describe, expect, it } from 'vitest';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { openExternalDocument } from '../support/externalDocument.ts';

const { open, services } = await openExternalDocument('tests/contract/documents/grid.yaml');
const platform = open();

async function call(path: string, token = '', body?: object) {
  const response = await platform.handleRequest(
    new Request(`http://localhost/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: (await response.json()) as unknown };
}

const { body: token } = await call('/users/users/login', '', {
  username: 'admin',
  password: SEEDED_PASSWORD,
});
const get = (path: string, filter?: object) =>
  call(
    `/grid${path}${filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''}`,
    (token as { readonly id: string }).id,
  );

interface Substation {
  readonly id: number;
  readonly wardId?: number;
}
const list = async (filter?: object) =>
  (await get('/substations', filter)).body as readonly Substation[];

describe('a count that takes `filter`', () => {
  it('counts what `where` of the filter matches, whatever else the filter contains', async () => {
    const all = await list();
    const wardId = all.find(row => row.wardId !== undefined)?.wardId;
    const matching = all.filter(row => row.wardId === wardId);
    expect(matching.length).toBeGreaterThan(0);
    expect(matching.length).toBeLessThan(all.length);
    const filters: readonly (readonly [object | undefined, number])[] = [
      [undefined, all.length],
      [{}, all.length],
      [{ where: { wardId } }, matching.length],
      [{ where: { wardId }, limit: 1, offset: 1, order: 'name ASC' }, matching.length],
      [{ where: { id: { inq: [all[0]!.id, String(all[1]!.id)] } } }, 2],
      [{ where: { id: -1 } }, 0],
    ];
    for (const [filter, count] of filters)
      expect(await get('/substations/count', filter), JSON.stringify(filter)).toEqual({
        status: 200,
        body: { count },
      });
  });

  it('responds as the schema of its own response defines', async () => {
    const validate = services['grid']!.validators.responses['countSubstations']![200]!;
    const { body } = await get('/substations/count', { where: { volts: 230 } });
    expect(validate(body)).toBe(true);
    expect(validate([])).toBe(false);
    expect(validate(await list())).toBe(false);
  });

  it('rejects a filter that is malformed, as its list does', async () => {
    for (const path of ['/substations', '/substations/count'])
      expect((await get(path, { where: { and: 'x' } })).status, path).toBe(400);
  });
});
