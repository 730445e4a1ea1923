import { afterEach, vi } from 'vitest';

// `unstubGlobals` restores at the start of the next test: in a shared worker that is after the next file has replaced `fetch`
// by its simulated platform, which would be undone.
afterEach(() => void vi.unstubAllGlobals());
