import type { Row, StoreRows } from '../../mocks/platform/Store.ts';
import type { RecordCondition } from '../../src/schema/field.ts';
import type { ApiRequest } from './apiCaller.ts';
import { type ChosenCall, rowMatches, findWorkingAsset } from './fittingCalls.ts';

export interface TestCity {
  readonly rows: StoreRows;
  /** Makes a call that must succeed before the chosen one, and returns the body of its response. */
  readonly callBefore: (method: string, path: string, sent?: ApiRequest) => Promise<Row>;
}

/** Chooses a call for an operation, after the calls that it depends on. */
type ChooseCall = (city: TestCity) => ChosenCall | Promise<ChosenCall>;

const OPERATOR_ID = '5f1e0000000000000000a003';
const GUEST_ROLE_ID = '5f1e0000000000000000b004';
const operator: ChosenCall = { path: { id: OPERATOR_ID } };

/** The first matching row. Without one, its id is unknown, so that the call fails. */
const findRow = ({ rows }: TestCity, collection: string, condition: RecordCondition = {}): Row =>
  rows[collection]?.find(row => rowMatches(row, condition)) ?? { id: 'NONE_OF_THEM_IS_SO' };

const getId = (row: Row | undefined): string => String(row?.id);

const findWorkingDevice = ({ rows }: TestCity, model: string): Row =>
  findWorkingAsset(rows, { model }) ?? { id: 'NONE_OF_THEM_WORKS' };

/** A call for a working device of a model. */
const on =
  (model: string, extra: ChosenCall = {}): ChooseCall =>
  city => ({ ...extra, path: { id: getId(findWorkingDevice(city, model)), ...extra.path } });

const USER_CALLS: Readonly<Record<string, ChooseCall>> = {
  login: () => ({ json: { username: 'guest', password: 'Lamp#2026' } }),
  changePassword: () => ({ form: { oldPassword: 'Lamp#2026', newPassword: 'Night#2026' } }),
  createUser: () => ({
    json: {
      username: 'linwan',
      password: 'Night#2026',
      lastName: 'Lin',
      firstName: 'Wan',
      roleId: GUEST_ROLE_ID,
    },
  }),
  updateUser: () => ({ ...operator, json: { lastName: 'Chen' } }),
  deleteUser: () => operator,
  resetPassword: () => ({ ...operator, form: { password: 'Night#2026' } }),
  setUserDomains: city => ({ ...operator, json: { domains: [getId(findRow(city, 'domains'))] } }),
  lockUser: () => operator,
  unlockUser: () => operator,
  getModules: () => ({ query: { user: '{"id":"1","role":"admin","modules":[]}' } }),
};

const getDomainId = (city: TestCity, level: number) => getId(findRow(city, 'domains', { level }));
const GEO_POINT = { lat: 30.2, lng: 120.2 };

const ALERT_CALLS: Readonly<Record<string, ChooseCall>> = {
  createMute: city => ({
    json: {
      assetId: getId(findRow(city, 'assets', { model: 'ssslc' })),
      until: '2026-11-12T04:00:00.000Z',
      reason: 'works',
    },
  }),
  confirmAlerts: () => ({ json: { where: { confirmed: false }, dryRun: true } }),
  confirmFaults: () => ({ json: { where: { confirmed: false }, dryRun: true } }),
};

