import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { formatDiagnostic } from '../../codegen/DocumentError.ts';
import { lintModels } from '../../codegen/lint/lintModels.ts';
import type { ServiceModel } from '../../codegen/model.ts';
import type { OpenApiDocument, SchemaObject } from '../../codegen/openapi.ts';
import { checkModels } from '../../codegen/read/check/checkModels.ts';
import { readServices } from '../../codegen/read/readServices.ts';
import { flattenSchema } from '../../codegen/read/schema/schemaObject.ts';
import { controlIcons } from '../../src/ui/icons/controlIcons.ts';
import { deviceIcons } from '../../src/ui/icons/deviceIcons.ts';
import { signInIcons } from '../../src/ui/icons/signInIcons.ts';

/** Every call of the specification, by service. @see SCHEMA-01 */
const CALLS: Readonly<Record<string, string>> = {
  users: `
    POST /users/login
    POST /users/logout
    POST /users/change-password
    PUT /users/{id}/reset-password
    GET /users/{id}
    GET /users
    GET /users/count
    POST /users
    PATCH /users/{id}
    PATCH /users/{id}/domains
    DELETE /users/{id}
    POST /users/{id}/lock
    POST /users/{id}/active
    GET /roles`,
  core: `
    GET /configs/domainRoot
    PUT /configs/domainRoot
    GET /domains
    GET /domains/{id}
    GET /domains/count
    POST /domains
    PATCH /domains/{id}
    DELETE /domains/{id}
    GET /domains/{id}/asset
    GET /domains/{id}/asset/count
    GET /domains/{id}/fault
    GET /domains/{id}/fault/count
    GET /domains/{id}/status
    GET /domains/{id}/status/count
    GET /domains/{id}/statistic
    GET /assets
    GET /assets/{id}
    GET /assets/count
    POST /assets
    PATCH /assets/{id}
    DELETE /assets/{id}
    GET /assets/{id}/whitelist
    PUT /assets/{id}/whitelist/add
    PUT /assets/{id}/whitelist
    PUT /assets/{id}/gateway/{gatewayId}
    DELETE /assets/{id}/gateway
    GET /assets/{id}/poleAssets
    PUT /assets/{id}/poleAsset/rel/{relatedId}
    DELETE /assets/{id}/poleAsset/rel/{relatedId}
    POST /assets/import
    PUT /assets/{id}/exchange/{otherId}
    POST /assets/{id}/action/{name}
    GET /assets/{id}/req/{name}
    POST /assets/{id}/set/{name}
    POST /assets/{id}/players/{playerId}/insertion
    POST /assets/{id}/players/{playerId}/project/{projectId}
    DELETE /assets/{id}/players/{playerId}/project/{projectId}
    POST /assets/{id}/players/{playerId}/active/{projectId}
    PUT /assets/{id}/camera/pan/{direction}
    GET /assets/{id}/camera/presets
    PUT /assets/{id}/camera/presets/{n}
    GET /v2/assets/{id}/mediaDatas
    GET /v2/assets/{id}/mediaDatas/count
    POST /assets/{id}/action/device-ipa:file-play
    POST /v2/spon/mediaDatas
    GET /statuses
    GET /statuses/{id}
    GET /statuses/count
    GET /faults
    GET /faults/{id}
    POST /faults/{id}/confirm
    GET /alerts
    GET /alerts/count
    POST /alerts/{id}/confirm
    GET /modelTypes
    GET /modelTypes/count
    GET /modelTypes/{id}
    POST /modelTypes
    PATCH /modelTypes/{id}
    DELETE /modelTypes/{id}
    POST /modelTypes/{id}/docs
    GET /assets/{id}/req/device-energy
    GET /assets/{id}/req/device-sensor
    GET /assets/{id}/req/device-lighting:lamp-rated-power
    POST /assets/{id}/set/device-lighting:lamp-rated-power
    GET /assets/{id}/req/device-lighting:lamp-param
    POST /assets/{id}/set/device-lighting:lamp-param
    GET /assets/{id}/req/device-common:strategy-exec-mode
    POST /assets/{id}/set/device-common:strategy-exec-mode
    GET /assets/{id}/req/device-common:plan-exec-mode
    POST /assets/{id}/set/device-common:plan-exec-mode
    GET /assets/{id}/req/device-common:auth-mode
    POST /assets/{id}/set/device-common:auth-mode
    GET /assets/{id}/req/device-common:encrypt-mode
    POST /assets/{id}/set/device-common:encrypt-mode
    POST /assets/{id}/action/device-common:change-password
    GET /assets/{id}/req/device-common:location
    POST /assets/{id}/set/device-common:location
    GET /assets/{id}/req/device-common:clock
    POST /assets/{id}/set/device-common:clock
    GET /assets/{id}/req/device-common:data-report-period
    POST /assets/{id}/set/device-common:data-report-period
    POST /assets/{id}/action/device-common:all-permit-join-net
    POST /assets/{id}/action/device-task:upgrade-task-start
    GET /assets/{id}/req/device-led-disp:player-list
    GET /assets/{id}/req/device-led-disp:env-source`,
  media: `
    GET /projects
    GET /projects/count
    GET /projects/{id}
    POST /projects
    PATCH /projects/{id}
    DELETE /projects/{id}
    PUT /projects/{id}/publish
    ${nested('/projects/{id}/programs', 'programId')}
    ${nested('/projects/{id}/programs/{programId}/scenes', 'sceneId')}
    ${nested('/projects/{id}/programs/{programId}/scenes/{sceneId}/zones', 'zoneId')}
    ${nested('/projects/{id}/programs/{programId}/scenes/{sceneId}/zones/{zoneId}/items', 'itemId')}
    GET /projects/{id}/programs/{programId}/scenes/{sceneId}/preview
    GET /projects/{id}/programs/{programId}/scenes/{sceneId}/zones/{zoneId}/items/{itemId}/preview
    POST /projects/formatText/preview
    GET /{projectId}/{planId}/{sceneId}/pre.json`,
  storage: `
    POST /doc/upload
    GET /doc
    GET /doc/{id}/download/
    DELETE /doc/{id}
    GET /file
    GET /file/{id}
    POST /file
    DELETE /file/{id}
    POST /file/upload
    GET /upgrade
    POST /upgrade
    POST /upgrade/upload
    DELETE /upgrade/{id}`,
  config: `
    GET /moduleDefault
    GET /module
    GET /plugin
    GET /map
    GET /domain
    GET /model
    GET /language
    GET /cameraHost
    GET /alertHost
    GET /lumen
    GET /lumenType
    GET /version
    GET /peopleLight
    GET /oauth
    GET /oauth2
    GET /lampStatus`,
};

