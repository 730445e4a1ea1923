import { afterEach } from 'vitest';

import { closeConsole } from './openConsole.tsx';
import { closeResources } from './openResources.tsx';

// A setup file runs for each test file, although its modules can be shared: hooks of a shared module would run for one file only.
afterEach(closeResources);
afterEach(closeConsole);
