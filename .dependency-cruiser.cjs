/** The import rules; README.md has a diagram. The comment of a rule is its error message: it gives the reason and the remedy. */
const tests = '[.]test[.]tsx?$';

/** The folders of a part of the console from bottom to top. */
const readFloors = root => require(`./${root}/floors.json`).map(({ folder }) => folder);

/** The files directly in one of its folders: a folder in it is a floor of its own. */
const onFloors = (root, folders) => `^${root}/(${folders.join('|')})/[^/]+$`;

const RESOURCES = 'src/resources';
const MEDIA = 'src/features/media';

/** The files of `from` may import, of ours, only each other and `allowed`. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: tests },
  to: {
    path: '^(src|mocks|codegen|tests)/',
    pathNot: [`${from}/`, ...allowed].map(path => `^${path}`),
  },
});

/** Only `owner` may import the packages. */
const owned = (name, packages, owner, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^(src|mocks|codegen|tests)/', pathNot: [owner, tests] },
  to: { path: `node_modules/(${packages})/` },
});

/** The folders of codegen/read: those below each of them, and where to go. Files directly in codegen/read are above them all. */
const CODEGEN_READ_FLOORS = [
  [
    'report',
    [],
    'A warning and its location know no OpenAPI object. Make the warning where the object is read, with createWarning.',
  ],
  [
    'schema',
    ['report'],
    'A schema is read without its operation. Put what needs a parameter or a body in operation/.',
  ],
  [
    'operation',
    ['schema', 'report'],
    'An operation is read on its own. Put what compares operations in resource/, and the query of a list in listing/.',
  ],
  [
    'listing',
    ['operation', 'schema', 'report'],
    'The syntax of a list is read from its operation. Put what needs the other operations of its resource in resource/.',
  ],
  [
    'resource',
    ['listing', 'operation', 'schema', 'report'],
    'A resource is read from a document that is valid already. Put repairs in normalize/, errors in check/, and what needs two documents in codegen/read itself.',
  ],
  [
    'normalize',
    ['listing', 'operation', 'schema', 'report'],
    'A document is rewritten before its resources are known. Put what needs a resource in resource/ or check/.',
  ],
  [
    'bundle',
    ['normalize', 'report'],
    'Bundling makes one document of several files. Put what reads an OpenAPI object in normalize/ or below.',
  ],
  [
    'check',
    ['resource', 'listing', 'operation', 'schema', 'report'],
    'A check rewrites nothing and reads a finished document. Put rewriting in normalize/; codegen/read itself calls both.',
  ],
];

const codegenReadFloors = CODEGEN_READ_FLOORS.map(([folder, below, comment]) => ({
  name: `codegen-read-${folder}`,
  comment,
  severity: 'error',
  from: { path: `^codegen/read/${folder}/`, pathNot: tests },
  to: { path: '^codegen/read/', pathNot: `^codegen/read/(${[folder, ...below].join('|')})/` },
}));

/** One rule for each folder that has another above it. */
const createFloorRules = (root, name) => {
  const floors = readFloors(root);
  return floors.slice(0, -1).map((folder, index) => ({
    name: `${name}-${folder.replace('/', '-')}`,
    comment: [
      `${root}/${folder} imports only the floors below it: ${floors.slice(0, index).join(', ') || 'none'}.`,
      'Move what both files need to one of these, or pass it down from above as a prop or in a context.',
      `The order is ${root}/floors.json.`,
    ].join(' '),
    severity: 'error',
    from: { path: onFloors(root, [folder]), pathNot: tests },
    to: { path: onFloors(root, floors.slice(index + 1)) },
  }));
};

