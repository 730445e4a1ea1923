import { ensureBrowser } from './browser.ts';
import { runAll, seed } from './runAll.ts';
import { testSteps } from './steps.ts';

const browser = ensureBrowser();
await runAll(testSteps(seed, browser));
