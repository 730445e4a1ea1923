import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { formatDiagnostic } from '../../codegen/DocumentError.ts';
import { lintModels } from '../../codegen/lint/lintModels.ts';
import type { ServiceModel } from '../../codegen/model.ts';
import { readServices } from '../../codegen/read/readServices.ts';

const SERVICES = ['users', 'core', 'media', 'storage', 'config'] as const;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fields-test-'));
  cpSync('openapi', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (service: string) => join(folder, `${service}.yaml`);

/** Inserts lines into a schema of the copy, below its properties. Returns the line number of the first. */
function insert(service: string, schema: string, lines: string): number {
  const text = readFileSync(fileOf(service), 'utf8');
  const start = text.indexOf(`\n    ${schema}:\n`);
  const mark = '\n      properties:\n';
  const at = text.indexOf(mark, start) + mark.length;
  expect([start, at - mark.length].every(index => index > 0)).toBe(true);
  writeFileSync(fileOf(service), `${text.slice(0, at)}${lines}${text.slice(at)}`);
  return text.slice(0, at).split('\n').length;
}

/** The messages of the lint about one document of the copy that contain a text. */
const lint = async (service: string, text: string) =>
  lintModels(await readServices([fileOf(service)]))
    .map(formatDiagnostic)
    .filter(message => message.includes(text));

const NOTE = `        note:
          anyOf: [{ type: string, maxLength: 40 }, { type: 'null' }]
          examples: [东侧]
          x-console: { label: { en: Note, zh: 备注 }, help: { en: Short., zh: 简短。 }, column: 9, filter: [like] }
`;

describe('a document of the project', () => {
  let models: readonly ServiceModel[];
  beforeAll(async () => {
    models = await readServices(SERVICES.map(service => join('openapi', `${service}.yaml`)));
  });

  it.each(SERVICES)('%s defines each field of a record once [SCHEMA-06/documents]', service => {
    const messages = lintModels(models).map(formatDiagnostic);
    expect(models.map(({ name }) => name)).toContain(service);
    expect(messages.filter(message => message.includes(`${service}.yaml`))).toEqual([]);
  });
});

const findGroups = ({ resources, operations }: ServiceModel) => {
  const resource = resources.find(({ name }) => name === 'groups');
  const bodies = (['create', 'update'] as const).map(
    verb => operations.find(({ id }) => id === resource?.verbs[verb])?.body,
  );
  return { resource, bodies };
};

describe('a field', () => {
  it('that is defined once is in the list, the filters and both forms [SCHEMA-06/once]', async () => {
    insert('core', 'GroupFields', NOTE);
    expect(await lint('core', '"note"')).toEqual([]);
    const [core] = await readServices([fileOf('core')]);
    const { resource, bodies } = findGroups(core!);
    const label = { en: 'Note', zh: '备注' };
    const column = resource?.fields.find(({ source }) => source === 'note');
    expect(column).toMatchObject({ label, maxLength: 40, column: 9 });
    expect(column?.filter[0]).toBe('like');
    for (const body of bodies) {
      expect(body?.fields.find(({ source }) => source === 'note')).toMatchObject({
        ...{ label, maxLength: 40, nullable: true, help: { en: 'Short.', zh: '简短。' } },
      });
    }
  });

  it.each([
    ['core', 'NewDomain', 'name', "        name: { $ref: '#/components/schemas/Name' }\n"],
    ['users', 'UserChange', 'firstName', '        firstName: { type: string, maxLength: 9 }\n'],
    ['media', 'NewProgramScene', 'name', '        name: { type: string }\n'],
    ['storage', 'NewFile', 'name', '        name: { type: string }\n'],
  ])(
    'that %s writes a second time, in %s, is reported [SCHEMA-06/once]',
    async (service, schema, name, lines) => {
      const line = insert(service, schema, lines);
      const [message, ...others] = await lint(service, 'also defined');
      expect(others).toEqual([]);
      expect(message).toContain(`${service}.yaml:${String(line)}: "${name}" of ${schema} is also`);
      expect(message).toMatch(/compose with allOf, or refer to it with \$ref: '#\/components/u);
    },
  );

  it('that a list shows and no form has is reported, with file, line and remedy [SCHEMA-06/reported]', async () => {
    const line = insert('core', 'Plan', NOTE);
    const [message, ...others] = await lint('core', 'in no body');
    expect(others).toEqual([]);
    expect(message).toContain(`core.yaml:${String(line)}: "note" of Plan is in no body of plans`);
    expect(message).toMatch(/compose with allOf, or say readOnly: true/u);
  });

  it('that is optional and that no edit can clear is reported where it is defined, with the remedy', async () => {
    const required = NOTE.replace(/anyOf: .+/u, 'type: string');
    const line = insert('core', 'PlanFields', required);
    const [message, ...others] = await lint('core', 'cannot clear');
    expect(others).toEqual([]);
    expect(message).toContain(`core.yaml:${String(line)}: updatePlan cannot clear "note"`);
    expect(message).toMatch(/allow null \(.+\) or make it required/u);
  });

  it('that the platform alone sets is not reported [SCHEMA-06/reported]', async () => {
    insert('core', 'Plan', NOTE.replace('          examples', '          readOnly: true\n$&'));
    expect(await lint('core', '"note"')).toEqual([]);
  });
});
