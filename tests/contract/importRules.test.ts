import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const CONFIG = '.dependency-cruiser.cjs';
const { forbidden } = createRequire(import.meta.url)(resolve(CONFIG)) as {
  forbidden: readonly { name: string; comment: string }[];
};

const RESOURCES = 'src/resources';
const MEDIA = 'src/features/media';

const getFloorsFile = (root: string) => `${root}/floors.json`;

/** The folders of a part of the console from bottom to top. */
const readFloors = (root: string) =>
  (
    JSON.parse(readFileSync(getFloorsFile(root), 'utf8')) as readonly { readonly folder: string }[]
  ).map(({ folder }) => folder);

/** Each floor, importing the next one above it. */
const createFloorBreaches = (root: string, name: string) =>
  Object.fromEntries(
    readFloors(root)
      .slice(0, -1)
      .map((folder, index) => [
        `${name}-${folder.replace('/', '-')}`,
        [
          `${root}/${folder}/breach.ts`,
          `${root}/${readFloors(root)[index + 1] ?? ''}/breach.ts`,
        ] as const,
      ]),
  );

/** What breaks each rule: a file, and the module that it must not import. */
const breaches: Readonly<Record<string, readonly [file: string, imports: string]>> = {
  'domain-is-pure': ['src/domain/password.ts', 'src/api/send.ts'],
  'schema-is-vocabulary': ['src/schema/field.ts', 'src/domain/wind.ts'],
  'schema-uses-no-packages': ['src/schema/unit.ts', 'dayjs'],
  'domain-calculates': ['src/domain/sun.ts', 'react'],
  'generated-is-data': ['src/generated/users/types.ts', 'src/api/send.ts'],
  'generated-needs-no-package': ['src/generated/users/validators.ts', 'ajv'],
  'threads-know-no-work': ['src/threads/exposeMethods.ts', 'src/domain/wind.ts'],
  'api-is-transport': ['src/api/settings.ts', 'src/ui/Tag.tsx'],
  'i18n-is-data': ['src/i18n/language.ts', 'src/data/calls.ts'],
  'data-renders-nothing': ['src/data/provider.ts', 'src/ui/Tag.tsx'],
  'ui-makes-no-calls': ['src/ui/Pagination.tsx', 'src/generated/users/types.ts'],
  'resources-are-generic': ['src/resources/list/List.tsx', 'src/generated/users/types.ts'],
  'resources-take-types-of-data': ['src/resources/screens/Edit.tsx', 'src/data/calls.ts'],
  ...createFloorBreaches(RESOURCES, 'floor'),
  'resources-have-floors': ['src/features/users/Lost.tsx', 'src/resources/Lost.tsx'],
  ...createFloorBreaches(MEDIA, 'media-floor'),
  'media-has-floors': ['src/features/media/editor/Lost.tsx', 'src/features/media/Lost.tsx'],
  'features-stand-alone': ['src/features/users/Row.tsx', 'src/api/send.ts'],
  'features-are-separate': ['src/features/users/Page.tsx', 'src/features/home/ModuleCard.tsx'],
  'app-is-the-top': ['src/resources/screens/Show.tsx', 'src/app/buildTheme.ts'],
  'console-ships-alone': ['src/app/Shell.tsx', 'mocks/hosts/server.ts'],
  'console-ships-what-it-declares': ['src/app/guards.ts', 'ajv'],
  'codegen-read-report': ['codegen/read/report/warning.ts', 'codegen/read/schema/isFile.ts'],
  'codegen-read-schema': ['codegen/read/schema/kind.ts', 'codegen/read/operation/response.ts'],
  'codegen-read-operation': ['codegen/read/operation/parameter.ts', 'codegen/read/listing/sort.ts'],
  'codegen-read-listing': ['codegen/read/listing/paging.ts', 'codegen/read/resource/key.ts'],
  'codegen-read-resource': ['codegen/read/resource/binding.ts', 'codegen/read/readModel.ts'],
  'codegen-read-normalize': ['codegen/read/normalize/repair.ts', 'codegen/read/check/verbs.ts'],
  'codegen-read-bundle': ['codegen/read/bundle/document.ts', 'codegen/read/schema/isFile.ts'],
  'codegen-read-check': ['codegen/read/check/operations.ts', 'codegen/read/normalize/upgrade.ts'],
  'generator-reads-documents': ['codegen/generate.ts', 'src/generated/users/types.ts'],
  'build-makes-files': ['codegen/build/chunks.ts', 'mocks/hosts/server.ts'],
  'server-sends-files': ['codegen/serve/headers.ts', 'codegen/commands/start.ts'],
  'commands-use-the-tools': ['codegen/commands/open.ts', 'src/domain/wind.ts'],
  'mocks-share-no-rules': ['mocks/rules/twice.ts', 'src/domain/wind.ts'],
  'mocks-read-filters-themselves': ['mocks/platform/where.ts', 'src/schema/filter.ts'],
  'mocks-generated': ['mocks/generated/rows.ts', 'mocks/platform/Store.ts'],
  'mocks-loopback': ['mocks/loopback/rows.ts', 'mocks/platform/Store.ts'],
  'mocks-shared': ['mocks/shared/rows.ts', 'mocks/platform/Store.ts'],
  'mocks-platform': ['mocks/platform/open.ts', 'mocks/city/streets.ts'],
  'mocks-scenarios': ['mocks/scenarios/rain.ts', 'mocks/city/streets.ts'],
  'mocks-model': ['mocks/model/lamp.ts', 'mocks/rules/userRules.ts'],
  'mocks-city': ['mocks/city/users.ts', 'mocks/rules/userRules.ts'],
  'mocks-rules': ['mocks/rules/open.ts', 'mocks/assembly/openPlatform.ts'],
  'mocks-foreign': ['mocks/foreign/open.ts', 'mocks/assembly/openPlatform.ts'],
  'mocks-assembly': ['mocks/assembly/listen.ts', 'mocks/hosts/server.ts'],
  'mocks-hosts': ['mocks/hosts/build.ts', 'codegen/commands/start.ts'],
  'mocks-have-floors': ['tests/stray.ts', 'mocks/stray.ts'],
  'parts-do-not-import-their-folder': ['mocks/city/media/clip.ts', 'mocks/city/streets.ts'],
  'platform-is-below-its-parts': ['mocks/platform/kernel.ts', 'mocks/platform/live/AlertFeed.ts'],
  'platform-parts-are-separate': [
    'mocks/platform/scope/see.ts',
    'mocks/platform/live/AlertFeed.ts',
  ],
  'rules-of-services-are-separate': ['mocks/rules/core/see.ts', 'mocks/rules/media/frames.ts'],
  'city-parts-are-ordered': ['mocks/city/models/lamp.ts', 'mocks/city/media/pdf.ts'],
  'leaflet-stays-in-the-map': ['src/features/map/Markers.tsx', 'react-leaflet'],
  'echarts-stays-in-the-charts': ['src/features/reports/Figure.tsx', 'echarts'],
  'pdfjs-stays-in-the-pdf-viewer': ['src/features/reports/PdfPage.tsx', 'pdfjs-dist'],
  'comlink-stays-in-the-threads': ['src/data/checking.ts', 'comlink'],
  'cookie-has-one-owner': ['src/api/visitor.ts', 'src/api/cookies.ts'],
  'one-transport': ['src/data/fetching.ts', 'openapi-fetch'],
  'juggler-is-a-peer': ['mocks/loopback/filter.ts', 'loopback-datasource-juggler'],
  'no-cycle': ['tests/a.ts', 'tests/b.ts'],
  'no-orphan': ['src/ui/Forgotten.tsx', ''],
  resolves: ['mocks/rules/lost.ts', './nowhere.ts'],
};