const DOMAIN_AND_ASSET_CALLS: Readonly<Record<string, ChooseCall>> = {
  createDomain: city => ({
    json: { name: '新区', parentId: getDomainId(city, 3), geoPoint: GEO_POINT },
  }),
  updateDomain: city => ({ path: { id: getDomainId(city, 4) }, json: { name: '新区' } }),
  deleteDomain: async city => ({
    path: {
      id: getId(
        await city.callBefore('POST', '/core/domains', {
          json: { name: '新区', parentId: getDomainId(city, 3), geoPoint: GEO_POINT },
        }),
      ),
    },
  }),
  setDomainRoot: city => ({ json: { domainId: getDomainId(city, 1), name: '云泽市' } }),
  createAsset: city => ({
    json: {
      id: 'NEWLAMP000000001',
      name: '新灯 1',
      model: 'ssslc',
      domainId: getDomainId(city, 4),
      geoPoint: GEO_POINT,
    },
  }),
  importAssets: city => ({
    json: [
      {
        id: 'NEWLAMP000000001',
        name: '新灯 1',
        model: 'ssslc',
        domainId: getDomainId(city, 4),
        geoPoint: GEO_POINT,
      },
    ],
  }),
  getWhitelist: on('ssgw'),
  replaceWhitelist: city => ({
    path: { id: getId(findWorkingDevice(city, 'ssgw')) },
    json: { ids: (city.rows.assets ?? []).map(getId) },
  }),
  addToWhitelist: city => ({
    path: { id: getId(findWorkingDevice(city, 'ssgw')) },
    json: { ids: [getId(findWorkingDevice(city, 'ssslc'))] },
  }),
  bindGateway: city => {
    const lamp = findWorkingDevice(city, 'ssslc');
    return { path: { id: getId(lamp), gatewayId: String(lamp.ssgwId) } };
  },
  listPoleAssets: on('sspole'),
  relatePoleAsset: city => ({
    path: {
      id: getId(findWorkingDevice(city, 'sspole')),
      relatedId: getId(findWorkingDevice(city, 'sscam')),
    },
  }),
  unrelatePoleAsset: city => {
    const camera = findWorkingDevice(city, 'sscam');
    return { path: { id: String(camera.poleId), relatedId: getId(camera) } };
  },
  exchangeAsset: city => {
    const [one, other] = (city.rows.assets ?? []).filter(row =>
      rowMatches(row, { model: 'ssslc', status: 'normal' }),
    );
    return { path: { id: getId(one), otherId: getId(other) } };
  },
  createModelType: () => ({ json: { name: 'NB-155W单灯控制器', type: 'ssslc' } }),
  deleteModelType: async city => ({
    path: {
      id: getId(
        await city.callBefore('POST', '/core/modelTypes', {
          json: { name: 'NB-155W单灯控制器', type: 'ssslc' },
        }),
      ),
    },
  }),
};

const findPlayer = ({ rows }: TestCity) =>
  rows.players?.find(({ projects }) => (projects as readonly unknown[]).length > 0) ?? {
    id: 'NONE',
    projects: [],
  };

const getProjects = (player: Row) => player.projects as readonly { readonly id: string }[];

const withPlayer = (city: TestCity, projectId?: string, extra: ChosenCall = {}): ChosenCall => {
  const player = findPlayer(city);
  return {
    ...extra,
    path: {
      id: String(player.assetId),
      playerId: getId(player),
      projectId: projectId ?? String(getProjects(player)[0]?.id),
    },
  };
};

const DEVICE_CALLS: Readonly<Record<string, ChooseCall>> = {
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
    const found = findRow(city, 'packages', { model: 'ssslc' });
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
    const speaker = findWorkingDevice(city, 'ssipat');
    const { name } = findRow(city, 'mediaData', { type: 'audio' });
    return { path: { id: getId(speaker) }, json: { files: [name], duration: 60 } };
  },
  requestSensor: on('sses'),
  requestPlayerList: city => ({ path: { id: String(findPlayer(city).assetId) } }),
  requestEnvSource: on('ssads'),
  panCamera: on('sscam', { path: { direction: 'left' } }),
  listCameraPresets: on('sscam'),
  recallCameraPreset: on('sscam', { path: { n: '1' } }),
  endInsertion: city => withPlayer(city),
  insertIntoPlayer: city => withPlayer(city),
  addPlayerProject: city => {
    const taken = getProjects(findPlayer(city)).map(({ id }) => id);
    const other = city.rows.projects?.find(
      row => row.state === 'published' && !taken.includes(getId(row)),
    );
    return withPlayer(city, getId(other));
  },
  removePlayerProject: city => withPlayer(city),
  activatePlayerProject: city => withPlayer(city),
  listMediaDatas: on('ssipat'),
  countMediaDatas: on('ssipat'),
  uploadMediaData: () => ({
    parts: { subpath: '公共广播', file: new File([new Uint8Array([0xff, 0xfb])], '雨天提示.mp3') },
  }),
  getMediaDataContent: ({ rows }) => ({ path: { id: getId(rows.mediaData?.[0]) } }),
};

const getLampId = (city: TestCity) => getId(findWorkingDevice(city, 'ssslc'));

const createStrategyBody = (city: TestCity): ApiRequest => ({
  json: {
    name: '新策略',
    kind: 'time',
    priority: 97,
    timeSteps: [{ at: '17:20', brightness: 100 }],
    targets: { assetIds: [getLampId(city)] },
  },
});

/** A new strategy and a new plan, neither of which runs. */
const createStrategyId = async (city: TestCity) =>
  getId(await city.callBefore('POST', '/core/strategies', createStrategyBody(city)));
const createPlanId = async (city: TestCity) =>
  getId(
    await city.callBefore(
      'POST',
      '/core/plans',
      createPlanBody(city, await createStrategyId(city)),
    ),
  );

