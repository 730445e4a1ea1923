import { expect } from 'vitest';

import { accountRows, roleRows } from '../../mocks/city/seededAccounts.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { createRouter } from '../../mocks/platform/operationRouter.ts';
import { type PasswordHasher, SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { services } from '../../mocks/assembly/services.ts';
import type { Row, StoreRows } from '../../mocks/platform/Store.ts';
import { createApiCaller, type ApiRequest } from './apiCaller.ts';

/** The time of the town: an evening in November. */
export const TOWN_TIME_MS = Date.UTC(2026, 10, 12, 12);

const minutesAgo = (minutes: number) => new Date(TOWN_TIME_MS - minutes * 60_000).toISOString();

const createDomainRow = (id: string, name: string, level: number, parentId?: string): Row => ({
  id,
  name,
  level,
  ...(parentId !== undefined && { parentId }),
  geoPoint: { lat: 30.2, lng: 120.2 },
});

/** The domains of the town: two districts, a road in each, and a block in the first road. */
const domains: readonly Row[] = [
  createDomainRow('town', '云泽市', 1),
  createDomainRow('west', '西泽区', 2, 'town'),
  createDomainRow('east', '东湖区', 2, 'town'),
  createDomainRow('west-road', '望湖路', 3, 'west'),
  createDomainRow('east-road', '春晓路', 3, 'east'),
  createDomainRow('west-block', '望湖路1段', 4, 'west-road'),
];

const createAssetRow = (
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

export const LAMP_ID = 'SSSLC00000000001';
export const BROKEN_LAMP_ID = 'SSSLC00000000002';
export const LOOSE_LAMP_ID = 'SSSLC00000000003';
export const GATEWAY_ID = 'SSGW000000000001';
export const OFFLINE_GATEWAY_ID = 'SSGW000000000002';
export const POLE_ID = 'SSPOLE0000000001';
export const CAMERA_ID = 'SSCAM00000000001';
export const LED_ID = 'LED0000000000001';
export const UNKNOWN_DEVICE_ID = 'UNKNOW0000000001';

const assets: readonly Row[] = [
  createAssetRow(GATEWAY_ID, 'ssgw', 'GATEWAY', 'west-road', 'normal'),
  createAssetRow(OFFLINE_GATEWAY_ID, 'ssgw', 'GATEWAY', 'east-road', 'offline'),
  createAssetRow(LAMP_ID, 'ssslc', 'CONTROLLER', 'west-block', 'normal', {
    ssgwId: GATEWAY_ID,
    poleId: POLE_ID,
    modelTypeId: 'used',
    mode: 'STRATEGY',
  }),
  createAssetRow(BROKEN_LAMP_ID, 'ssslc', 'CONTROLLER', 'west-road', 'fault', { mode: 'STRATEGY' }),
  createAssetRow(LOOSE_LAMP_ID, 'ssslc', 'CONTROLLER', 'east-road', 'normal', { mode: 'MANUAL' }),
  createAssetRow(LED_ID, 'led', 'DEVICE', 'west-block', 'normal', {
    controllerId: LAMP_ID,
    ratedPower: 150,
  }),
  createAssetRow(POLE_ID, 'sspole', 'POLE', 'west-road', 'normal'),
  createAssetRow(CAMERA_ID, 'sscam', 'DEVICE', 'west-road', 'normal', { poleId: POLE_ID }),
  createAssetRow(UNKNOWN_DEVICE_ID, 'unknow', 'DEVICE', 'east-road', 'unknown'),
];

const LAMP_READINGS: Readonly<Record<string, Row>> = {
  [LAMP_ID]: { brightness: 100, power: 150 },
  [LOOSE_LAMP_ID]: { brightness: 0, power: 1.5 },
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
  ...LAMP_READINGS[String(id)],
  update_time: minutesAgo(5),
}));

const createReportRow = (id: string, assetId: string, rest: Row): Row => {
  const reportedAsset = assets.find(candidate => candidate.id === assetId);
  return {
    id,
    asset_id: assetId,
    asset_name: reportedAsset?.name,
    domain_id: reportedAsset?.domainId,
    model: reportedAsset?.model,
    type: 'lampFailure',
    level: 2,
    update_time: minutesAgo(30),
    confirmed: false,
    ...rest,
  };
};

