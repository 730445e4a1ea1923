import type { IndexThresholds } from '../../mocks/loopback/thresholds.ts';
import { driveTable, type TableMismatch } from '../support/tableDriver.ts';
import { type BenchLine, line } from './line.ts';

const SEED = 20_261_122;

/** Each drive crosses other thresholds; together they take all steps. */
const drives: readonly {
  readonly steps: number;
  readonly initialRows?: number;
  readonly maxRows?: number;
  readonly thresholds?: Partial<IndexThresholds>;
}[] = [
  { steps: 4_000, initialRows: 2_000, maxRows: 3_000 },
  { steps: 24_000 },
  { steps: 24_000, thresholds: { sortAloneLimit: 0 } },
  { steps: 24_000, thresholds: { sortAloneLimit: 0, maxValues: () => 0, maxMoves: 10_000 } },
  {
    steps: 24_000,
    thresholds: { sortAloneLimit: 0, maxValues: () => 10_000, measureAllLimit: -1 },
  },
];

/** How many of 100,000 lists, counts, creates, changes, deletes and imports differ from a plain scan of the rows. */
export function measureTableChanges(): readonly BenchLine[] {
  const began = performance.now();
  const mismatches = drives.flatMap((drive, index): TableMismatch[] => {
    const mismatch = driveTable({ seed: SEED + index, ...drive });
    return mismatch ? [mismatch] : [];
  });
  const steps = drives.reduce((sum, drive) => sum + drive.steps, 0);
  const seconds = Math.round((performance.now() - began) / 1_000);
  return [
    line({
      name: `drives of a changing table that differ from a plain scan, ${steps.toLocaleString('en')} steps`,
      value: mismatches.length,
      unit: 'drives',
      limit: 0,
      bound: 'at most',
      note: mismatches[0]
        ? `first: step ${mismatches[0].step}, ${mismatches[0].call}`
        : `in ${seconds} s`,
    }),
  ];
}