function nested(path: string, id: string): string {
  const one = `${path}/{${id}}`;
  return [
    `POST ${path}`,
    `GET ${one}`,
    `PATCH ${one}`,
    `DELETE ${one}`,
    `POST ${path}/orders`,
  ].join('\n');
}

const TEXT_FIELDS =
  'baseInfo background transparency colorReseversal alignment charSpace rowSpace fontColor font skipTime skipType inTransition';
const ITEM_SCHEMAS = {
  PlayerTextItem: TEXT_FIELDS,
  FormatTextItem: TEXT_FIELDS,
  TextFileItem: TEXT_FIELDS,
  PictureItem: 'baseInfo scale inTransition',
  VideoItem: 'baseInfo playType playTimeBegin playTimeEnd scale textOverlay',
  VirtualClockItem: 'baseInfo',
  DigitalClockItem: 'baseInfo',
  TimeAssetItem: 'baseInfo',
};

/**
 * Every entity of the specification and its fields, by service and schema; a dot leads into a property. The
 * enumerations are those whose values it names. The specification has more entities, which no call carries: the cookie
 * of the session, tree nodes, markers, paging, messages and the states of forms and uploads belong to the console.
 *
 * @see SCHEMA-01
 */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: {
    Credentials: 'username password',
    Token: 'id userId',
    User: 'id username lastName firstName roleId role modules locked lastLoginDate domains pswChanged',
    'User.role': 'id name',
    NewUser: 'username password lastName firstName roleId',
    UserChange: 'lastName firstName roleId role modules id',
    PasswordChange: 'oldPassword newPassword',
    PasswordReset: 'password',
    Role: 'id name',
  },
  core: {
    Domain: 'id name level parentId geoPoint',
    'Domain.geoPoint': 'lat lng',
    DomainRoot: 'domainId name',
    Asset: 'id name model type domainId geoPoint ssgwId',
    'Asset.geoPoint': 'lat lng',
    Fault: 'asset_id',
    Status: 'asset_id work-status',
    SensorValues: 'temperature humidity pm25 noise wind-direction wind-speed o2 co air-pressure',
    DeviceNotification: 'id type asset_id asset_name model timestamp',
    Alert: 'id asset_id asset_name domain_id level model type threshold detection update_time',
    ModelType: 'name type docs',
    ModelTypeDoc: 'id name url type',
    UpgradeTaskStart: 'token packageUrl packageType digest packageName execTime',
    Player: 'id projects',
    PlayerProject: 'id name',
    MediaData: 'id name',
  },
  media: {
    Project: 'createTime',
    Program: 'name type dateRange week timeRange pause interval playMode playDuration playTimes',
    'Program.dateRange': 'dateBegin dateEnd enableFlag',
    'Program.dateRange.dateBegin': 'year month day',
    'Program.dateRange.dateEnd': 'year month day',
    'Program.timeRange': 'timeBegin timeEnd enableFlag',
    'Program.timeRange.timeBegin': 'hour minute second milliseconds',
    'Program.timeRange.timeEnd': 'hour minute second milliseconds',
    ProgramScene: 'id name md5 md5Preview zones',
    Zone: 'id name width height x y position items',
    'Zone.position': 'w h x y',
    ...ITEM_SCHEMAS,
    ...Object.fromEntries(
      Object.keys(ITEM_SCHEMAS).map(name => [
        `${name}.baseInfo`,
        'type file playDuration logFlag materialId',
      ]),
    ),
    'PlayerTextItem.font': 'name size bold italic underline strikeout',
    'PlayerTextItem.inTransition': 'transition speed',
    'PictureItem.inTransition': 'transition speed',
    Preview: 'pic',
    Picture: 'name time',
  },
  storage: {
    StoredDocument: 'id name type filepath',
    DocumentUpload: 'file type name',
    UpgradePackage: 'name type model file',
  },
  config: {
    ModuleCard: 'key title',
    MapConfig: 'mapType mapOffline maxZoom minZoom center zoom static levels',
    'MapConfig.static': 'url width height bounds',
    DomainLevel: 'id zoom',
    Oauth: 'link',
  },
};