/** The floors of the mocks, lowest first: a folder imports only folders above it in this list, and the named ones of src. */
const mockFloors = {
  generated: {
    uses: ['src/generated/'],
    comment:
      'Generated data. Put behaviour into mocks/platform (any document) or mocks/rules (one operation).',
  },
  loopback: {
    uses: [],
    comment:
      'The filter engine knows rows and filters only, so it runs anywhere. Put what needs a Store into mocks/platform.',
  },
  shared: {
    uses: [],
    comment:
      'Pure helpers: time units, random numbers, ids, hashes. Put what needs a Store or a Row into mocks/model or mocks/platform.',
  },
  platform: {
    uses: ['mocks/loopback/', 'mocks/shared/', 'src/schema/'],
    comment:
      'The platform serves any document: no city, no rule of an operation. Pass what it needs as an option from mocks/assembly.',
  },
  scenarios: {
    uses: ['mocks/platform/', 'mocks/shared/'],
    comment:
      'A scenario changes responses without knowing the data. Put what needs the data into mocks/rules or mocks/assembly.',
  },
  model: {
    uses: ['mocks/loopback/', 'mocks/platform/', 'mocks/shared/'],
    comment:
      'Shapes and defaults of records that the city and the rules both create. Put what handles a call into mocks/rules.',
  },
  city: {
    uses: ['mocks/model/', 'mocks/platform/', 'mocks/shared/'],
    comment:
      'The city generates rows and knows no rule. Put what a rule creates alike into mocks/model, and import it from both.',
  },
  rules: {
    uses: [
      ...['mocks/city/', 'mocks/loopback/', 'mocks/model/', 'mocks/platform/', 'mocks/scenarios/'],
      ...['mocks/shared/', 'src/generated/'],
    ],
    comment:
      'A rule receives its call and its Store. It knows neither who opens the platform (mocks/assembly) nor who serves it (mocks/hosts). Pass what it needs in its context from mocks/assembly.',
  },
  foreign: {
    uses: [
      ...['mocks/city/', 'mocks/loopback/', 'mocks/platform/', 'mocks/rules/', 'mocks/shared/'],
      'src/schema/',
    ],
    comment:
      'External documents become a PlatformDefinition, which mocks/assembly opens. Pass it there instead of opening a platform here.',
  },
  assembly: {
    uses: [
      ...['generated', 'loopback', 'shared', 'platform', 'scenarios', 'model', 'city', 'rules'].map(
        folder => `mocks/${folder}/`,
      ),
      'src/schema/',
    ],
    comment:
      'It opens a platform from its parts, on any host. Put what needs a server, a browser or msw into mocks/hosts.',
  },
  hosts: {
    uses: [
      ...['mocks/assembly/', 'mocks/city/', 'mocks/platform/', 'mocks/scenarios/'],
      ...['src/generated/', 'src/schema/'],
    ],
    comment:
      'A host serves an assembled platform. Put its behaviour below, in mocks/assembly or mocks/platform; flags and builds into codegen/commands and codegen/build.',
  },
};

