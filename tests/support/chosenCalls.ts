import type { Row, Rows } from '../../mocks/platform/Store.ts';
import type { Condition } from '../../src/schema/field.ts';
import type { Sent } from './caller.ts';
import { type Chosen, fits, workingAsset } from './fittingCalls.ts';

/** The city that a call is made in. */
export interface City {
  readonly rows: Rows;
  /** Makes a call that must succeed before the one that is chosen, and gives the body of its answer. */
  readonly before: (method: string, path: string, sent?: Sent) => Promise<Row>;
}

/** Chooses a call for an operation, with what must happen before it. */
type Choose = (city: City) => Chosen | Promise<Chosen>;

const OPERATOR = '5f1e0000000000000000a003';
const GUEST_ROLE = '5f1e0000000000000000b004';
const operator: Chosen = { path: { id: OPERATOR } };

/** The first row that is so. An id that no row has is refused, and the walk says by what. */
const find = ({ rows }: City, collection: string, condition: Condition = {}): Row =>
  rows[collection]?.find(row => fits(row, condition)) ?? { id: 'NONE_OF_THEM_IS_SO' };

const idOf = (row: Row | undefined): string => String(row?.id);

const working = ({ rows }: City, model: string): Row =>
  workingAsset(rows, { model }) ?? { id: 'NONE_OF_THEM_WORKS' };

/** A call for a device of a model that works. */
const on =
  (model: string, more: Chosen = {}): Choose =>
  city => ({ ...more, path: { id: idOf(working(city, model)), ...more.path } });

const ofUsers: Readonly<Record<string, Choose>> = {
  login: () => ({ json: { username: 'guest', password: 'Lamp#2026' } }),
  changePassword: () => ({ form: { oldPassword: 'Lamp#2026', newPassword: 'Night#2026' } }),
  createUser: () => ({
    json: {
      username: 'linwan',
      password: 'Night#2026',
      lastName: 'Lin',
      firstName: 'Wan',
      roleId: GUEST_ROLE,
    },
  }),
  updateUser: () => ({ ...operator, json: { lastName: 'Chen' } }),
  deleteUser: () => operator,
  resetPassword: () => ({ ...operator, form: { password: 'Night#2026' } }),
  setUserDomains: city => ({ ...operator, json: { domains: [idOf(find(city, 'domains'))] } }),
  lockUser: () => operator,
  unlockUser: () => operator,
  getModules: () => ({ query: { user: '{"id":"1","role":"admin","modules":[]}' } }),
};

const domainAt = (city: City, level: number) => idOf(find(city, 'domains', { level }));
const place = { lat: 30.2, lng: 120.2 };

const ofDomainsAndAssets: Readonly<Record<string, Choose>> = {
  createDomain: city => ({
    json: { name: '新区', parentId: domainAt(city, 3), geoPoint: place },
  }),
  updateDomain: city => ({ path: { id: domainAt(city, 4) }, json: { name: '新区' } }),
  deleteDomain: async city => ({
    path: {
      id: idOf(
        await city.before('POST', '/core/domains', {
          json: { name: '新区', parentId: domainAt(city, 3), geoPoint: place },
        }),
      ),
    },
  }),
  setDomainRoot: city => ({ json: { domainId: domainAt(city, 1), name: '云泽市' } }),
  createAsset: city => ({
    json: {
      id: 'NEWLAMP000000001',
      name: '新灯 1',
      model: 'ssslc',
      domainId: domainAt(city, 4),
      geoPoint: place,
    },
  }),
  importAssets: city => ({
    json: [
      {
        id: 'NEWLAMP000000001',
        name: '新灯 1',
        model: 'ssslc',
        domainId: domainAt(city, 4),
        geoPoint: place,
      },
    ],
  }),
  getWhitelist: on('ssgw'),
  replaceWhitelist: city => ({
    path: { id: idOf(working(city, 'ssgw')) },
    json: { ids: (city.rows.assets ?? []).map(idOf) },
  }),
  addToWhitelist: city => ({
    path: { id: idOf(working(city, 'ssgw')) },
    json: { ids: [idOf(working(city, 'ssslc'))] },
  }),
  bindGateway: city => {
    const lamp = working(city, 'ssslc');
    return { path: { id: idOf(lamp), gatewayId: String(lamp.ssgwId) } };
  },
  listPoleAssets: on('sspole'),
  relatePoleAsset: city => ({
    path: { id: idOf(working(city, 'sspole')), relatedId: idOf(working(city, 'sscam')) },
  }),
  unrelatePoleAsset: city => {
    const camera = working(city, 'sscam');
    return { path: { id: String(camera.poleId), relatedId: idOf(camera) } };
  },
  exchangeAsset: city => {
    const [one, other] = (city.rows.assets ?? []).filter(row =>
      fits(row, { model: 'ssslc', status: 'normal' }),
    );
    return { path: { id: idOf(one), otherId: idOf(other) } };
  },
  createModelType: () => ({ json: { name: 'NB-155W单灯控制器', type: 'ssslc' } }),
  deleteModelType: async city => ({
    path: {
      id: idOf(
        await city.before('POST', '/core/modelTypes', {
          json: { name: 'NB-155W单灯控制器', type: 'ssslc' },
        }),
      ),
    },
  }),
};

