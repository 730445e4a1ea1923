import { readFileSync } from 'node:fs';

import type { Rows } from '../platform/Store.ts';
import { CommandError } from './CommandError.ts';
import type { PlatformFlags } from './flags.ts';

/**
 * The rows of a tester's file, checked by the documents; nothing without a file. Generate first.
 * Says so when a city was asked for as well.
 *
 * @throws CommandError that names the first bad rows
 */
export async function loadRows({
  load: file,
  seed,
  users,
  assets,
  openapi,
}: PlatformFlags): Promise<Rows | undefined> {
  if (file === undefined) return undefined;
  if (openapi !== undefined) {
    throw new CommandError(
      '--load and --openapi do not go together: rows can be loaded for the documents of the project only.',
    );
  }
  if ((seed ?? users ?? assets) !== undefined) {
    console.error(
      `The rows of ${file} take the place of a city: --seed, --users and --assets had no effect.`,
    );
  }
  const text = readText(file);
  // The judges are generated, so they are loaded after it.
  const [{ readRows, RowsError }, { scryptHasher }] = await Promise.all([
    import('../platform/readRows.ts'),
    import('../platform/scryptHasher.ts'),
  ]);
  try {
    return await readRows(text, scryptHasher);
  } catch (error) {
    if (error instanceof RowsError) {
      throw new CommandError(`${file} cannot be loaded:\n${error.message}`);
    }
    throw error;
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${file} cannot be read: ${why}`);
  }
}
