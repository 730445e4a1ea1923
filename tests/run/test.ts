import { readArguments } from './arguments.ts';
import { ensureBrowser } from './browser.ts';
import { chooseSpecs, listSpecs } from './chooseSpecs.ts';
import { recordLoadRun } from './loadRuns.ts';
import { readRounds } from './rounds.ts';
import { runAll, seed } from './runAll.ts';
import { testSteps } from './steps.ts';
import { underLoad } from './underLoad.ts';
import { readWalks } from './walks.ts';

const { flags } = readArguments(process.argv.slice(2), ['--under-load'], []);
const rounds = readRounds(process.env.ROUNDS);
// The browser tests read it too; a wrong value ends the run before its first step.
const walks = readWalks(process.env.WALKS);
const isUnderLoad = flags.has('--under-load');
const browser = ensureBrowser();
// A run under load is one of the whole suite: every browser test, whose screens are sampled.
const specs = isUnderLoad ? listSpecs() : chooseSpecs({ walks, seed });
const run = () => runAll(testSteps({ seed, rounds }, { browser, specs }));
if (isUnderLoad) {
  await underLoad(run);
  recordLoadRun(process.exitCode === 0);
} else await run();
