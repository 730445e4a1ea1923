import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { type ImportTable, readTable } from '../../src/resources/transfer/table/readTable.ts';
import { createXlsxWriter } from '../../src/resources/transfer/table/createXlsxWriter.ts';
import { createField, createOperation, createResource } from '../support/testDescriptors.ts';
import { type TestResponses, openResources } from '../support/openResources.tsx';
import { type SavedFile, watchSavedFiles } from '../support/savedFiles.ts';
import {
  FILTER_PARAMETER,
  ID_PARAMETER,
  JSON_BODY,
  WHERE_PARAMETER,
} from '../support/callParameters.ts';

const id = createField({
  kind: 'text',
  source: 'id',
  label: { en: 'Lamp ID', zh: '灯具编号' },
  required: true,
  pattern: '^[A-Z0-9]+$',
  example: 'L0001',
});
const name = createField({
  kind: 'text',
  source: 'name',
  label: { en: 'Name', zh: '名称' },
  required: true,
  maxLength: 12,
  column: 1,
  example: 'North gate 1',
});
const power = createField({
  kind: 'number',
  source: 'power',
  label: { en: 'Power', zh: '功率' },
  unit: 'W',
  minimum: 0,
  maximum: 500,
  nullable: true,
});
const state = createField({
  kind: 'enum',
  source: 'state',
  label: { en: 'State', zh: '状态' },
  choices: [
    { value: 'on', label: { en: 'Switched on', zh: '已开灯' } },
    { value: 'off', label: { en: 'Switched off', zh: '已关灯' } },
  ],
});
const gatewayId = createField({
  kind: 'reference',
  source: 'gatewayId',
  reference: 'gateways',
  label: { en: 'Gateway', zh: '网关' },
});
const geoPointField = createField({
  kind: 'geoPoint',
  source: 'place',
  label: { en: 'Place', zh: '位置' },
});

const gateways = createResource({
  name: 'gateways',
  label: { en: 'Gateway', zh: '网关' },
  plural: { en: 'Gateways', zh: '网关' },
  fields: [createField({ kind: 'text', source: 'name', filter: ['like', 'eq'] })],
  verbs: {
    list: createOperation({
      id: 'listGateways',
      kind: 'list',
      path: '/gateways',
      parameters: [FILTER_PARAMETER],
    }),
    count: createOperation({
      id: 'n',
      kind: 'count',
      path: '/gateways/count',
      parameters: [WHERE_PARAMETER],
    }),
  },
});
const lamps = createResource({
  fields: [id, name, power, state, gatewayId, geoPointField],
  verbs: {
    list: createOperation({ id: 'listLamps', kind: 'list', parameters: [FILTER_PARAMETER] }),
    count: createOperation({
      id: 'countLamps',
      kind: 'count',
      path: '/lamps/count',
      parameters: [WHERE_PARAMETER],
    }),
    create: createOperation({
      id: 'createLamp',
      kind: 'create',
      method: 'post',
      body: { ...JSON_BODY, fields: [id, name, power, state, gatewayId, geoPointField] },
    }),
    update: createOperation({
      id: 'updateLamp',
      kind: 'update',
      method: 'patch',
      path: '/lamps/{id}',
      parameters: [ID_PARAMETER],
      body: { ...JSON_BODY, fields: [name, power, state, gatewayId, geoPointField] },
    }),
  },
});

interface ListFilter {
  readonly where?: Readonly<Record<string, unknown>>;
}

const idsIn = (query: URLSearchParams) =>
  (JSON.parse(query.get('filter')!) as ListFilter & { where?: { id?: { inq?: string[] } } }).where
    ?.id?.inq;

