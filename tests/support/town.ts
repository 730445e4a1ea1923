import { expect } from 'vitest';

import { accountRows, roleRows } from '../../mocks/city/accounts.ts';
import { openForgetfulPlatform } from '../../mocks/platform/openPlatform.ts';
import { createRouter } from '../../mocks/platform/findRoute.ts';
import { type Hasher, SEEDED_PASSWORD } from '../../mocks/platform/hasher.ts';
import { services } from '../../mocks/platform/services.ts';
import type { Row, Rows } from '../../mocks/platform/Store.ts';
import { createCaller, type Sent } from './caller.ts';

/** A moment in the town: an evening in November. */
export const NOW = Date.UTC(2026, 10, 12, 12);

const at = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

const domain = (id: string, name: string, level: number, parentId?: string): Row => ({
  id,
  name,
  level,
  ...(parentId !== undefined && { parentId }),
  geoPoint: { lat: 30.2, lng: 120.2 },
});

/** A city of one town: two districts, a road in each, and a block in the first road. */
const domains: readonly Row[] = [
  domain('town', '云泽市', 1),
  domain('west', '西泽区', 2, 'town'),
  domain('east', '东湖区', 2, 'town'),
  domain('west-road', '望湖路', 3, 'west'),
  domain('east-road', '春晓路', 3, 'east'),
  domain('west-block', '望湖路1段', 4, 'west-road'),
];

const asset = (
  id: string,
  model: string,
  type: string,
  domainId: string,
  status: string,
  rest: Row = {},
): Row => ({
  id,
  name: `${id.slice(0, 5)}设备${id.slice(-1)}`,
  model,
  type,
  domainId,
  geoPoint: { lat: 30.2, lng: 120.2 },
  status,
  ...rest,
});

export const LAMP = 'SSSLC00000000001';
export const BROKEN_LAMP = 'SSSLC00000000002';
export const LOOSE_LAMP = 'SSSLC00000000003';
export const GATEWAY = 'SSGW000000000001';
export const OFFLINE_GATEWAY = 'SSGW000000000002';
export const POLE = 'SSPOLE0000000001';
export const CAMERA = 'SSCAM00000000001';
export const LED = 'LED0000000000001';
export const STRANGER = 'UNKNOW0000000001';

const assets: readonly Row[] = [
  asset(GATEWAY, 'ssgw', 'GATEWAY', 'west-road', 'normal'),
  asset(OFFLINE_GATEWAY, 'ssgw', 'GATEWAY', 'east-road', 'offline'),
  asset(LAMP, 'ssslc', 'CONTROLLER', 'west-block', 'normal', {
    ssgwId: GATEWAY,
    poleId: POLE,
    modelTypeId: 'used',
    mode: 'STRATEGY',
  }),
  asset(BROKEN_LAMP, 'ssslc', 'CONTROLLER', 'west-road', 'fault', { mode: 'STRATEGY' }),
  asset(LOOSE_LAMP, 'ssslc', 'CONTROLLER', 'east-road', 'normal', { mode: 'MANUAL' }),
  asset(LED, 'led', 'DEVICE', 'west-block', 'normal', { controllerId: LAMP, ratedPower: 150 }),
  asset(POLE, 'sspole', 'POLE', 'west-road', 'normal'),
  asset(CAMERA, 'sscam', 'DEVICE', 'west-road', 'normal', { poleId: POLE }),
  asset(STRANGER, 'unknow', 'DEVICE', 'east-road', 'unknown'),
];

const LIGHT: Readonly<Record<string, Row>> = {
  [LAMP]: { brightness: 100, power: 150 },
  [LOOSE_LAMP]: { brightness: 0, power: 1.5 },
};

const statuses = assets.map(({ id, name, domainId, model, status, mode }) => ({
  id,
  asset_id: id,
  asset_name: name,
  domain_id: domainId,
  model,
  state: status,
  online: status === 'normal' || status === 'fault',
  ...(mode !== undefined && { mode }),
  ...LIGHT[String(id)],
  update_time: at(5),
}));

