import { readArguments } from './arguments.ts';
import { ensureBrowser } from './browser.ts';
import { readRounds } from './rounds.ts';
import { runAll, seed } from './runAll.ts';
import { testSteps } from './steps.ts';
import { underLoad } from './underLoad.ts';

const { flags } = readArguments(process.argv.slice(2), ['--under-load'], []);
const rounds = readRounds(process.env.ROUNDS);
const browser = ensureBrowser();
const run = () => runAll(testSteps({ seed, rounds }, browser));
await (flags.has('--under-load') ? underLoad(run) : run());
