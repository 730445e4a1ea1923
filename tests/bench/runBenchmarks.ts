import { type BenchLine, table } from './line.ts';

export type Benchmark = () => readonly BenchLine[] | Promise<readonly BenchLine[]>;

interface BenchmarkResults {
  readonly lines: readonly BenchLine[];
  /** The benchmarks that ended with an error, in their order. */
  readonly failedNames: readonly string[];
}

/**
 * Runs benchmarks one after the other and prints the lines of each when it ends. One that throws is printed with its error, and
 * the others still run: a run takes minutes.
 */
export async function runBenchmarks(
  benchmarks: ReadonlyMap<string, Benchmark>,
): Promise<BenchmarkResults> {
  const lines: BenchLine[] = [];
  const failedNames: string[] = [];
  for (const [name, measure] of benchmarks) {
    try {
      const measured = await measure();
      console.log(table(measured));
      lines.push(...measured);
    } catch (error) {
      console.error(`FAIL  ${name}:`, error instanceof Error ? error.message : error);
      failedNames.push(name);
    }
  }
  return { lines, failedNames };
}
