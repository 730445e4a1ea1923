import { readArguments } from './arguments.ts';
import { findChanges } from './changes.ts';
import { readRounds } from './rounds.ts';
import { runAll, seed } from './runAll.ts';
import { checkSteps } from './steps.ts';
import { underLoad } from './underLoad.ts';

/** `npm run check -- types oxlint` runs those steps only, and what they need. */
async function check(args: readonly string[]): Promise<void> {
  const rounds = readRounds(process.env.ROUNDS);
  const all = checkSteps({ seed, rounds }).map(({ name }) => name);
  const { flags, names } = readArguments(args, ['--changed', '--under-load'], all);
  const changes = flags.has('--changed') ? findChanges() : undefined;
  if (changes) console.log(`${changes.files.length} files changed since ${changes.since}`);
  const steps = checkSteps({ seed, rounds, changes }).filter(
    ({ name }) => names.length === 0 || name === 'generate' || names.includes(name),
  );
  await (flags.has('--under-load') ? underLoad(() => runAll(steps)) : runAll(steps));
}

try {
  await check(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
