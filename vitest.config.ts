import { defineConfig } from 'vitest/config';

import { LongestFirst } from './tests/support/longestFirst.ts';

// The city's own zone, not UTC: a test without a time zone fails on every machine.
process.env.TZ = 'Asia/Shanghai';

// Orders the files and the tests, and feeds every generated value. `TEST_SEED=7 npx vitest run` repeats a run.
const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

/** Tests that replace modules or read settings at the first import: each file has modules of its own. */
const ISOLATED = '**/*.isolated.test.{ts,tsx}';

/** The files of a worker share their modules; a group of their own, because a worker is reused only for the next file of a project. */
const shareModules = (groupOrder: number) => ({ isolate: false, sequence: { groupOrder } });

/** They import React, which an isolated test may have to prepare for. */
const fasterQueries = ['tests/support/elementErrors.ts', 'tests/support/textQueries.ts'];

/** Tests of single modules and components. */
const dom = {
  environment: 'jsdom',
  setupFiles: ['tests/support/failOnConsoleOutput.ts', 'tests/support/animationFrames.ts'],
  include: ['src/**/*.test.tsx', 'src/!(domain|schema)/**/*.test.ts', 'src/*.test.ts'],
};

/** Tests that mount the whole console. */
const wholeConsole = {
  environment: 'jsdom',
  setupFiles: [
    // Before everything that imports React.
    'tests/support/lateTasks.ts',
    'tests/support/failOnConsoleOutput.ts',
    'tests/support/ownerStacks.ts',
    'tests/support/animationFrames.ts',
    ...fasterQueries,
    'tests/support/emotionSheet.ts',
    'tests/support/consoleHooks.ts',
  ],
  // The first screen of a file pays for its modules.
  testTimeout: 90_000,
};

export default defineConfig({
  test: {
    env: { TEST_SEED: String(seed) },
    sequence: { shuffle: true, seed, sequencer: LongestFirst },
    setupFiles: ['tests/support/seed.ts', 'tests/support/restoreGlobals.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // Long enough for a machine with twice the load.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Their modules have no state except caches by content.
          ...shareModules(1),
          include: [
            'src/{domain,schema}/**/*.test.ts',
            'codegen/**/*.test.ts',
            'mocks/**/*.test.ts',
            'tests/{run,ledger,bench,names}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          ...dom,
          ...shareModules(2),
          setupFiles: [...dom.setupFiles, ...fasterQueries, 'tests/support/resetPage.ts'],
          exclude: [ISOLATED],
        },
      },
      { extends: true, test: { name: 'dom isolated', ...dom, include: [`src/${ISOLATED}`] } },
      {
        extends: true,
        test: { name: 'contract', ...shareModules(3), include: ['tests/contract/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'console',
          ...wholeConsole,
          // One of them waits for timers and queries while the others use the cores.
          maxWorkers: 3,
          ...shareModules(4),
          include: ['tests/console/**/*.test.{ts,tsx}'],
          exclude: [ISOLATED],
        },
      },
      {
        extends: true,
        test: {
          name: 'console isolated',
          ...wholeConsole,
          include: [`tests/console/${ISOLATED}`],
        },
      },
      // What docs/from-a-document-to-a-screen.md adds: only in a copy of the project that has it.
      {
        extends: true,
        test: {
          name: 'worked',
          ...wholeConsole,
          include: ['tests/worked/**/*.test.tsx'],
          testTimeout: 120_000,
        },
      },
      // Starts every command of the README: minutes, not milliseconds, so it is a project of its own.
      {
        extends: true,
        test: { name: 'commands', include: ['tests/commands/**/*.test.ts'], testTimeout: 300_000 },
      },
    ],
  },
});