module.exports = {
  forbidden: [
    ...codegenReadFloors,
    only(
      'domain-is-pure',
      'src/domain',
      [],
      'A rule of the domain is a pure function: no React, no transport, no import from other folders. Pass the value that it needs as an argument.',
    ),
    only(
      'schema-is-vocabulary',
      'src/schema',
      [],
      'The types of descriptors are shared with codegen and the mocks, so src/schema imports no other folder. Put a rule that needs one into src/domain or src/resources.',
    ),
    {
      name: 'schema-uses-no-packages',
      comment:
        'src/schema runs in the console, in codegen and in the mocks, so it imports no package. Put what needs one into src/domain, src/data or src/resources.',
      severity: 'error',
      from: { path: '^src/schema/', pathNot: tests },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'domain-calculates',
      comment:
        'A rule of the domain may only use packages of pure functions. Add one to the list of this rule, or put what needs another package into src/data, src/resources or src/ui.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'core'],
        pathNot: 'node_modules/(dayjs|suncalc)/',
      },
    },
    only(
      'generated-is-data',
      'src/generated',
      ['src/schema/'],
      'Generated files are data and types. Write behaviour by hand, outside src/generated.',
    ),
    {
      name: 'generated-needs-no-package',
      comment:
        'A validator is compiled with everything that it needs: a package would add its own code, or eval. Make codegen/emit write the code inline.',
      severity: 'error',
      from: { path: '^src/generated/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    only(
      'threads-know-no-work',
      'src/threads',
      [],
      'The calls between the page and a thread are the same for any work, so src/threads imports no other folder. Put the methods of a thread into the folder of their user, and pass them to exposeMethods.',
    ),
    only(
      'api-is-transport',
      'src/api',
      ['src/generated/', 'src/schema/', 'src/domain/'],
      'The transport layer depends on documents and on pure functions, not on screens. Put what a screen does with a response into src/data, or pass a callback.',
    ),
    only(
      'i18n-is-data',
      'src/i18n',
      ['src/api/ApiError', 'src/schema/', 'src/domain/'],
      'Messages are data; apart from schema and domain they depend on the error type of src/api only. Put what calls or renders into src/data or src/ui, and pass values as message arguments.',
    ),
    only(
      'data-renders-nothing',
      'src/data',
      ['src/api/', 'src/generated/', 'src/schema/', 'src/domain/', 'src/i18n/', 'src/threads/'],
      'Providers translate between react-admin and the platform; they render nothing. Put a hook or a component that renders into src/resources or src/features.',
    ),
    only(
      'ui-makes-no-calls',
      'src/ui',
      ['src/i18n/', 'src/schema/', 'src/domain/'],
      'A component of src/ui gets its data by props: it makes no calls and depends on no resource. Pass the data as a prop, or move the component to src/resources (any resource) or src/features (one screen).',
    ),
    only(
      'resources-are-generic',
      'src/resources',
      [
        ...['src/schema/', 'src/ui/', 'src/i18n/', 'src/domain/', 'src/data/', 'src/threads/'],
        'src/paths',
      ],
      'A schema-driven page depends on no particular resource. Pass what is particular as an override from src/features, or read it from the descriptor.',
    ),
    {
      name: 'resources-take-types-of-data',
      comment:
        'A schema-driven page works with every dialect, so only types of src/data may be imported, and the clock and the reader of filter values. Call the data provider of react-admin (useGetList, useDataProvider).',
      severity: 'error',
      from: { path: '^src/resources/', pathNot: tests },
      to: {
        path: '^src/data/',
        pathNot: '^src/data/(useNow|readFilterValue)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...createFloorRules(RESOURCES, 'floor'),
    {
      name: 'resources-have-floors',
      comment:
        'A file of src/resources is in a folder of src/resources/floors.json. Move it to the lowest floor that is above all of its imports; a new folder needs its line there.',
      severity: 'error',
      from: {},
      to: { path: `^${RESOURCES}/`, pathNot: onFloors(RESOURCES, readFloors(RESOURCES)) },
    },
    ...createFloorRules(MEDIA, 'media-floor'),
    {
      name: 'media-has-floors',
      comment:
        'A file of the media editor is in a folder of src/features/media/floors.json, so that its parts do not import each other in a circle. Move it to the lowest floor that is above all of its imports; a new folder needs its line there.',
      severity: 'error',
      from: {},
      to: {
        path: `^${MEDIA}/`,
        pathNot: [onFloors(MEDIA, readFloors(MEDIA)), `^${MEDIA}/(index[.]tsx|media[.]css)$`],
      },
    },
    only(
      'features-stand-alone',
      'src/features',
      [
        'src/resources/',
        'src/ui/',
        'src/i18n/',
        'src/generated/',
        'src/schema/',
        'src/domain/',
        'src/data/',
        'src/api/(session|signIn|settings|ApiError|RecordError)[.]ts',
        'src/paths',
      ],
      'A feature imports the layers below it. Call the platform through src/data; from src/api import only the session. Pass what it needs of src/app as a prop.',
    ),
    {
      name: 'features-are-separate',
      comment:
        'Features do not import each other. Move what both need to src/domain, src/data, src/resources or src/ui, or link with src/paths.ts instead of importing.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'app-is-the-top',
      comment:
        'src/app composes the other folders, so none of them may import it. Pass the value as a prop or through a context of a lower folder.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/', '^src/main[.]tsx$', tests] },
      to: { path: '^src/app/' },
    },
    {
      name: 'console-ships-alone',
      comment:
        'The build contains no mock platform, no generator and no test. Put what both need into src/schema or src/domain; the mocks write their own.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^(mocks|codegen|tests)/' },
    },
    {
      name: 'console-ships-what-it-declares',
      comment:
        'Code that runs in the browser imports only packages of `dependencies`. Move the package there in package.json, or use it in codegen.',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, '^src/generated/'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'core'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'generator-reads-documents',
      comment:
        'The generator knows the documents and the vocabulary, not what is made from them. Put what uses the results into codegen/commands.',
      severity: 'error',
      from: { path: '^codegen/', pathNot: ['^codegen/(build|commands|serve)/', tests] },
      to: {
        path: ['^(src|mocks|tests)/', '^codegen/(build|commands|serve)/'],
        pathNot: '^src/schema/',
      },
    },
    only(
      'build-makes-files',
      'codegen/build',
      ['mocks/hosts/demoWorker[.]ts$'],
      "Vite's configuration and plugins: of the platform they know only the worker of the demo. Put what starts a server into codegen/serve.",
    ),
    only(
      'server-sends-files',
      'codegen/serve',
      ['mocks/hosts/', 'mocks/platform/'],
      'It serves a build with its headers next to a platform that is passed to it. Put flags, and what opens the platform, into codegen/commands.',
    ),
    only(
      'commands-use-the-tools',
      'codegen/commands',
      ['codegen/', 'mocks/', 'src/schema/'],
      'A command runs the generator, the build and a platform. It imports no console code, which only the build reads. Put what both need into src/schema.',
    ),
    {
      name: 'mocks-share-no-rules',
      comment:
        'The platform must not share rules with the console: a shared bug would pass every test. Write the rule again from the specification in mocks/model or mocks/rules.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: tests },
      to: { path: '^(src|tests)/', pathNot: '^src/(generated|schema)/' },
    },
    {
      name: 'mocks-read-filters-themselves',
      comment:
        'The console writes its filters with src/schema/filter.ts. With one reader for both, a shared bug would pass every test. Use mocks/loopback to read them.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: tests },
      to: { path: '^src/schema/filter[.]ts$' },
    },
    ...Object.entries(mockFloors).map(([folder, { uses, comment }]) =>
      only(`mocks-${folder}`, `mocks/${folder}`, uses, comment),
    ),
    {
      name: 'mocks-have-floors',
      comment:
        'Every file of the mocks is in a folder of the list of floors, which says what it may import. Move the file into the lowest folder that may import what it needs (mocks/README.md).',
      severity: 'error',
      from: {},
      to: { path: '^mocks/', pathNot: `^mocks/(${Object.keys(mockFloors).join('|')})/` },
    },
    {
      name: 'parts-do-not-import-their-folder',
      comment:
        'A folder of the mocks imports its subfolders, so they must not import its files. Move what both need into a subfolder of its own, or to a lower floor.',
      severity: 'error',
      from: { path: '^(mocks/(?:city|rules|assembly|hosts))/[^/]+/', pathNot: tests },
      to: { path: '^$1/[^/]+$' },
    },
    {
      name: 'platform-is-below-its-parts',
      comment:
        'mocks/platform/live and mocks/platform/scope import the files of mocks/platform, which must not import them. Pass them as options in mocks/assembly.',
      severity: 'error',
      from: { path: '^mocks/platform/[^/]+$', pathNot: tests },
      to: { path: '^mocks/platform/[^/]+/' },
    },
    {
      name: 'rules-of-services-are-separate',
      comment:
        'The rules of one service import none of another; the two exceptions: rules/logs, and the stored bytes of rules/storage. Put shapes that both need into mocks/model.',
      severity: 'error',
      from: { path: '^mocks/rules/([^/]+)/', pathNot: tests },
      to: {
        path: '^mocks/rules/[^/]+/',
        pathNot: [
          '^mocks/rules/$1/',
          '^mocks/rules/logs/',
          '^mocks/rules/storage/(blobs|contentKinds)[.]ts$',
        ],
      },
    },
    {
      name: 'city-parts-are-ordered',
      comment:
        'mocks/city/media uses mocks/city/models, never the reverse. Move what both need into mocks/city/models.',
      severity: 'error',
      from: { path: '^mocks/city/models/', pathNot: tests },
      to: { path: '^mocks/city/media/' },
    },
    {
      name: 'platform-parts-are-separate',
      comment:
        'mocks/platform/live and mocks/platform/scope do not know each other. Connect them in mocks/assembly.',
      severity: 'error',
      from: { path: '^mocks/platform/([^/]+)/', pathNot: tests },
      to: { path: '^mocks/platform/[^/]+/', pathNot: '^mocks/platform/$1/' },
    },
    owned(
      'leaflet-stays-in-the-map',
      'leaflet|react-leaflet',
      // The second one mounts a map for the tests of the first one.
      '^(src/ui/map/|tests/support/mountMarkers[.]ts$)',
      'Only src/ui/map imports the map library, so that it can be replaced. Use a component of src/ui/map, or add one there.',
    ),
    owned(
      'echarts-stays-in-the-charts',
      'echarts|zrender',
      '^src/ui/charts/',
      'Only src/ui/charts imports the chart library: it is large, and loaded only where a chart is rendered. Use a component of src/ui/charts, or add one there.',
    ),
    owned(
      'pdfjs-stays-in-the-pdf-viewer',
      'pdfjs-dist',
      '^src/ui/pdf/',
      'Only src/ui/pdf imports the reader of PDFs: it is large, and loaded only where one is opened. Use PdfViewer.',
    ),
    owned(
      'comlink-stays-in-the-threads',
      'comlink',
      '^src/threads/',
      'Only src/threads imports comlink, which leaves the calls of a thread that failed pending. Use connectThread on the page and exposeMethods in the thread.',
    ),
    {
      name: 'cookie-has-one-owner',
      comment:
        'Only the session, the return URL and the single-sign-on choice are cookies. Read the token through src/api/session.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/api/(session|fromUrl|signOnProvider)[.]ts$', tests] },
      to: { path: '^src/api/cookies[.]ts$' },
    },
    owned(
      'one-transport',
      'openapi-fetch',
      '^src/api/',
      'Every call goes through src/api, which handles timestamps, token and errors. Call the operation through src/data (calls, callOperation).',
    ),
    owned(
      'juggler-is-a-peer',
      'loopback-datasource-juggler',
      '^tests/',
      'It is the reference that tests compare the filter engine with, not a part of it. Use mocks/loopback.',
    ),
    {
      name: 'no-cycle',
      comment:
        'Modules that import each other: merge them, or move what both need into a third module.',
      severity: 'error',
      from: { path: '^(src|mocks|codegen|tests)/' },
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'No module imports this one. Use it or delete it.',
      severity: 'error',
      // The page itself loads the files of src/public; tests/run/busy.ts is started as a process;
      // vitest.config.ts names the file of the frames.
      from: {
        orphan: true,
        pathNot: [
          ...['[.](test|spec)[.]tsx?$', '[.]d[.]ts$', '^src/main[.]tsx$', '^src/public/'],
          '^tests/run/busy[.]ts$',
          '^tests/support/animationFrames[.]ts$',
        ],
      },
      to: {},
    },
    {
      name: 'resolves',
      comment:
        'The file or package does not exist. Correct the path (with its extension, .ts or .tsx), or run npm ci; src/generated and mocks/generated come from npm run generate.',
      severity: 'error',
      from: {},
      // node:sqlite and the like have no path.
      to: { couldNotResolve: true, pathNot: '^node:' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // The output of orval, whose imports are fixed by its template.
    exclude: { path: '^mocks/generated/[^/]+/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default'],
    },
  },
};