/** What the rules allow, though it is close to what they forbid. */
const allowed: readonly (readonly [file: string, text: string])[] = [
  [
    'src/resources/calls/typed.ts',
    "import type { calls } from '../../data/calls.ts'; export type C = typeof calls;",
  ],
  ['src/domain/clock.ts', "import dayjs from 'dayjs'; export const now = dayjs;"],
  ['src/ui/map/Tiles.tsx', "import leaflet from 'leaflet'; export const tiles = leaflet;"],
  [
    'src/features/users/Good.tsx',
    "import { x } from '../../resources/list/List.tsx'; export const y = x;",
  ],
  [
    'src/features/media/stage/Below.tsx',
    "import { x } from '../state/breach.ts'; export const y = x;",
  ],
  ['src/resources/tree/Below.tsx', "import { x } from '../routes/breach.ts'; export const y = x;"],
  // A folder in a folder is a floor of its own, above or below it.
  ['src/resources/filters/Below.tsx', "import { x } from './saved/breach.ts'; export const y = x;"],
  [
    'src/resources/transfer/import/Below.ts',
    "import { x } from '../breach.ts'; export const y = x;",
  ],
  [
    'codegen/read/resource/found.ts',
    "import { x } from '../schema/isFile.ts'; import * as other from './binding.ts'; export const y = [x, other];",
  ],
  ['mocks/rules/streets.ts', "import { x } from '../city/streets.ts'; export const y = x;"],
  ['mocks/rules/core/download.ts', "import { x } from '../storage/blobs.ts'; export const y = x;"],
  ['mocks/rules/storage/blobs.ts', 'export const x = 1;'],
  [
    'codegen/build/demo.ts',
    "import { x } from '../../mocks/hosts/demoWorker.ts'; export const y = x;",
  ],
  ['mocks/hosts/demoWorker.ts', 'export const x = 1;'],
  [
    'codegen/commands/run.ts',
    "import { x } from '../../mocks/hosts/server.ts'; export const y = x;",
  ],
];

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

