import { createTable, type FieldTypes } from '../../mocks/loopback/table.ts';
import { createField, createOperation, createResource } from './testDescriptors.ts';
import type { TestResponses } from './openResources.tsx';
import { FILTER_PARAMETER, ID_PARAMETER, JSON_BODY } from './callParameters.ts';

const name = createField({
  kind: 'text',
  source: 'name',
  label: { en: 'Name', zh: '名称' },
  required: true,
  column: 1,
  sortable: true,
  filter: ['like', 'eq'],
});
const power = createField({
  kind: 'number',
  source: 'power',
  label: { en: 'Power', zh: '功率' },
  minimum: 0,
  column: 2,
  filter: ['gte'],
});
const state = createField({
  kind: 'enum',
  source: 'state',
  label: { en: 'State', zh: '状态' },
  choices: [
    { value: 'on', label: { en: 'On', zh: '亮' } },
    { value: 'off', label: { en: 'Off', zh: '灭' } },
  ],
  readOnly: true,
});
export const levelField = createField({
  kind: 'integer',
  unit: '%',
  required: true,
  minimum: 0,
  maximum: 100,
});

export const createLampOperation = (
  operation: Parameters<typeof createOperation>[0],
): ReturnType<typeof createOperation> =>
  createOperation({
    method: 'post',
    appliesTo: 'record',
    parameters: [ID_PARAMETER],
    ...operation,
  });

const body = { ...JSON_BODY, fields: [{ ...name, required: false }, power] };

/** Lamps that can be switched, dimmed, renamed and deleted. */
export const lampResource = createResource({
  fields: [name, power, state],
  verbs: {
    list: createOperation({ id: 'listLamps', kind: 'list', parameters: [FILTER_PARAMETER] }),
    count: createOperation({
      id: 'countLamps',
      kind: 'count',
      path: '/lamps/count',
      parameters: [{ ...FILTER_PARAMETER, name: 'where' }],
    }),
    one: createLampOperation({ id: 'getLamp', kind: 'one', method: 'get', path: '/lamps/{id}' }),
    update: createLampOperation({
      id: 'updateLamp',
      kind: 'update',
      method: 'patch',
      path: '/lamps/{id}',
      label: { en: 'Edit lamp', zh: '编辑路灯' },
      body,
    }),
    delete: createLampOperation({
      id: 'deleteLamp',
      kind: 'delete',
      method: 'delete',
      path: '/lamps/{id}',
      label: { en: 'Delete', zh: '删除' },
    }),
  },
  actions: [
    createLampOperation({
      id: 'switchOn',
      kind: 'action',
      path: '/lamps/{id}/on',
      label: { en: 'Switch on', zh: '开灯' },
      successMessages: [{ en: '{record} switched on', zh: '已打开 {record}' }],
      when: { state: ['off', null] },
      physical: true,
    }),
    createLampOperation({
      id: 'dim',
      kind: 'action',
      path: '/lamps/{id}/level',
      label: { en: 'Dim', zh: '调光' },
      successMessages: [{ en: '{record} set to {level}', zh: '已将 {record} 设为 {level}' }],
      body: { ...JSON_BODY, fields: [levelField] },
    }),
  ],
});

const FIELD_TYPES: FieldTypes = { id: 'string', name: 'string', power: 'number', state: 'string' };

/** A number of lamps from L001 that are off, and a platform that filters, counts and paginates them as LoopBack does. */
export function createLampPlatform(count: number, extraResponses: TestResponses = {}) {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return { id: `l${number}`, name: `L${number}`, power: 40, state: 'off' };
  });
  const deletedIds = new Set<string>();
  const table = () =>
    createTable<{ readonly id: string }>(
      FIELD_TYPES,
      rows.filter(({ id }) => !deletedIds.has(id)),
    );
  const parseParameter = (query: URLSearchParams, key: string) =>
    JSON.parse(query.get(key) ?? '{}') as Record<string, unknown>;
  const each = Object.fromEntries(
    rows.flatMap(({ id }) => [
      [`GET /lamps/${id}`, () => rows.find(row => row.id === id)],
      [
        `DELETE /lamps/${id}`,
        () => {
          deletedIds.add(id);
          return { count: 1 };
        },
      ],
      [`POST /lamps/${id}/on`, () => ({})],
      [`POST /lamps/${id}/level`, () => ({})],
      [`PATCH /lamps/${id}`, () => rows.find(row => row.id === id)],
    ]),
  ) as TestResponses;
  const responses: TestResponses = {
    'GET /lamps': ({ query }) => table().find(parseParameter(query, 'filter')),
    'GET /lamps/count': ({ query }) => ({
      count: table().find({ where: parseParameter(query, 'where') }).length,
    }),
    ...each,
    ...extraResponses,
  };
  return { resources: { lamps: lampResource }, responses };
}

export const createPlatformError = (
  status: number,
  code: number,
  details: readonly object[] = [],
) =>
  Response.json(
    { error: { statusCode: status, name: 'Error', message: 'No', code, details } },
    { status },
  );