const playerOf = ({ rows }: City) =>
  rows.players?.find(({ projects }) => (projects as readonly unknown[]).length > 0) ?? {
    id: 'NONE',
    projects: [],
  };

const projectsOf = (player: Row) => player.projects as readonly { readonly id: string }[];

const withPlayer = (city: City, projectId?: string, more: Chosen = {}): Chosen => {
  const player = playerOf(city);
  return {
    ...more,
    path: {
      id: String(player.assetId),
      playerId: idOf(player),
      projectId: projectId ?? String(projectsOf(player)[0]?.id),
    },
  };
};

const ofDevices: Readonly<Record<string, Choose>> = {
  requestParameter: on('ssslc', { path: { name: 'device-lighting:lamp-param' } }),
  setParameter: on('ssslc', {
    path: { name: 'device-common:data-report-period' },
    json: { period: 30 },
  }),
  actOnDevice: on('ssgw', {
    path: { name: 'device-common:all-permit-join-net' },
    json: { duration: 60 },
  }),
  startUpgrade: city => {
    const found = find(city, 'packages', { model: 'ssslc' });
    return {
      json: {
        token: 'c2ln-bmVk-dXJs',
        packageUrl: found.url,
        packageType: found.type,
        digest: found.digest,
        packageName: found.name,
      },
    };
  },
  playFiles: city => {
    const speaker = working(city, 'ssipat');
    const { name } = find(city, 'mediaData', { type: 'audio' });
    return { path: { id: idOf(speaker) }, json: { files: [name], duration: 60 } };
  },
  requestSensor: on('sses'),
  requestPlayerList: city => ({ path: { id: String(playerOf(city).assetId) } }),
  requestEnvSource: on('ssads'),
  panCamera: on('sscam', { path: { direction: 'left' } }),
  listCameraPresets: on('sscam'),
  recallCameraPreset: on('sscam', { path: { n: '1' } }),
  insertIntoPlayer: city => withPlayer(city),
  addPlayerProject: city => {
    const taken = projectsOf(playerOf(city)).map(({ id }) => id);
    const other = city.rows.projects?.find(
      row => row.state === 'published' && !taken.includes(idOf(row)),
    );
    return withPlayer(city, idOf(other));
  },
  removePlayerProject: city => withPlayer(city),
  activatePlayerProject: city => withPlayer(city),
  listMediaDatas: on('ssipat'),
  countMediaDatas: on('ssipat'),
  uploadMediaData: () => ({
    parts: { subpath: '公共广播', file: new File([new Uint8Array([0xff, 0xfb])], '雨天提示.mp3') },
  }),
  getMediaDataContent: ({ rows }) => ({ path: { id: idOf(rows.mediaData?.[0]) } }),
};