/** A platform with two lamps and two gateways of which one name is common. */
const platform = (more: TestResponses = {}): TestResponses => ({
  'GET /lamps': ({ query }) =>
    [
      { id: 'L1', name: 'One' },
      { id: 'L2', name: 'Two' },
    ].filter(row => idsIn(query)?.includes(row.id) ?? true),
  'GET /lamps/count': () => ({ count: 2 }),
  'GET /gateways': ({ query }) => {
    const ids = idsIn(query);
    const all = [
      { id: 'G1', name: 'North' },
      { id: 'G2', name: 'Hall' },
      { id: 'G3', name: 'Hall' },
    ];
    return ids ? all.filter(row => ids.includes(row.id)) : all;
  },
  'GET /gateways/count': () => ({ count: 3 }),
  'POST /lamps': ({ body }) => body,
  'PATCH /lamps/L1': ({ body }) => body,
  ...more,
});

async function openImport(responses: TestResponses, language: 'en' | 'zh' = 'en') {
  const saved = watchSavedFiles();
  const opened = await openResources({ lamps, gateways }, '/data/lamps', { responses, language });
  await screen.findByText('One');
  await opened.user.click(
    await screen.findByRole('button', { name: language === 'en' ? 'Import' : '导入' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  const choose = (file: File) =>
    opened.user.upload(
      dialog.getByLabelText(/Choose a file|选择文件/, { selector: 'input' }),
      file,
    );
  const press = async (message: string | RegExp) =>
    opened.user.click(await dialog.findByRole('button', { name: message }));
  const writes = () => opened.received.filter(({ call }) => !call.startsWith('GET'));
  return { saved, dialog, choose, press, writes, ...opened };
}

const csv = (...lines: readonly string[]) => new File([lines.join('\n')], 'lamps.csv');

it('guesses the columns in any language, checks every row before anything is sent, then adds and changes [ASSET-07/mapping]', async () => {
  const { dialog, choose, press, writes, user } = await openImport(platform());
  await choose(
    csv(
      '灯具编号;Name;power (W);State;Gateway;place.lat;Place / Longitude;Remark',
      'L1;Eins;40;已开灯;G1;;;hello',
      'L9;Nine;60.5 W;Switched off;North;30.2;120.2;',
    ),
  );
  expect(await dialog.findByText(/lamps\.csv has 2 rows/)).toBeInTheDocument();
  const becomes = (head: string) => dialog.getByRole('combobox', { name: `Field for “${head}”` });
  expect(becomes('灯具编号')).toHaveDisplayValue('Lamp ID');
  expect(becomes('place.lat')).toHaveDisplayValue('Place / Latitude');
  expect(becomes('Remark')).toHaveDisplayValue('Not imported');
  // Nothing is overwritten unless that option is chosen.
  expect(dialog.getByRole('radio', { name: 'Add only' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Add or change' }));

  await press('Check 2 rows');
  expect(await dialog.findByText('To add')).toBeInTheDocument();
  expect(dialog.getByText('To change')).toBeInTheDocument();
  expect(writes()).toEqual([]);

  await press('Import 2 rows');
  expect(await dialog.findByText('All rows imported.')).toBeInTheDocument();
  const sent = writes().map(({ call, body }) => [call, body] as const);
  expect(sent.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
    ['PATCH /lamps/L1', { name: 'Eins', power: 40, state: 'on', gatewayId: 'G1' }],
    [
      'POST /lamps',
      {
        ...{ id: 'L9', name: 'Nine', power: 60.5, state: 'off', gatewayId: 'G1' },
        place: { lat: 30.2, lng: 120.2 },
      },
    ],
  ]);
});

it('rejects rows with the messages of the form, and gives them back as a file that can be corrected and imported as it is', async () => {
  const { dialog, choose, press, writes, saved } = await openImport(platform());
  await choose(
    csv(
      'Lamp ID,Name,Power,State,Gateway,Latitude',
      'L9,Nine,40,on,,',
      'L10,A name that is too long,900,on,,',
      'L11,Eleven,much,dim,,',
      'L9,Again,1,on,,',
      'l12,Twelve,1,on,Hall,30',
      'L13,=1+1,1,on,Nowhere,',
    ),
  );
  await press('Check 6 rows');
  const rows = within(await dialog.findByRole('region', { name: 'Preview' }));
  const findReason = (line: string) => rows.findByRole('row', { name: new RegExp(`^${line} `) });
  expect(await findReason('3')).toHaveTextContent('Name: At most 12 characters, has 23.');
  expect(await findReason('3')).toHaveTextContent('Power: Use a number from 0 to 500.');
  expect(await findReason('4')).toHaveTextContent('Power: Type a number.');
  expect(await findReason('4')).toHaveTextContent('State: “dim” is not a valid value (on, off).');
  expect(await findReason('5')).toHaveTextContent('Lamp ID: Duplicate of row 2');
  expect(await findReason('6')).toHaveTextContent('Gateway: “Hall” is not unique. Use the ID.');
  expect(await findReason('6')).toHaveTextContent('Lamp ID: Characters or format not allowed.');
  expect(await findReason('7')).toHaveTextContent('Gateway: “Nowhere” was not found.');
  expect(writes()).toEqual([]);

  await press('Download 5 rejected rows');
  const report = await saved.file();
  expect(report.name).toBe('lamps – rejected.csv');
  const { rows: back } = readTable(report.bytes);
  expect(back[0]!.at(-1)).toBe('Problem (ignored by the import)');
  expect(back.slice(1).map(cells => cells[0])).toEqual(['L10', 'L11', 'L9', 'l12', 'L13']);
  expect(back[1]!.at(-1)).toContain('Power: Use a number from 0 to 500.');
  // What a stranger typed is no formula in our file either.
  expect(report.text).toContain(`'=1+1`);

  await press('Back to the columns');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import' })).toHaveFocus());
});

it('imports a report again as it is, once it is corrected', async () => {
  const { dialog, choose, press, writes } = await openImport(platform());
  await choose(
    csv(
      'Lamp ID,Name,Power,Problem (ignored by the import)',
      `L10,"'=short",90,Power: Use a number from 0 to 500.`,
    ),
  );
  expect(await dialog.findByText('Ignored: added by an import.')).toBeInTheDocument();
  await press('Check one row');
  await press('Import one row');
  await dialog.findByText('All rows imported.');
  expect(writes()[0]!.body).toEqual({ id: 'L10', name: '=short', power: 90 });
});

it('continues after a row that the platform rejects, shows why, and offers it for a correction', async () => {
  // React-admin writes every call that is rejected to the developer's console.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { dialog, choose, press, saved } = await openImport(
    platform({
      'POST /lamps': ({ body }) =>
        (body as { id: string }).id === 'L4'
          ? Response.json(
              { error: { statusCode: 409, name: 'Error', message: 'taken', code: 74 } },
              { status: 409 },
            )
          : body,
    }),
  );
  const writer = createXlsxWriter({ sheet: 'Lamps' });
  writer.add([
    ['Lamp ID', 'Name', 'Power'],
    ['L3', 'Three', 1.5],
    ['L4', 'Four', undefined],
    ['L5', 'Five', 7],
  ]);
  await choose(new File([...writer.end()], 'rows.xlsx'));
  await press('Check 3 rows');
  await press('Import 3 rows');
  expect(await dialog.findByText('The device ID is taken.')).toBeInTheDocument();
  expect(dialog.getByText('Added').nextElementSibling).toHaveTextContent('2');
  expect(dialog.getByText('Rejected by the platform').nextElementSibling).toHaveTextContent('1');
  await press('Download 1 rejected row');
  const { rows } = readTable((await saved.file()).bytes);
  expect(rows).toEqual([
    ['Lamp ID', 'Name', 'Power', 'Problem (ignored by the import)'],
    ['L4', 'Four', '', 'The device ID is taken.'],
  ]);
});

it('leaves values without a column unchanged; a blank cell deletes only when that option is chosen', async () => {
  const { dialog, choose, press, writes, user } = await openImport(platform());
  await choose(csv('Lamp ID,Power,State', 'L1,,off'));
  await user.click(await dialog.findByRole('radio', { name: 'Change only' }));
  await user.click(dialog.getByRole('checkbox', { name: /Blank cells clear the value/ }));
  await press('Check one row');
  await press('Import one row');
  await dialog.findByText('All rows imported.');
  expect(writes()).toMatchObject([
    { call: 'PATCH /lamps/L1', body: { power: null, state: 'off' } },
  ]);
});

it('shows what every row needs and the file does not have, and lets a column be corrected [ASSET-07/mapping]', async () => {
  const { dialog, choose, user, press, writes } = await openImport(platform());
  await choose(csv('Code,Called,Other', 'L7,Seven,x'));
  await user.click(await dialog.findByRole('radio', { name: 'Add only' }));
  const check = dialog.getByRole('button', { name: 'Check one row' });
  expect(check).toHaveAttribute('aria-disabled', 'true');
  const pick = (head: string, field: string) =>
    user.selectOptions(dialog.getByRole('combobox', { name: `Field for “${head}”` }), field);
  await pick('Other', 'Lamp ID');
  await pick('Called', 'Name');
  // A field is one column: taken by another, the first lets it go.
  await pick('Code', 'Lamp ID');
  expect(dialog.getByRole('combobox', { name: 'Field for “Other”' })).toHaveDisplayValue(
    'Not imported',
  );
  await press('Check one row');
  await press('Import one row');
  await dialog.findByText('All rows imported.');
  expect(writes()[0]!.body).toEqual({ id: 'L7', name: 'Seven' });
});

it('shows the guessed encoding with a sample, reads the file in another one, and stores nothing that is broken [ASSET-07/rows]', async () => {
  const { dialog, choose, user, press, writes } = await openImport(platform());
  const text = 'Lamp ID;Name;Power\nL3;Bjälbo;1,5\nL4;Kök;450,50\nL5;Fin;30,25';
  await choose(new File([new Uint8Array(Buffer.from(text, 'latin1'))], 'lamps.csv'));
  const encoding = await dialog.findByRole('combobox', { name: 'Text encoding' });
  expect(encoding).toHaveTextContent('Western European (Windows-1252)');
  expect(dialog.getByText('Bjälbo · Kök')).toBeVisible();
  const chooseEncoding = async (name: string) => {
    await user.click(encoding);
    await user.click(await screen.findByRole('option', { name }));
  };
  await chooseEncoding('Unicode (UTF-8)');
  expect(await dialog.findByText('Bj\ufffdlbo · K\ufffdk')).toBeVisible();
  await press('Check 3 rows');
  expect(await dialog.findAllByText(/Name: “K\ufffdk” has characters that cannot/u)).toHaveLength(
    1,
  );
  expect(dialog.getByText('Rejected', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    '2',
  );
  await press('Back to the columns');
  await user.click(await dialog.findByRole('combobox', { name: 'Text encoding' }));
  await user.click(await screen.findByRole('option', { name: /Windows-1252/u }));
  await dialog.findByText('Bjälbo · Kök');
  expect(dialog.getByRole('combobox', { name: 'Notation of “Power”' })).toHaveDisplayValue(
    'Decimal comma: 1,5',
  );
  await press('Check 3 rows');
  expect(await dialog.findByRole('cell', { name: '450,50 → 450.5' })).toBeVisible();
  expect(dialog.getByRole('cell', { name: 'Kök' })).toBeVisible();
  await press('Import 3 rows');
  await dialog.findByText('All rows imported.');
  expect(writes().map(({ body }) => body)).toEqual([
    { id: 'L3', name: 'Bjälbo', power: 1.5 },
    { id: 'L4', name: 'Kök', power: 450.5 },
    { id: 'L5', name: 'Fin', power: 30.25 },
  ]);
});

it('shows the sheet that is read, and reads another one; the reason of a disabled button is next to it [ASSET-07/rows]', async () => {
  const { dialog, choose, user, press, writes } = await openImport(platform());
  const notes = { name: 'Poles', rows: [['Pole'], ['P1'], ['P2']] };
  const writer = createXlsxWriter({ sheet: 'Lamps', notes });
  writer.add([
    ['Lamp ID', 'Name'],
    ['L3', 'Three'],
  ]);
  await choose(new File([...writer.end()], 'rows.xlsx'));
  const sheet = await dialog.findByRole('combobox', { name: 'Sheet' });
  expect(sheet).toHaveTextContent('Lamps');
  await user.click(sheet);
  await user.click(await screen.findByRole('option', { name: 'Poles' }));
  expect(await dialog.findByText(/rows\.xlsx has 2 rows/u)).toBeVisible();
  expect(dialog.getByText('Match at least one column.')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'Sheet' }));
  await user.click(await screen.findByRole('option', { name: 'Lamps' }));
  await press('Check one row');
  await press('Import one row');
  await dialog.findByText('All rows imported.');
  expect(writes().map(({ body }) => body)).toEqual([{ id: 'L3', name: 'Three' }]);
});

it('gives a row that cannot be read as written back so that it is rejected again until it is corrected [ASSET-07/rows]', async () => {
  const { choose, press, saved } = await openImport(platform());
  await choose(csv('Lamp ID,Name,Power', 'L3,Three', 'L4,Four,4,left, right', 'L5,Five,5'));
  await press('Check 3 rows');
  await press('Download 2 rejected rows');
  const { rows, problems } = readTable((await saved.file()).bytes);
  expect(rows.slice(1)).toEqual([
    ['L3', 'Three', 'The row has only 2 of 3 cells. Check its separators.'],
    [
      ...['L4', 'Four', '4', 'left', ' right'],
      expect.stringContaining('“left” is beyond the last column name.') as string,
    ],
  ]);
  expect([...problems.keys()]).toEqual([1, 2]);
});

/** Returns a downloaded template with one more row, as a spreadsheet program saves it. */
function addRow(
  { name, bytes }: SavedFile,
  rows: ImportTable['rows'],
  row: readonly string[],
): File {
  if (name.endsWith('.csv')) return new File([new Uint8Array(bytes), `${row.join(',')}\r\n`], name);
  const writer = createXlsxWriter({ sheet: 'Sheet1' });
  writer.add([...rows, row]);
  return new File([...writer.end()], name);
}

it.each(['xlsx', 'csv'] as const)(
  'has a template as %s, which is imported back with a row of its own; the example is left out [ASSET-07/template]',
  async format => {
    const { dialog, choose, press, saved, writes } = await openImport(platform(), 'zh');
    await press(`下载模板（${format.toUpperCase()}）`);
    const template = await saved.file();
    expect(template.name).toBe(`路灯导入模板.${format}`);
    const { rows, ...table } = readTable(template.bytes);
    expect(table.format).toBe(format);
    expect(rows[0]).toEqual([
      '灯具编号',
      '名称',
      '功率 (W)',
      '状态',
      '网关',
      '位置 / 纬度',
      '位置 / 经度',
    ]);
    expect(rows[1]!.slice(0, 4)).toEqual(['L0001', 'North gate 1', '0', '已开灯']);

    await choose(addRow(template, rows, ['L8', '八', '5', '已关灯', '', '', '']));
    await press('检查 2 行');
    expect((await dialog.findByText('将新增')).nextElementSibling).toHaveTextContent('1');
    expect(dialog.getByText('示例行，已忽略').nextElementSibling).toHaveTextContent('1');
    await press('导入 1 行');
    await dialog.findByText('所有行均已导入。');
    expect(writes()).toMatchObject([
      { call: 'POST /lamps', body: { id: 'L8', name: '八', power: 5, state: 'off' } },
    ]);
  },
);

it.each([
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /old Excel file \(XLS\)/],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /cannot be read as a table/],
  ['an archive that is none', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9, 9]), /as a table|damaged/],
  ['nothing', new Uint8Array(), /file is empty/],
  ['heads alone', new TextEncoder().encode('Lamp ID,Name\n'), /only one line/],
])('shows what %s is and what to choose instead', async (_, bytes, message) => {
  const { dialog, choose } = await openImport(platform());
  await choose(new File([bytes], 'rows.csv'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});