const tree = mkdtempSync(join(tmpdir(), 'import-rules-'));
const packages = [
  'dayjs',
  'react',
  'ajv',
  'leaflet',
  'react-leaflet',
  'echarts',
  'pdfjs-dist',
  'comlink',
  'openapi-fetch',
  'loopback-datasource-juggler',
];
let violations: readonly Violation[] = [];

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

/** The module as `file` would name it. */
function named(file: string, imports: string): string {
  if (!/^(src|mocks|codegen|tests)\//.test(imports)) return imports;
  return `${'../'.repeat(file.split('/').length - 1)}${imports}`;
}

beforeAll(() => {
  const targets = Object.values(breaches).map(([, imports]) => imports);
  for (const target of targets.filter(name => /^(src|mocks|codegen)\//.test(name))) {
    write(target, 'export const x = 1;');
  }
  write('src/data/calls.ts', 'export const calls = 1;');
  for (const [file, imports] of Object.values(breaches)) {
    const text = imports === '' ? '' : `import * as other from '${named(file, imports)}';\n`;
    write(file, `${text}export const x = ${imports === '' ? '1' : 'other'};`);
  }
  write('tests/b.ts', "import * as other from './a.ts'; export const x = other;");
  for (const [file, text] of allowed) write(file, text);
  for (const name of packages) {
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, main: 'index.js', license: 'MIT' }),
    );
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  const isTool = (name: string) => name === 'ajv' || name === 'loopback-datasource-juggler';
  const declared = (wanted: (name: string) => boolean) =>
    Object.fromEntries(packages.filter(wanted).map(name => [name, '1.0.0']));
  write(
    'package.json',
    JSON.stringify({
      dependencies: declared(name => !isTool(name)),
      devDependencies: declared(isTool),
    }),
  );
  cpSync(CONFIG, join(tree, CONFIG));
  for (const root of [RESOURCES, MEDIA])
    cpSync(getFloorsFile(root), join(tree, getFloorsFile(root)));
  cpSync('tsconfig.json', join(tree, 'tsconfig.json'));
  violations = cruise();
});

afterAll(() => rmSync(tree, { recursive: true }));

function cruise(): readonly Violation[] {
  const tool = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [tool, 'src', 'mocks', 'codegen', 'tests', '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  if (stderr !== '') throw new Error(stderr);
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

/** What to do instead: the message of a rule is an instruction too. */
const REMEDY =
  /\b(?:Add|Call|Connect|Correct|Link|Make|Move|Pass|Put|Read|Use|Write|delete|merge|move)\b/u;

it('has a breach to prove every rule, and a reason and a remedy for each', () => {
  expect(Object.keys(breaches).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  for (const { comment } of forbidden) expect(comment).toMatch(/\S.+\.$/);
  const unhelpful = forbidden.filter(({ comment }) => !REMEDY.test(comment));
  expect(unhelpful.map(({ name, comment }) => `${name}: ${comment}`)).toEqual([]);
});

it.each([
  [RESOURCES, []],
  [MEDIA, ['src/features/media/index.tsx', 'src/features/media/media.css']],
])('every folder of %s is a floor, and no module but its entry is next to them', (root, entry) => {
  expect(globSync(`${root}/*.*`).sort()).toEqual([getFloorsFile(root), ...entry]);
  const folders = globSync(`${root}/**/*.*`)
    .map(file =>
      dirname(file)
        .replaceAll('\\', '/')
        .slice(root.length + 1),
    )
    .filter(folder => folder !== '');
  expect([...new Set(folders)].sort()).toEqual(readFloors(root).sort());
});

it.each(Object.entries(breaches))('%s rejects its breach', (rule, [file]) => {
  expect(violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)).toContain(
    rule,
  );
});

it('lets through what only looks alike', () => {
  const files = new Set(allowed.map(([file]) => file));
  const rules = violations.filter(({ from, rule }) => files.has(from) && rule.name !== 'no-orphan');
  expect(rules).toEqual([]);
});

/** Returns the folders that import each other, each with the other one. */
function listMutualFolders(files: readonly string[]): readonly (readonly [string, string])[] {
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = dirname(file);
    const targets = imports.get(folder) ?? new Set();
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED_PATH))
      targets.add(dirname(normalize(join(folder, path))));
    imports.set(folder, targets);
  }
  expect(imports.size).toBeGreaterThan(20);
  return [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter(to => from < to && imports.get(to)?.has(from))
      .map(to => [from, to] as const),
  );
}

const IMPORTED_PATH = /(?:from|import\()\s*'(\.[^']+)'/g;

it('has no two folders of the mocks that import each other', () => {
  const files = globSync('mocks/**/*.ts', { exclude: ['**/*.test.ts', 'mocks/generated/*/*'] });
  expect(listMutualFolders(files)).toEqual([]);
});

it('has no two folders of the console side by side that import each other', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'src/generated/**'] });
  const isWithin = (folder: string, other: string) => folder.startsWith(`${other}/`);
  const siblings = listMutualFolders(files).filter(
    ([one, other]) => !isWithin(one, other) && !isWithin(other, one),
  );
  expect(siblings).toEqual([]);
});