const asset = (city: City) => idOf(working(city, 'ssslc'));

const strategy = (city: City): Sent => ({
  json: {
    name: '新策略',
    kind: 'time',
    priority: 97,
    timeSteps: [{ at: '17:20', brightness: 100 }],
    targets: { assetIds: [asset(city)] },
  },
});

/** A strategy and a plan of its own, neither of which runs. */
const newStrategy = async (city: City) =>
  idOf(await city.before('POST', '/core/strategies', strategy(city)));
const newPlan = async (city: City) =>
  idOf(await city.before('POST', '/core/plans', plan(city, await newStrategy(city))));

const plan = (city: City, strategyId: string): Sent => ({
  json: {
    name: '新计划',
    priority: 98,
    rules: [{ strategyId, weekdays: 127 }],
    exceptions: [],
    targets: { assetIds: [asset(city)] },
  },
});

const ofStrategy: Choose = async city => ({ path: { id: await newStrategy(city) } });
const ofPlan: Choose = async city => ({ path: { id: await newPlan(city) } });

const ofControl: Readonly<Record<string, Choose>> = {
  createStrategy: city => ({ json: strategy(city).json }),
  updateStrategy: ofStrategy,
  deleteStrategy: ofStrategy,
  startStrategy: ofStrategy,
  createPlan: async city => ({ json: plan(city, await newStrategy(city)).json }),
  updatePlan: ofPlan,
  deletePlan: ofPlan,
  startPlan: ofPlan,
  createGroup: city => ({ json: { name: '新组', model: 'ssslc', assetIds: [asset(city)] } }),
  changeGroupMembers: city => ({
    path: { id: idOf(find(city, 'groups', { model: 'ssslc' })) },
    json: { add: [asset(city)], remove: [] },
  }),
  createScene: city => ({
    json: { name: '新场景', settings: [{ assetIds: [asset(city)], on: true, brightness: 80 }] },
  }),
  createOverride: city => ({
    json: {
      targets: { assetIds: [asset(city)] },
      on: true,
      brightness: 60,
      expires: '2026-11-11T20:00:00.000Z',
    },
  }),
};

/** A way through a project to an item that is a plain text. */
interface Way {
  readonly project: Row;
  readonly programs: readonly Row[];
  readonly scenes: readonly Row[];
  readonly zones: readonly Row[];
  readonly items: readonly Row[];
  readonly path: Readonly<Record<string, string>>;
}

const inside = (row: Row, name: string) => (row[name] ?? []) as readonly Row[];

function wayOf({ rows }: City): Way {
  for (const project of rows.mediaContents ?? [])
    for (const program of inside(project, 'programs'))
      for (const scene of inside(program, 'scenes'))
        for (const zone of inside(scene, 'zones'))
          for (const item of inside(zone, 'items')) {
            if (item.kind !== 'playerText') continue;
            return {
              project,
              programs: inside(project, 'programs'),
              scenes: inside(program, 'scenes'),
              zones: inside(scene, 'zones'),
              items: inside(zone, 'items'),
              path: {
                id: idOf(project),
                projectId: idOf(project),
                programId: idOf(program),
                planId: idOf(program),
                sceneId: idOf(scene),
                zoneId: idOf(zone),
                itemId: idOf(item),
              },
            };
          }
  throw new Error('no project of the city has a text in it');
}

const along =
  (choose: (way: Way) => Chosen = () => ({})): Choose =>
  city => {
    const way = wayOf(city);
    return { path: way.path, ...choose(way) };
  };

const turned = (rows: readonly Row[]): Chosen => ({
  json: { ids: rows.map(idOf).toReversed() },
});

/** A preview must have been made before it can be seen. */
const previewed: Choose = async city => {
  const { path } = wayOf(city);
  const { id, programId, sceneId } = path;
  const preview = await city.before(
    'GET',
    `/media/projects/${id}/programs/${programId}/scenes/${sceneId}/preview`,
  );
  const [first] = preview.pic as readonly { readonly name: string }[];
  return { path: { ...path, frame: first?.name ?? 'none' } };
};

