import { defineConfig } from 'vitest/config';

// The city's own zone, not UTC: a test that forgets the time zone shows itself on every machine.
process.env.TZ = 'Asia/Shanghai';

// Orders the files and the tests, and feeds every generated value. `TEST_SEED=7 npx vitest run` repeats a run.
const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

export default defineConfig({
  test: {
    env: { TEST_SEED: String(seed) },
    sequence: { shuffle: true, seed },
    setupFiles: ['tests/support/seed.ts'],
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
          // Their modules have no state except caches by content, so the files of a worker share them: a group of their own,
          // because a worker is reused only for the next file in the order.
          isolate: false,
          sequence: { groupOrder: 1 },
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
          environment: 'jsdom',
          setupFiles: ['tests/support/failOnConsoleOutput.ts'],
          include: ['src/**/*.test.tsx', 'src/!(domain|schema)/**/*.test.ts', 'src/*.test.ts'],
        },
      },
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'console',
          environment: 'jsdom',
          setupFiles: ['tests/support/failOnConsoleOutput.ts', 'tests/support/ownerStacks.ts'],
          include: ['tests/console/**/*.test.{ts,tsx}'],
          // The whole console, mounted: the first screen of a file pays for its modules.
          testTimeout: 90_000,
        },
      },
      // What docs/from-a-document-to-a-screen.md adds: only in a copy of the project that has it.
      {
        extends: true,
        test: {
          name: 'worked',
          environment: 'jsdom',
          setupFiles: ['tests/support/failOnConsoleOutput.ts'],
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
