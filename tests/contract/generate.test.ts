import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { listFiles } from '../../codegen/generatedFiles.ts';
import { checkGenerated, generate, type GenerateOptions } from '../../codegen/generate.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generate-test-'));
  cpSync('openapi', join(folder, 'openapi'), { recursive: true });
  // Most tests generate from two documents, which do not refer to the domains of the third.
  edit('users', ', reference: domains', '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The copies of the documents, generated into a folder of the test's own. */
const generation = (
  out = 'out',
  names = ['users', 'config'],
): GenerateOptions & Required<Pick<GenerateOptions, 'out'>> => ({
  documents: names.map(name => join(folder, 'openapi', `${name}.yaml`)),
  out: { console: join(folder, out, 'console'), mocks: join(folder, out, 'mocks') },
});

const documentFile = (name: string) => join(folder, 'openapi', `${name}.yaml`);

/** Changes the text of a document; what is replaced must be there. */
function edit(name: string, from: string, to: string): void {
  const text = readFileSync(documentFile(name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(documentFile(name), text.replace(from, to));
}

/** The first line of a document with a text. */
const lineOf = (name: string, shownText: string): number => {
  const text = readFileSync(documentFile(name), 'utf8');
  return text.slice(0, text.indexOf(shownText)).split('\n').length;
};

const texts = (out: string) => {
  const root = join(folder, out);
  return Object.fromEntries(
    listFiles([root])
      .filter(file => !file.endsWith('.stamp.json'))
      .map(file => [file.slice(root.length), readFileSync(file, 'utf8')]),
  );
};

describe('generating twice', () => {
  it('gives the same bytes [SCHEMA-02]', async () => {
    await generate(generation('one'));
    await generate(generation('two'));
    const one = texts('one');
    const files = (name: string) => [
      ...['about.ts', 'document.json', 'operations.ts', 'types.ts', 'validators.d.ts'].map(
        file => `/console/${name}/${file}`,
      ),
      `/console/${name}/validators.js`,
      ...[`${name}.faker.ts`, `${name}.schemas.ts`, 'handlers.ts'].map(
        file => `/mocks/${name}/${file}`,
      ),
    ];
    const ofOneOperation = (file: string) => /\/(?:operations|parts)\//u.test(file);
    expect(new Set(Object.keys(one).filter(file => !ofOneOperation(file)))).toEqual(
      new Set([
        '/console/about.ts',
        '/console/calls.ts',
        '/console/catalogue.ts',
        '/console/services.ts',
        '/console/signInCalls.ts',
        '/mocks/catalogue.ts',
        '/console/users/resources.ts',
        ...files('users'),
        ...files('config'),
      ]),
    );
    expect(Object.keys(one).filter(ofOneOperation)).toContain('/console/users/operations/login.ts');
    expect(texts('two')).toEqual(one);
  });

  it('names in every file its document and the command [SCHEMA-02]', async () => {
    await generate(generation());
    for (const [path, text] of Object.entries(texts('out'))) {
      expect([path, text.split('\n').slice(0, 2).join('\n')]).toEqual([
        path,
        expect.stringMatching(
          /Generated from .*\.yaml\. Change the document, then run: npm run generate/,
        ),
      ]);
    }
  });

  it('writes nothing and touches no file when nothing changed [SCHEMA-02]', async () => {
    const first = await generate(generation());
    expect(first.written).not.toEqual([]);
    const times = () =>
      listFiles([join(folder, 'out')]).map(file => [file, statSync(file).mtimeMs]);
    const before = times();
    expect(await generate(generation())).toMatchObject({ written: [], removed: [] });
    expect(times()).toEqual(before);
  });
});

describe('a changed document', () => {
  it('changes only its generated code [SCHEMA-02]', async () => {
    await generate(generation());
    edit('config', 'maxLength: 32, description: As shown', 'maxLength: 40, description: As shown');
    const { written } = await generate(generation());
    expect(written.every(file => file.includes('/config/'))).toBe(true);
    expect(written.some(file => file.endsWith('config/validators.js'))).toBe(true);
  });

  it('counts when the change is in a part of it', async () => {
    await generate(generation());
    const part = join(folder, 'openapi', 'shared', 'lists.yaml');
    writeFileSync(part, readFileSync(part, 'utf8').replace('maxLength: 64', 'maxLength: 60'));
    const { written } = await generate(generation());
    expect(written.some(file => file.endsWith('users/validators.js'))).toBe(true);
  });

  it('that is deleted has its generated code deleted', async () => {
    await generate(generation());
    const { removed } = await generate(generation('out', ['users']));
    expect(removed.length).toBeGreaterThan(0);
    expect(removed.every(file => file.includes('/config/'))).toBe(true);
    expect(await checkGenerated(generation('out', ['users']))).toEqual([]);
  });
});

describe('a copy of the generated files', () => {
  it('is generated from the documents of its own folder, and removes no file of the original', async () => {
    await generate(generation());
    const original = texts('out');
    cpSync(join(folder, 'out'), join(folder, 'copy'), { recursive: true });
    edit('config', 'maxLength: 32, description: As shown', 'maxLength: 40, description: As shown');
    expect((await generate(generation('copy'))).removed).toEqual([]);
    expect(texts('out')).toEqual(original);
    expect(await checkGenerated(generation('copy'))).toEqual([]);
  });
});

describe('an omission in the own documents', () => {
  const strict = (): GenerateOptions => ({ ...generation(), strict: true });
  const lost = () => {
    edit('users', 'label: { en: Locked, zh: 已锁定 }, column: 7', 'column: 7');
    edit('users', 'errorCodes: [1, 26, 33, 52, 57, 58, 66]', 'errorCodes: [1, 26, 33, 52, 57, 66]');
  };
  const warnings = [
    expect.stringMatching(
      /users\.yaml:\d+: "locked" of User has no label; say x-console\.label \{en, zh\}$/u,
    ),
    expect.stringMatching(
      /users\.yaml:\d+: lockUser has the response 401 and not its error code 58/u,
    ),
  ];

  it('is reported with its line when they are generated from, and fails their check', async () => {
    lost();
    expect((await generate(strict())).warnings).toEqual(warnings);
    expect(await checkGenerated(strict())).toEqual(warnings);
  });

  it('is not reported for other documents', async () => {
    lost();
    expect((await generate(generation())).warnings).toEqual([]);
    expect(await checkGenerated(generation())).toEqual([]);
  });
});

describe('the check', () => {
  const listDifferences = async () => {
    const wrong = await checkGenerated(generation());
    return wrong.map(sentence => sentence.slice(sentence.indexOf('/out/') + 5));
  };

  it('finds nothing after generating', async () => {
    await generate(generation());
    expect(await listDifferences()).toEqual([]);
  });

  it('finds files that are stale, edited, missing or of no document [SCHEMA-02]', async () => {
    await generate(generation());
    edit('users', 'en: Lock,', 'en: Lock now,');
    const out = join(folder, 'out');
    writeFileSync(
      join(out, 'console', 'config', 'operations.ts'),
      'export const operations = {};\n',
    );
    rmSync(join(out, 'mocks', 'config', 'handlers.ts'));
    mkdirSync(join(out, 'console', 'core'));
    writeFileSync(join(out, 'console', 'core', 'types.ts'), '');
    const wrong = await listDifferences();
    expect(wrong).toContain('console/users/operations/lockUser.ts is stale');
    expect(wrong).toContain('console/config/operations.ts was edited by hand');
    expect(wrong).toContain('mocks/config/handlers.ts is missing');
    expect(wrong).toContain('console/core/types.ts comes of no document');
    expect(wrong).not.toContain('console/users/validators.js is stale');
  });

  it('changes nothing, and generating puts an edited file right [SCHEMA-02]', async () => {
    await generate(generation());
    const file = join(folder, 'out', 'console', 'users', 'operations.ts');
    writeFileSync(file, 'edited');
    await checkGenerated(generation());
    expect(readFileSync(file, 'utf8')).toBe('edited');
    await generate(generation());
    expect(await listDifferences()).toEqual([]);
  });
});

describe('a wrong document is reported with file, line and remedy [SCHEMA-02]', () => {
  const failure = async (names = ['users', 'config']): Promise<string> => {
    const error = await generate(generation('out', names)).catch((reason: unknown) => reason);
    expect(listFiles([join(folder, 'out')])).toEqual([]);
    return error instanceof Error ? error.message : 'nothing was wrong';
  };

  const ttl = 'x-console: { unit: s }';

  it.each<[string, string, string, string, string]>([
    [
      'a unit',
      'users',
      ttl,
      'x-console: { unit: seconds }',
      'x-console.unit "seconds" is not one of',
    ],
    [
      'a reference',
      'users',
      'sort: false, reference: roles',
      'sort: false, reference: rols',
      'x-console.reference "rols" is no resource; did you mean "roles"?',
    ],
    [
      'a module',
      'users',
      'permission: { module: permission,',
      'permission: { module: permissions,',
      'x-console.permission.module "permissions" is not one of',
    ],
    [
      'a role',
      'users',
      'roles: [admin, owner]',
      'roles: [admin, owners]',
      'x-console.permission.roles.1 "owners" is not one of',
    ],
    [
      'a code',
      'users',
      'errorCodes: [1, 2, 22, 34, 51, 78]',
      'errorCodes: [1, 2, 22, 34, 510, 78]',
      'x-console.errorCodes.4 510 is not a code of the error catalogue',
    ],
    [
      'a resource',
      'users',
      'resource: roles\n        label: { en: Count roles',
      'resource: role\n        label: { en: Count roles',
      'x-console.resource "role" has no list in this document; did you mean "roles"?',
    ],
    [
      'a condition',
      'users',
      'when: { locked: true }',
      'when: { looked: true }',
      'x-console.when names "looked", no field of users; did you mean "locked"?',
    ],
    [
      'a value that a condition waits for in vain',
      'users',
      'when: { locked: true }',
      "when: { locked: 'yes' }",
      'x-console.when wants locked to be "yes", which it cannot be',
    ],
    [
      'an action group',
      'users',
      'when: { locked: true }',
      'group: access',
      'x-console.group "access" is no action group of users',
    ],
    ['an icon', 'users', 'icon: shield', 'icon: sheild', 'x-console.icon "sheild" is not one of'],
    [
      'a word',
      'config',
      'x-console: { unit: px }',
      'x-console: { units: px }',
      'x-console.units is no keyword of a property; did you mean "unit"?',
    ],
    [
      'a name that is taken',
      'users',
      'operationId: logout',
      'operationId: login',
      'operationId "login" is also the name of POST /users/login; rename one of them',
    ],
    [
      'a reference to nothing',
      'users',
      "schema: { $ref: '#/components/schemas/Token' }",
      "schema: { $ref: '#/components/schemas/Tokens' }",
      "Can't resolve $ref",
    ],
  ])('%s', async (_, name, from, to, message) => {
    const line = lineOf(name, from);
    edit(name, from, to);
    const failureText = await failure();
    expect(failureText).toContain(message);
    expect(failureText).toContain(`openapi/${name}.yaml:${line}: `);
    expect(failureText.split('\n')).toHaveLength(1);
  });

  it('in a part of the document', async () => {
    const part = join(folder, 'openapi', 'shared', 'lists.yaml');
    const text = readFileSync(part, 'utf8');
    const changed = text.replace(
      'examples: [5000] }',
      'examples: [5000], x-console: { unit: lux } }',
    );
    expect(changed).not.toBe(text);
    writeFileSync(part, changed);
    const line = changed.split('\n').findIndex(each => each.includes('unit: lux')) + 1;
    const failureText = await failure();
    expect(failureText).toContain(
      `openapi/shared/lists.yaml:${line}: x-console.unit "lux" is not one of`,
    );
    expect(failureText).toContain('use "lx"');
  });

  it('everything at once', async () => {
    edit('users', ttl, 'x-console: { unit: sec }');
    edit('users', 'errorCodes: [1, 2, 22, 34, 51, 78]', 'errorCodes: [1, 2, 22, 34, 510, 78]');
    edit('config', 'x-console: { unit: px }', 'x-console: { unit: pixel }');
    expect((await failure()).split('\n')).toHaveLength(3);
  });

  it.each([
    ['text that is no YAML', 'openapi: [3.1.0', 'cannot be read'],
    [
      'another kind of document',
      'asyncapi: 3.0.0\ninfo: { title: Queues, version: "1" }\n',
      'is no OpenAPI 3 document: it starts neither with',
    ],
  ])('%s', async (_, text, message) => {
    writeFileSync(documentFile('users'), text);
    expect(await failure(['users'])).toMatch(
      new RegExp(`openapi/users\\.yaml(:\\d+)?: ${message}`),
    );
  });

  it('a reference to a resource that no document has', async () => {
    edit('users', 'reference: roles', 'reference: domains');
    expect(await failure()).toMatch(
      /users\.yaml:\d+: x-console\.reference "domains" is no resource; use one of users, roles$/u,
    );
  });

  it('a file that is not there', async () => {
    expect(await failure(['nowhere'])).toMatch(/openapi\/nowhere\.yaml: cannot be read/);
  });

  it('a resource that two documents have', async () => {
    cpSync(documentFile('users'), documentFile('people'));
    edit('people', 'service: users', 'service: people');
    expect(await failure(['users', 'people'])).toContain(
      'openapi/people.yaml: resource users is also in ',
    );
  });
});

describe('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [resolve('codegen/generate.ts'), ...args], { encoding: 'utf8' });

  it('has nothing to do in a project that is up to date, and reports it at once', async () => {
    await generate();
    const { status, stdout } = run();
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^generate: \d documents, nothing changed/),
    ]);
  });

  it('rejects what it does not know', () => {
    expect(run('--chekc')).toMatchObject({
      status: 1,
      stderr: 'generate knows no --chekc; it takes --check only\n',
    });
  });
});
