import { readFileSync } from 'node:fs';

import type { StoreRows } from '../../mocks/platform/Store.ts';
import type { PlatformDefinition } from '../../mocks/platform/platformDefinition.ts';
import { CommandError } from './CommandError.ts';
import type { PlatformFlags } from './flags.ts';

/**
 * Reads the rows of a tester's file, validated by the documents (the project's own, or those of a world); no rows
 * without a file. Needs the generated modules. Warns when the flags also request a city.
 *
 * @throws CommandError that names the first bad rows
 */
export async function loadRows(
  { load: file, seed, users, assets, 'allow-dangling': allowDangling }: PlatformFlags,
  definition?: PlatformDefinition,
): Promise<StoreRows | undefined> {
  if (file === undefined) {
    if (allowDangling) throw new CommandError('--allow-dangling is for the rows of --load.');
    return undefined;
  }
  if ((seed ?? users ?? assets) !== undefined) {
    console.error(
      `The rows of ${file} replace a city: --seed, --users and --assets had no effect.`,
    );
  }
  const fileText = readText(file);
  // The validators are generated, so they are loaded after generation.
  const [{ readRows, RowsError }, { scryptHasher }] = await Promise.all([
    import('../../mocks/assembly/readRows.ts'),
    import('../../mocks/platform/scryptHasher.ts'),
  ]);
  try {
    const onDangling = (messages: readonly string[]) => warnDangling(file, messages);
    return await readRows(fileText, scryptHasher, { definition, allowDangling, onDangling });
  } catch (error) {
    if (error instanceof RowsError) {
      const isDangling = / knows no /.test(error.message);
      const remedy = isDangling ? '\n--allow-dangling loads rows that refer to nothing.' : '';
      throw new CommandError(`${file} cannot be loaded:\n${error.message}${remedy}`);
    }
    throw error;
  }
}

function warnDangling(file: string, messages: readonly string[]) {
  const [firstMessage = ''] = messages;
  const moreText = messages.length > 1 ? `, and ${messages.length - 1} more` : '';
  console.error(`${file} has references to missing records: ${firstMessage}${moreText}`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${file} cannot be read: ${reason}`);
  }
}
