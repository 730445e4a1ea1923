import { createServer } from 'node:net';

import { HOST } from '../../mocks/platform/nodeHttp.ts';
import { CommandError } from './CommandError.ts';
import { formatBusyPort } from './runCommand.ts';

/**
 * Checks that a port is free before a build starts.
 *
 * @throws CommandError
 */
export function assertPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new CommandError(formatBusyPort(port))));
    probe.listen(port, HOST, () => probe.close(() => resolve()));
  });
}