const createPlanBody = (city: TestCity, strategyId: string): ApiRequest => ({
  json: {
    name: '新计划',
    priority: 98,
    rules: [{ strategyId, weekdays: 127 }],
    exceptions: [],
    targets: { assetIds: [getLampId(city)] },
  },
});

const chooseStrategy: ChooseCall = async city => ({ path: { id: await createStrategyId(city) } });
const choosePlan: ChooseCall = async city => ({ path: { id: await createPlanId(city) } });

const CONTROL_CALLS: Readonly<Record<string, ChooseCall>> = {
  createStrategy: city => ({ json: createStrategyBody(city).json }),
  updateStrategy: chooseStrategy,
  deleteStrategy: chooseStrategy,
  startStrategy: chooseStrategy,
  createPlan: async city => ({ json: createPlanBody(city, await createStrategyId(city)).json }),
  updatePlan: choosePlan,
  deletePlan: choosePlan,
  startPlan: choosePlan,
  createGroup: city => ({ json: { name: '新组', model: 'ssslc', assetIds: [getLampId(city)] } }),
  changeGroupMembers: city => ({
    path: { id: getId(findRow(city, 'groups', { model: 'ssslc' })) },
    json: { add: [getLampId(city)], remove: [] },
  }),
  createScene: city => ({
    json: { name: '新场景', settings: [{ assetIds: [getLampId(city)], on: true, brightness: 80 }] },
  }),
  applyScene: city => {
    const scene = findRow(city, 'scenes');
    const [setting] = scene.settings as readonly Row[];
    const targets = setting?.assetIds
      ? setting
      : findRow(city, 'groups', { id: String(setting?.groupId) });
    const { assetIds } = targets as { readonly assetIds: readonly string[] };
    return { path: { id: getId(scene) }, json: { assetIds: assetIds.slice(0, 1) } };
  },
  createOverride: city => ({
    json: {
      targets: { assetIds: [getLampId(city)] },
      on: true,
      brightness: 60,
      expires: '2026-11-11T20:00:00.000Z',
    },
  }),
};

/** The ids from a project down to an item that is a plain text. */
interface ProjectPath {
  readonly project: Row;
  readonly programs: readonly Row[];
  readonly scenes: readonly Row[];
  readonly zones: readonly Row[];
  readonly items: readonly Row[];
  readonly path: Readonly<Record<string, string>>;
}

const getChildren = (row: Row, name: string) => (row[name] ?? []) as readonly Row[];

function findProjectPath({ rows }: TestCity): ProjectPath {
  for (const project of rows.mediaContents ?? [])
    for (const program of getChildren(project, 'programs'))
      for (const scene of getChildren(program, 'scenes'))
        for (const zone of getChildren(scene, 'zones'))
          for (const item of getChildren(zone, 'items')) {
            if (item.kind !== 'playerText') continue;
            return {
              project,
              programs: getChildren(project, 'programs'),
              scenes: getChildren(program, 'scenes'),
              zones: getChildren(scene, 'zones'),
              items: getChildren(zone, 'items'),
              path: {
                id: getId(project),
                projectId: getId(project),
                programId: getId(program),
                planId: getId(program),
                sceneId: getId(scene),
                zoneId: getId(zone),
                itemId: getId(item),
              },
            };
          }
  throw new Error('no project of the city has a text in it');
}

const onProjectPath =
  (choose: (projectPath: ProjectPath) => ChosenCall = () => ({})): ChooseCall =>
  city => {
    const projectPath = findProjectPath(city);
    return { path: projectPath.path, ...choose(projectPath) };
  };

const reverseIds = (rows: readonly Row[]): ChosenCall => ({
  json: { ids: rows.map(getId).toReversed() },
});

/** A preview must be generated before it can be read. */
const choosePreview: ChooseCall = async city => {
  const { path } = findProjectPath(city);
  const { id, programId, sceneId } = path;
  const preview = await city.callBefore(
    'GET',
    `/media/projects/${id}/programs/${programId}/scenes/${sceneId}/preview`,
  );
  const [first] = preview.pic as readonly { readonly name: string }[];
  return { path: { ...path, frame: first?.name ?? 'none' } };
};

