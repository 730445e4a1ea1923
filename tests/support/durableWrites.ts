import type { createApiCaller } from './apiCaller.ts';

const GUEST_ROLE = '5f1e0000000000000000b004';

type Call = ReturnType<typeof createApiCaller>['call'];

/** The last acknowledged value of each write by its name, and the assets whose deletion was acknowledged. */
export interface AcknowledgedWrites {
  readonly values: Readonly<Record<WriteKind, Map<string, string>>>;
  readonly deletedIds: Set<string>;
  /** The ids of the uploaded documents. */
  readonly documentIds: Map<string, string>;
}

/** What writes to a platform: a caller with a token, and what was acknowledged so far. */
export interface WriteContext {
  readonly call: Call;
  readonly token: string;
  readonly acknowledged: AcknowledgedWrites;
}

/** One kind of write, and how to see after a restart that it is there. */
interface Writer {
  /** Writes the value of a name, and notes each acknowledged one at once. */
  readonly write: (context: WriteContext, name: string) => Promise<unknown>;
  /** Returns what is there now under a name. */
  readonly read: (context: WriteContext, name: string) => Promise<string | undefined>;
}

export type WriteKind = 'users' | 'assets' | 'uploads';
export const WRITE_KINDS: readonly WriteKind[] = ['users', 'assets', 'uploads'];

export const createAcknowledgedWrites = (): AcknowledgedWrites => ({
  values: { users: new Map(), assets: new Map(), uploads: new Map() },
  deletedIds: new Set(),
  documentIds: new Map(),
});

const idOf = (name: string) => `DURABLE_${name.toUpperCase()}`.padEnd(16, '_');

/** Whether an asset was added by a writer, not generated. */
export const isAddedAsset = (id: string) => id.startsWith('DURABLE_');

async function succeed(response: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await response;
  // Only what the network did may end a writer.
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Record<string, unknown>;
}

const contentOf = (name: string) => `%PDF-1.4\n${`${name}\0\r\n--`.repeat(5_000)}`;

const users: Writer = {
  async write({ call, token, acknowledged }, name) {
    const names = { username: `w_${name}`, lastName: 'Lin', firstName: 'Wan' };
    const json = { ...names, password: 'Night#2026', roleId: GUEST_ROLE };
    const { id } = await succeed(call('POST', '/users/users', { token, json }));
    acknowledged.values.users.set(name, 'Lin');
    const change = { token, json: { lastName: 'Changed' } };
    await succeed(call('PATCH', `/users/users/${String(id)}`, change));
    acknowledged.values.users.set(name, 'Changed');
  },
  async read({ call, token }, name) {
    const filter = { where: { username: `w_${name}` } };
    const { body } = await call('GET', '/users/users', { token, filter });
    return (body as { lastName: string }[])[0]?.lastName;
  },
};

const assets: Writer = {
  async write({ call, token, acknowledged: { values, deletedIds } }, name) {
    const domain = await succeed(call('GET', '/core/domains', { token, filter: { limit: 1 } }));
    const [{ id: domainId }] = domain as unknown as [{ id: string }];
    const asset = {
      ...{ name: `灯${name}`, model: 'ssslc', domainId },
      geoPoint: { lat: 30.2, lng: 120.2 },
    };
    await succeed(call('POST', '/core/assets', { token, json: { id: idOf(name), ...asset } }));
    values.assets.set(name, asset.name);
    const change = { token, json: { name: `改${name}` } };
    await succeed(call('PATCH', `/core/assets/${idOf(name)}`, change));
    values.assets.set(name, `改${name}`);
    // An added one and a seeded one are removed: that must be durable, too.
    const addedId = idOf(`X${name}`);
    await succeed(call('POST', '/core/assets', { token, json: { id: addedId, ...asset } }));
    await succeed(call('DELETE', `/core/assets/${addedId}`, { token }));
    deletedIds.add(addedId);
    const filter = { where: { model: 'sscam' }, limit: 1 };
    const [seeded] = (await succeed(call('GET', '/core/assets', { token, filter }))) as unknown as (
      | { id: string }
      | undefined
    )[];
    if (!seeded) return;
    // Another writer may have deleted it just before.
    const { status } = await call('DELETE', `/core/assets/${seeded.id}`, { token });
    if (status < 300) deletedIds.add(seeded.id);
  },
  async read({ call, token }, name) {
    const { body } = await call('GET', `/core/assets/${idOf(name)}`, { token });
    return (body as { name?: string }).name;
  },
};

const uploads: Writer = {
  async write({ call, token, acknowledged: { values, documentIds } }, name) {
    const file = new File([contentOf(name)], `${name}.pdf`, { type: 'application/pdf' });
    const parts = { file, type: 'ssslc', name: `doc ${name}` };
    const { id } = await succeed(call('POST', '/storage/doc/upload', { token, parts }));
    documentIds.set(name, String(id));
    values.uploads.set(name, 'whole');
  },
  async read({ call, token, acknowledged: { documentIds } }, name) {
    const path = `/storage/doc/${documentIds.get(name)}/download/`;
    const { body } = await call('GET', path, { token });
    return body instanceof Uint8Array && new TextDecoder().decode(body) === contentOf(name)
      ? 'whole'
      : 'broken';
  },
};

const WRITERS: Readonly<Record<WriteKind, Writer>> = { users, assets, uploads };

export const writeOne = (kind: WriteKind, context: WriteContext, name: string) =>
  WRITERS[kind].write(context, name);

/** The values of a creation and of the change that follows it. */
const CREATED = /^(?:Lin|灯)/u;
const CHANGED = /^(?:Changed|改)/u;

/**
 * Returns what was acknowledged and is no longer there after a restart. A change that was pending at the end may be stored as
 * well, but never less than was acknowledged.
 */
export async function listLostWrites(context: WriteContext): Promise<readonly string[]> {
  const { call, token, acknowledged } = context;
  const lost: string[] = [];
  for (const kind of WRITE_KINDS)
    for (const [name, value] of acknowledged.values[kind]) {
      const found = await WRITERS[kind].read(context, name);
      const isLater = CREATED.test(value) && found !== undefined && CHANGED.test(found);
      if (found !== value && !isLater)
        lost.push(`${kind} ${name}: ${value} was acknowledged, ${String(found)} is there`);
    }
  for (const id of acknowledged.deletedIds) {
    const { status } = await call('GET', `/core/assets/${id}`, { token });
    if (status !== 404) lost.push(`asset ${id}: its deletion was acknowledged, it is there`);
  }
  return lost;
}
