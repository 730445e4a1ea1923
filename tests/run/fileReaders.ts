/** Tests that read files, by the pattern of the files that they read. */
type FileReaders = readonly (readonly [files: RegExp, tests: readonly string[]])[];

/**
 * The tests that vitest does not find by the imports of a changed file, because they read it. Files that affect
 * everything are not listed: then all tests run. `fileReaders.test.ts` names a test that is missing.
 */
export const FILE_READERS: FileReaders = [
  [
    /^src\/.*\.css$/u,
    ['src/features/styles.test.ts', 'src/ui/styleSheets.test.ts', 'src/ui/typeScale.test.ts'],
  ],
  [/^src\/ui\/tokens\.css$/u, ['src/app/buildTheme.test.ts', 'src/ui/map/canvas/glow.test.ts']],
  [
    /^src\/ui\/[^/]+\.css$/u,
    ['src/ui/NotificationToasts.test.tsx', 'tests/console/noticeStates.test.tsx'],
  ],
  [
    /^src\/features\/media\/schedule\/schedule\.css$/u,
    ['src/features/media/schedule/scheduleStyles.test.ts'],
  ],
  [
    /^src\/.*\.tsx?$/u,
    [
      ...['src/ui/styleSheets.test.ts', 'tests/contract/lazyMessageKeys.test.ts'],
      ...['tests/contract/overlays.test.ts', 'tests/contract/token.test.ts'],
    ],
  ],
  [/^src\/ui\/map\/mapRing\.css$/u, ['src/ui/map/markerRings.test.tsx']],
  [/^src\/public\/mark\.svg$/u, ['tests/console/topBar.test.tsx']],
  [/^src\/resources\//u, ['tests/contract/importRules.test.ts']],
  [/^\.dependency-cruiser\.cjs$/u, ['tests/contract/importRules.test.ts']],
  [/^(?:src|codegen|mocks|tests)\/.*\.tsx?$/u, ['tests/contract/gate.test.ts']],
  [
    /^(?:src|codegen|mocks|tests)\/.*\.(?:test|spec)\.tsx?$/u,
    [
      ...['tests/ledger/writtenClaims.test.ts', 'tests/run/fileReaders.test.ts'],
      'tests/run/longestFirst.test.ts',
    ],
  ],
  [/^tests\/(?:bench\/.*\.ts|ledger\/ledger\.yaml)$/u, ['tests/ledger/writtenClaims.test.ts']],
  [/^tests\/contract\/documents\//u, ['tests/contract/foreignDocuments.test.ts']],
  [/^\.ci\/run$/u, ['tests/contract/gate.test.ts']],
  [/^knip\.json$/u, ['tests/contract/dependencies.test.ts']],
  [/^docs\/deployment\.md$/u, ['tests/contract/deployment.test.ts']],
  [
    /^docs\/glossary\.md$/u,
    ['tests/names/checkNames.test.ts', 'tests/names/checkSourceTerms.test.ts'],
  ],
];

/** Returns the tests that read one of these files. */
export const findFileReaders = (files: readonly string[]): readonly string[] =>
  [
    ...new Set(
      FILE_READERS.flatMap(([pattern, tests]) =>
        files.some(file => pattern.test(file)) ? tests : [],
      ),
    ),
  ].toSorted();
