import { createTable, type FieldTypes } from '../../mocks/loopback/table.ts';
import { aField, anOperation, aResource } from './fields.ts';
import type { Answers } from './resource.tsx';

const ID = { name: 'id', in: 'path', required: true, json: false } as const;
const FILTER = { name: 'filter', in: 'query', required: false, json: true } as const;
const JSON_BODY = { mediaType: 'application/json', required: true } as const;

const name = aField({
  kind: 'text',
  source: 'name',
  label: { en: 'Name', zh: '名称' },
  required: true,
  column: 1,
  sortable: true,
  filter: ['like', 'eq'],
});
const power = aField({
  kind: 'number',
  source: 'power',
  label: { en: 'Power', zh: '功率' },
  minimum: 0,
  column: 2,
  filter: ['gte'],
});
const state = aField({
  kind: 'enum',
  source: 'state',
  label: { en: 'State', zh: '状态' },
  choices: [
    { value: 'on', label: { en: 'On', zh: '亮' } },
    { value: 'off', label: { en: 'Off', zh: '灭' } },
  ],
  readOnly: true,
});
export const levelField = aField({
  kind: 'integer',
  unit: '%',
  required: true,
  minimum: 0,
  maximum: 100,
});

/** An operation on one lamp. */
export const onLamp = (
  operation: Parameters<typeof anOperation>[0],
): ReturnType<typeof anOperation> =>
  anOperation({ method: 'post', on: 'record', parameters: [ID], ...operation });

const body = { ...JSON_BODY, fields: [{ ...name, required: false }, power] };

/** Lamps that can be switched, dimmed, renamed and deleted. */
export const lamps = aResource({
  fields: [name, power, state],
  verbs: {
    list: anOperation({ id: 'listLamps', is: 'list', parameters: [FILTER] }),
    count: anOperation({
      id: 'countLamps',
      is: 'count',
      path: '/lamps/count',
      parameters: [{ ...FILTER, name: 'where' }],
    }),
    one: onLamp({ id: 'getLamp', is: 'one', method: 'get', path: '/lamps/{id}' }),
    update: onLamp({
      id: 'updateLamp',
      is: 'update',
      method: 'patch',
      path: '/lamps/{id}',
      label: { en: 'Edit lamp', zh: '编辑路灯' },
      body,
    }),
    delete: onLamp({
      id: 'deleteLamp',
      is: 'delete',
      method: 'delete',
      path: '/lamps/{id}',
      label: { en: 'Delete', zh: '删除' },
    }),
  },
  actions: [
    onLamp({
      id: 'switchOn',
      is: 'action',
      path: '/lamps/{id}/on',
      label: { en: 'Switch on', zh: '开灯' },
      successMessages: [{ en: '{record} switched on', zh: '已打开 {record}' }],
      when: { state: ['off', null] },
      physical: true,
    }),
    onLamp({
      id: 'dim',
      is: 'action',
      path: '/lamps/{id}/level',
      label: { en: 'Dim', zh: '调光' },
      successMessages: [{ en: '{record} set to {level}', zh: '已将 {record} 设为 {level}' }],
      body: { ...JSON_BODY, fields: [levelField] },
    }),
  ],
});

const types: FieldTypes = { id: 'string', name: 'string', power: 'number', state: 'string' };

/** So many lamps, L001 and on, that are off; and a platform of them that filters, counts and pages as LoopBack does. */
export function lampCity(count: number, more: Answers = {}) {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return { id: `l${number}`, name: `L${number}`, power: 40, state: 'off' };
  });
  const gone = new Set<string>();
  const table = () =>
    createTable<{ readonly id: string }>(
      types,
      rows.filter(({ id }) => !gone.has(id)),
    );
  const parsed = (query: URLSearchParams, key: string) =>
    JSON.parse(query.get(key) ?? '{}') as Record<string, unknown>;
  const each = Object.fromEntries(
    rows.flatMap(({ id }) => [
      [`GET /lamps/${id}`, () => rows.find(row => row.id === id)],
      [
        `DELETE /lamps/${id}`,
        () => {
          gone.add(id);
          return { count: 1 };
        },
      ],
      [`POST /lamps/${id}/on`, () => ({})],
      [`POST /lamps/${id}/level`, () => ({})],
      [`PATCH /lamps/${id}`, () => rows.find(row => row.id === id)],
    ]),
  ) as Answers;
  const answers: Answers = {
    'GET /lamps': ({ query }) => table().find(parsed(query, 'filter')),
    'GET /lamps/count': ({ query }) => ({
      count: table().find({ where: parsed(query, 'where') }).length,
    }),
    ...each,
    ...more,
  };
  return { resources: { lamps }, answers };
}

/** A refusal of the platform. */
export const refusal = (status: number, code: number, details: readonly object[] = []) =>
  Response.json(
    { error: { statusCode: status, name: 'Error', message: 'No', code, details } },
    { status },
  );