const ofMedia: Readonly<Record<string, Choose>> = {
  updateProject: city => {
    const project = find(city, 'projects');
    return { json: { name: '新节目', version: project.version } };
  },
  deleteProject: async city => ({
    path: {
      id: idOf(
        await city.before('POST', '/media/projects', {
          json: { name: '新节目', width: 640, height: 320 },
        }),
      ),
    },
  }),
  createProject: () => ({ json: { name: '新节目', width: 640, height: 320 } }),
  publishProject: along(),
  ...Object.fromEntries(
    [
      ...['listPrograms', 'createProgram', 'getProgram', 'updateProgram', 'deleteProgram'],
      ...['listProgramScenes', 'createProgramScene', 'getProgramScene', 'updateProgramScene'],
      ...['deleteProgramScene', 'previewScene', 'listZones', 'getZone', 'deleteZone', 'listItems'],
      ...['createItem', 'getItem', 'deleteItem', 'previewItem'],
    ].map(id => [id, along()]),
  ),
  createZone: along(() => ({ json: { name: '角标', width: 16, height: 16, x: 0, y: 0 } })),
  updateZone: along(() => ({ json: { width: 16, x: 0 } })),
  updateItem: along(() => ({ json: { content: '雨天路滑 减速慢行' } })),
  orderPrograms: along(({ programs }) => turned(programs)),
  orderProgramScenes: along(({ scenes }) => turned(scenes)),
  orderZones: along(({ zones }) => turned(zones)),
  orderItems: along(({ items }) => turned(items)),
  createItem: along(() => ({
    json: { kind: 'playerText', baseInfo: { type: 0 }, content: '减速慢行' },
  })),
  getPreview: previewed,
  getPreviewFrame: previewed,
};

const firmware = () =>
  new File([Uint8Array.from({ length: 64 }, (_, index) => index)], 'ssslc-2.9.0.bin', {
    type: 'application/octet-stream',
  });

const ofStorage: Readonly<Record<string, Choose>> = {
  deleteFile: async city => ({
    path: {
      id: idOf(
        await city.before('POST', '/storage/file/upload', {
          parts: { file: new File(['减速慢行'], 'slow.txt', { type: 'text/plain' }) },
        }),
      ),
    },
  }),
  getService: async city => {
    const [service] = (await city.before('GET', '/core/services')) as unknown as readonly Row[];
    return { path: { id: idOf(service) } };
  },
  cancelUpgrade: async city => {
    const device = idOf(working(city, 'ssslc'));
    const found = find(city, 'packages', { model: 'ssslc' });
    await city.before('POST', `/core/assets/${device}/action/device-task:upgrade-task-start`, {
      json: {
        token: 'c2ln-bmVk-dXJs',
        packageUrl: found.url,
        packageType: found.type,
        digest: found.digest,
        packageName: found.name,
      },
    });
    const logs = await city.before('GET', '/core/logs/upgrade', {
      filter: { where: { asset_id: device }, order: ['begin_time DESC'], limit: 1 },
    });
    const [log] = logs as unknown as readonly Row[];
    return { path: { id: idOf(log) } };
  },
  uploadPackage: () => ({ parts: { file: firmware(), model: 'ssslc' } }),
  createPackage: async city => {
    const { file } = await city.before('POST', '/storage/upgrade/upload', {
      parts: { file: firmware(), model: 'ssslc' },
    });
    const name = 'SSSLC 2.9.0';
    return { json: { name, type: 'firmware', model: 'ssslc', version: '2.9.0', file } };
  },
};

/** What makes an operation succeed in a city, where the first fitting row and the document's examples do not. */
export const chosenCalls: Readonly<Record<string, Choose>> = {
  ...ofUsers,
  ...ofDomainsAndAssets,
  ...ofDevices,
  ...ofControl,
  ...ofMedia,
  ...ofStorage,
};
