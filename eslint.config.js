import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';

const transport =
  'Calls go through src/api/send.ts: it adds the timestamp and the token, and names the error.';
const cookie =
  'A cookie is read and written by src/api/cookies.ts, the session by src/api/session.ts.';
const elsewhere = ['window', 'globalThis', 'self'];

/** The network by whatever name; the cookie by its one. What an import graph cannot see. */
const restrictedGlobals = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map(name => ({
  name,
  message: transport,
}));
const restrictedTransport = elsewhere.flatMap(object =>
  restrictedGlobals.map(({ name }) => ({ object, property: name, message: transport })),
);
const restrictedCookie = [
  { object: 'document', property: 'cookie', message: cookie },
  { object: 'navigator', property: 'sendBeacon', message: transport },
];

/** Shared by every place that has more to forbid: a later list replaces an earlier one. */
const restrictedSyntax = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'A string of a record is text, never markup.',
  },
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
    message: 'A string of a record is text, never markup.',
  },
];

const late = 'A chunk that is late or missing needs a message: lazyComponent of src/ui.';
const fallback = 'React keeps a fallback for 300 ms: LazyBoundary of src/ui.';
const noSleepMessage = 'Wait for what a user sees, not for a time.';
const luck = 'A test generates values with fast-check, which is seeded.';
const clock = 'A test sets its time: a fixed date, a fake timer, an injected clock.';

/** What makes a test pass today and fail tomorrow. */
const chance = [
  ['CallExpression[callee.property.name="waitForTimeout"]', noSleepMessage],
  ['CallExpression[callee.name=/^(setTimeout|setInterval)$/][arguments.1.value>0]', noSleepMessage],
  ['ImportDeclaration[source.value=/timers.promises/] ImportSpecifier', noSleepMessage],
  ['MemberExpression[object.name="Math"][property.name="random"]', luck],
  ['CallExpression[callee.object.name="Date"][callee.property.name="now"]', clock],
  ['NewExpression[callee.name="Date"][arguments.length=0]', clock],
].map(([selector, message]) => ({ selector, message }));

/** The rules that need types and those of React are in `.oxlintrc.json`: the same in a seventh of the time. */
export default defineConfig(
  globalIgnores([
    'dist/',
    '.data/',
    '.results/',
    'src/generated/',
    'mocks/generated/',
    'src/public/',
    'test-results/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typescript.configs.strict,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': ['error', ...restrictedGlobals],
      'no-restricted-properties': ['error', ...restrictedTransport, ...restrictedCookie],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react', importNames: ['lazy'], message: late },
            { name: 'react', importNames: ['Suspense'], message: fallback },
            ...['Menu', 'Popover', 'Drawer'].map(part => ({
              name: `@mui/material/${part}`,
              message: `Another page must close it: use src/ui/overlays/${part}.tsx.`,
            })),
          ],
        },
      ],
    },
  },
  {
    files: [
      'src/ui/{lazyComponent,LazyBoundary,LazyBoundary.isolated.test}.tsx',
      'src/ui/overlays/*.tsx',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['src/api/**/*.ts'],
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-properties': ['error', ...restrictedCookie],
    },
  },
  { files: ['src/api/cookies.ts'], rules: { 'no-restricted-properties': 'off' } },
  {
    files: [
      '**/*.test.{ts,tsx}',
      '**/*.spec.ts',
      'tests/{console,contract,e2e,support}/**/*.{ts,tsx}',
    ],
    rules: {
      // A test that is wrong about what is there fails at that line, which is all that is wanted.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The test simulates the browser: its own cookies, its own calls.
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', ...restrictedSyntax, ...chance],
    },
  },
  {
    files: [
      ...['mocks/loopback/**/*.ts', 'mocks/rules/core/markers/**/*.ts'],
      'mocks/rules/config/ground/{Canvas,encodePng}.ts',
    ],
    rules: {
      // Loops over typed arrays by an index within their bounds: a check on every step would cost what the index gains.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['*.cjs'],
    languageOptions: { globals: { module: 'writable' } },
    // A CommonJS file has no other import.
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