const MEDIA_CALLS: Readonly<Record<string, ChooseCall>> = {
  updateProject: city => {
    const project = findRow(city, 'projects');
    return { json: { name: '新节目', version: project.version } };
  },
  deleteProject: async city => ({
    path: {
      id: getId(
        await city.callBefore('POST', '/media/projects', {
          json: { name: '新节目', width: 640, height: 320 },
        }),
      ),
    },
  }),
  createProject: () => ({ json: { name: '新节目', width: 640, height: 320 } }),
  publishProject: onProjectPath(),
  listPublishedPrograms: onProjectPath(),
  listProjectEditors: onProjectPath(),
  ...Object.fromEntries(
    [
      ...['listPrograms', 'createProgram', 'getProgram', 'updateProgram', 'deleteProgram'],
      ...['listProgramScenes', 'createProgramScene', 'getProgramScene', 'updateProgramScene'],
      ...['deleteProgramScene', 'previewScene', 'listZones', 'getZone', 'deleteZone', 'listItems'],
      ...['createItem', 'getItem', 'deleteItem', 'previewItem'],
    ].map(id => [id, onProjectPath()]),
  ),
  createZone: onProjectPath(() => ({ json: { name: '角标', width: 16, height: 16, x: 0, y: 0 } })),
  updateZone: onProjectPath(() => ({ json: { width: 16, x: 0 } })),
  updateItem: onProjectPath(() => ({ json: { content: '雨天路滑 减速慢行' } })),
  orderPrograms: onProjectPath(({ programs }) => reverseIds(programs)),
  orderProgramScenes: onProjectPath(({ scenes }) => reverseIds(scenes)),
  orderZones: onProjectPath(({ zones }) => reverseIds(zones)),
  orderItems: onProjectPath(({ items }) => reverseIds(items)),
  createItem: onProjectPath(() => ({
    json: { kind: 'playerText', baseInfo: { type: 0 }, content: '减速慢行' },
  })),
  moveProgramScene: onProjectPath(({ path: { programId } }) => ({ json: { programId } })),
  moveZone: onProjectPath(({ path: { programId, sceneId } }) => ({ json: { programId, sceneId } })),
  moveItem: onProjectPath(({ path: { programId, sceneId, zoneId } }) => ({
    json: { programId, sceneId, zoneId },
  })),
  getPreview: choosePreview,
  getPreviewFrame: choosePreview,
};

const createFirmwareFile = () =>
  new File([Uint8Array.from({ length: 64 }, (_, index) => index)], 'ssslc-2.9.0.bin', {
    type: 'application/octet-stream',
  });

const STORAGE_CALLS: Readonly<Record<string, ChooseCall>> = {
  // The videos have one.
  getFileStill: city => ({ path: { id: getId(findRow(city, 'files', { type: 'video' })) } }),
  deleteFile: async city => ({
    path: {
      id: getId(
        await city.callBefore('POST', '/storage/file/upload', {
          parts: { file: new File(['减速慢行'], 'slow.txt', { type: 'text/plain' }) },
        }),
      ),
    },
  }),
  getService: async city => {
    const [service] = (await city.callBefore('GET', '/core/services')) as unknown as readonly Row[];
    return { path: { id: getId(service) } };
  },
  cancelUpgrade: async city => {
    const device = getId(findWorkingDevice(city, 'ssslc'));
    const found = findRow(city, 'packages', { model: 'ssslc' });
    await city.callBefore('POST', `/core/assets/${device}/action/device-task:upgrade-task-start`, {
      json: {
        token: 'c2ln-bmVk-dXJs',
        packageUrl: found.url,
        packageType: found.type,
        digest: found.digest,
        packageName: found.name,
      },
    });
    const logs = await city.callBefore('GET', '/core/logs/upgrade', {
      filter: { where: { asset_id: device }, order: ['begin_time DESC'], limit: 1 },
    });
    const [log] = logs as unknown as readonly Row[];
    return { path: { id: getId(log) } };
  },
  uploadPackage: () => ({ parts: { file: createFirmwareFile(), model: 'ssslc' } }),
  createPackage: async city => {
    const { file } = await city.callBefore('POST', '/storage/upgrade/upload', {
      parts: { file: createFirmwareFile(), model: 'ssslc' },
    });
    const name = 'SSSLC 2.9.0';
    return { json: { name, type: 'firmware', model: 'ssslc', version: '2.9.0', file } };
  },
};

/** The calls of operations that do not succeed with the first matching row and the examples of the document. */
export const chosenCalls: Readonly<Record<string, ChooseCall>> = {
  ...USER_CALLS,
  ...ALERT_CALLS,
  ...DOMAIN_AND_ASSET_CALLS,
  ...DEVICE_CALLS,
  ...CONTROL_CALLS,
  ...MEDIA_CALLS,
  ...STORAGE_CALLS,
};