const faults = [
  createReportRow('fault-open', BROKEN_LAMP_ID, { begin_time: minutesAgo(60) }),
  createReportRow('fault-ended', LAMP_ID, {
    begin_time: minutesAgo(600),
    end_time: minutesAgo(500),
  }),
];

const alerts = [
  createReportRow('alert-new', BROKEN_LAMP_ID, { state: 'activeUnacknowledged', muted: false }),
  createReportRow('alert-seen', LAMP_ID, {
    state: 'activeAcknowledged',
    muted: false,
    confirmed: true,
    acknowledged_time: minutesAgo(20),
    acknowledged_by: 'operator',
  }),
];

const modelTypes = [
  { id: 'used', name: 'NB-150W', type: 'ssslc', docs: [] },
  { id: 'free', name: 'NB-200W', type: 'ssslc', docs: [] },
];

const groups = [
  { id: 'pair', name: '望湖路双灯', model: 'ssslc', assetIds: [LAMP_ID, BROKEN_LAMP_ID] },
];

const users = [...accountRows];

/** The rows of the town: few, so that tests can name them. */
export const townRows: StoreRows = {
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
  whitelists: [{ id: GATEWAY_ID, ids: [LAMP_ID] }],
};

/** Hashes nothing, which saves time in tests. */
export const plainHasher: PasswordHasher = {
  seededHash: `plain ${SEEDED_PASSWORD}`,
  hash: password => Promise.resolve(`plain ${password}`),
  verify: (password, hash) => Promise.resolve(hash === `plain ${password}`),
};

/** The response of the platform without headers. */
export interface TownResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Opens a platform with the town, for tests. An administrator calls until another user signs in. */
export async function openTestTown(rows: StoreRows = {}) {
  let now = TOWN_TIME_MS;
  const platform = openForgetfulPlatform({
    rows: { ...townRows, ...rows },
    clock: () => now,
    hasher: plainHasher,
  });
  const { call, signIn } = createApiCaller(platform.handleRequest);
  let token = await signIn('admin');
  return {
    /** Sets the caller of the following calls. */
    signInAs: async (username: string): Promise<void> => {
      token = await signIn(username);
    },
    advanceClock: (seconds: number): void => {
      now += seconds * 1000;
    },
    /** Calls the media service. */
    media: async (
      method: string,
      path: string,
      request: ApiRequest = {},
    ): Promise<TownResponse> => {
      const { status, body } = await call(method, `/media${path}`, { token, ...request });
      return { status, body };
    },
    /** Calls the core service; a response that its document does not define fails the test. */
    call: async (method: string, path: string, request: ApiRequest = {}): Promise<TownResponse> => {
      const { status, body } = await call(method, `/core${path}`, { token, ...request });
      expectDocumented(method, path, { status, body });
      return { status, body };
    },
  };
}

const { operations, validators } = getCoreService();
const find = createRouter(operations);

function getCoreService() {
  if (services.core) return services.core;
  throw new Error('There is no core service.');
}

/** Asserts status, body and code by the document of the operation. */
function expectDocumented(method: string, path: string, { status, body }: TownResponse) {
  const found = find(method.toLowerCase(), path.replace(/\?.*/, ''));
  if (typeof found !== 'object') throw new Error(`There is no ${method} ${path}`);
  const { id, responses, errorCodes } = found.operation;
  const description = `${id} answers ${status} ${JSON.stringify(body)}`;
  expect(
    responses.map(response => response.status),
    description,
  ).toContain(status);
  const validate = validators.responses[id]?.[status];
  expect(validate?.(body) ?? body === undefined, description).toBe(true);
  if (status >= 400) expect(errorCodes, description).toContain((body as { error: Row }).error.code);
}

/** An error with this status and code and any message. */
export const matchTownError = (status: number, code: number): TownResponse => ({
  status,
  body: { error: expect.objectContaining({ statusCode: status, code }) as unknown },
});

/** The ids of a list. */
export const getResponseIds = ({ body }: TownResponse): readonly string[] =>
  (body as readonly { readonly id: string }[]).map(({ id }) => id);