/** Closed lists of values whose spelling the specification gives. @see SCHEMA-01 */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: {
    Module:
      'asset maintenance smartLight light report publish project issues strategy permission domain',
  },
  core: {
    Model:
      'lc ssgw led ssslc plc ammeter pole sspole screen ssads xes gateway sensor sses devicebox smartlight smartLightPole scene sscam sssap ssipat',
    DeviceType: 'CONTROLLER DEVICE PLC POLE SCREEN XES GATEWAY SENSOR ISTREETLIGHT CHARGER',
    ControlMode: 'STRATEGY MANUAL',
    WorkStatus: '0 1 2 3 4',
  },
  media: {
    ProgramType: 'playerPlan cyclePlan timingPlan',
    ItemType: '0 1 2 3 4 9 10 11',
    Layout: 'scene-1 scene-2 scene-3 scene-4 scene-5',
  },
};

let models: readonly ServiceModel[];
beforeAll(async () => {
  const documents = readdirSync('openapi').filter(name => name.endsWith('.yaml'));
  models = await readServices(documents.toSorted().map(name => join('openapi', name)));
});

const documentOf = (service: string): OpenApiDocument =>
  models.find(({ name }) => name === service)?.document ??
  expect.fail(`there is no document of ${service}`);

const splitWords = (text: string) => text.trim().split(/\s+/u);