const report = (id: string, assetId: string, rest: Row): Row => {
  const of = assets.find(each => each.id === assetId);
  return {
    id,
    asset_id: assetId,
    asset_name: of?.name,
    domain_id: of?.domainId,
    model: of?.model,
    type: 'lampFailure',
    level: 2,
    update_time: at(30),
    confirmed: false,
    ...rest,
  };
};

const faults = [
  report('fault-open', BROKEN_LAMP, { begin_time: at(60) }),
  report('fault-ended', LAMP, { begin_time: at(600), end_time: at(500) }),
];

const alerts = [
  report('alert-new', BROKEN_LAMP, {}),
  report('alert-seen', LAMP, { confirmed: true, confirm_time: at(20), confirm_user: 'operator' }),
];

const modelTypes = [
  { id: 'used', name: 'NB-150W', type: 'ssslc', docs: [] },
  { id: 'free', name: 'NB-200W', type: 'ssslc', docs: [] },
];

const groups = [{ id: 'pair', name: '望湖路双灯', model: 'ssslc', assetIds: [LAMP, BROKEN_LAMP] }];

const users = [...accountRows];

/** The town in rows: small enough to know by heart. */
export const townRows: Rows = {
  roles: roleRows,
  users,
  secrets: users.map(({ id }) => ({ id, hash: `plain ${SEEDED_PASSWORD}` })),
  userDomains: [{ id: String(users[2]?.id), domainIds: ['west', 'east-road'] }],
  domains,
  assets,
  statuses,
  faults,
  alerts,
  modelTypes,
  groups,
  whitelists: [{ id: GATEWAY, ids: [LAMP] }],
};

/** Hashes nothing: nobody waits for it in a test. */
export const hasher: Hasher = {
  seeded: `plain ${SEEDED_PASSWORD}`,
  hash: password => Promise.resolve(`plain ${password}`),
  verify: (password, hash) => Promise.resolve(hash === `plain ${password}`),
};

/** What the platform answers, without its headers. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Opens a platform with the town, for tests. Whoever calls is an administrator until another signs in. */
export async function openTown(rows: Rows = {}) {
  const platform = openForgetfulPlatform({
    rows: { ...townRows, ...rows },
    clock: () => NOW,
    hasher,
  });
  const { call, signIn } = createCaller(platform.answer);
  let token = await signIn('admin');
  return {
    /** Who calls from now on. */
    as: async (username: string): Promise<void> => {
      token = await signIn(username);
    },
    /** Calls the media service. */
    media: async (method: string, path: string): Promise<Answered> => {
      const { status, body } = await call(method, `/media${path}`, { token });
      return { status, body };
    },
    /** Calls the core service; an answer that its document does not know fails the test. */
    ask: async (method: string, path: string, sent: Sent = {}): Promise<Answered> => {
      const { status, body } = await call(method, `/core${path}`, { token, ...sent });
      expectDocumented(method, path, { status, body });
      return { status, body };
    },
  };
}

const { operations, validators } = coreService();
const find = createRouter(operations);

function coreService() {
  if (services.core) return services.core;
  throw new Error('There is no core service.');
}

/** Status, body and code are as the document of the operation says. */
function expectDocumented(method: string, path: string, { status, body }: Answered) {
  const found = find(method.toLowerCase(), path.replace(/\?.*/, ''));
  if (typeof found !== 'object') throw new Error(`There is no ${method} ${path}`);
  const { id, answers, refuses } = found.operation;
  const what = `${id} answers ${status} ${JSON.stringify(body)}`;
  expect(
    answers.map(answer => answer.status),
    what,
  ).toContain(status);
  const validate = validators.answers[id]?.[status];
  expect(validate?.(body) ?? body === undefined, what).toBe(true);
  if (status >= 400) expect(refuses, what).toContain((body as { error: Row }).error.code);
}

/** A refusal of this status and code, whatever its words. */
export const refused = (status: number, code: number): Answered => ({
  status,
  body: { error: expect.objectContaining({ statusCode: status, code }) as unknown },
});

/** The ids of a list. */
export const idsOf = ({ body }: Answered): readonly string[] =>
  (body as readonly { readonly id: string }[]).map(({ id }) => id);