it('are five, and no more', () => {
  expect(models.map(({ name }) => name)).toEqual(['config', 'core', 'media', 'storage', 'users']);
});

it('refer to each other and leave nothing open that a user can see', () => {
  checkModels(models);
  expect(lintModels(models).map(formatDiagnostic)).toEqual([]);
});

it('mean the same by the same name, and call a type of device the same everywhere', () => {
  const meanings = new Map<string, unknown>();
  for (const { document } of models) {
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
      expect(schema, name).toEqual(meanings.get(name) ?? schema);
      meanings.set(name, schema);
    }
  }
  expect(meanings.get('Id')).toBeDefined();
  const labelsOf = (name: string) =>
    (meanings.get(name) as { 'x-console': { labels: object } })['x-console'].labels;
  expect(labelsOf('Model')).toMatchObject(labelsOf('UpgradableModel'));
});

it('know the icons that the console has, and no other', () => {
  const { $defs } = JSON.parse(readFileSync('openapi/x-console.schema.json', 'utf8')) as {
    $defs: { icon: { enum: string[] } };
  };
  const drawings = { ...controlIcons, ...deviceIcons, ...signInIcons };
  expect($defs.icon.enum.toSorted()).toEqual(Object.keys(drawings).toSorted());
});

it('have a form for everything that a resource has', () => {
  expect(models.flatMap(({ warnings }) => warnings)).toEqual([]);
});

describe.each(Object.entries(CALLS))('the document of %s', (service, calls) => {
  const expected = calls
    .trim()
    .split('\n')
    .map(line => line.trim());

  it('describes every call of the specification [SCHEMA-01/operations]', () => {
    const { paths = {}, servers } = documentOf(service) as OpenApiDocument & {
      readonly servers?: readonly { readonly url: string }[];
    };
    expect(servers?.[0]?.url).toBe(`/api/${service}`);
    const missing = expected.filter(call => {
      const [method = '', path = ''] = call.split(' ');
      return paths[path]?.[method.toLowerCase()] === undefined;
    });
    expect(missing).toEqual([]);
  });

  it('gives every field its exact name [SCHEMA-01/entities]', () => {
    const missing = Object.entries(FIELDS[service] ?? {}).flatMap(([pointer, fields]) => {
      const known = fieldsAt(documentOf(service), pointer.split('.'));
      return splitWords(fields)
        .filter(name => !known.has(name))
        .map(name => `${pointer}.${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('has every value that the specification names [SCHEMA-01/entities]', () => {
    const schemas = documentOf(service).components?.schemas ?? {};
    const missing = Object.entries(VALUES[service] ?? {}).flatMap(([schema, values]) =>
      splitWords(values)
        .filter(value => !schemas[schema]?.enum?.map(String).includes(value))
        .map(value => `${schema} ${value}`),
    );
    expect(missing).toEqual([]);
  });
});

/** The names of the properties of a schema, or of the one that a property of it has, whatever it is made of. */
function fieldsAt(
  document: OpenApiDocument,
  [name = '', ...steps]: readonly string[],
): ReadonlySet<string> {
  const start: SchemaObject = { $ref: `#/components/schemas/${name}` };
  const end = steps.reduce<readonly SchemaObject[]>(
    (schemas, step) => schemas.flatMap(schema => propertiesOf(document, schema)[step] ?? []),
    [start],
  );
  return new Set(end.flatMap(schema => Object.keys(propertiesOf(document, schema))));
}

function propertiesOf(
  document: OpenApiDocument,
  schema: SchemaObject,
): Readonly<Record<string, readonly SchemaObject[]>> {
  const flat = flattenSchema(document, schema).schema;
  const parts = [...(flat.oneOf ?? []), ...(flat.anyOf ?? [])];
  const own = Object.entries(flat.properties ?? {}).map(
    ([name, property]) => [name, [property]] as const,
  );
  const inside = parts.flatMap(part => Object.entries(propertiesOf(document, part)));
  const whole: Record<string, readonly SchemaObject[]> = {};
  for (const [name, schemas] of [...own, ...inside])
    whole[name] = [...(whole[name] ?? []), ...schemas];
  return whole;
}
