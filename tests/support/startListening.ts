import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A command that listens on a port. */
export interface ListeningProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Stops it as a terminal would (SIGTERM), or as a power failure would (SIGKILL), and waits for its end. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const READY_PATTERN = /^ready (http:\/\/\S+)$/;

/** Starts a command that listens, and waits for the line with its URL. */
export async function startListening(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ListeningProcess> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const url = await waitForReadyLine(child, command.join(' '));
  return {
    url,
    process: child,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      // To the whole group, as a terminal does: npm, its shell and the command.
      if (child.pid !== undefined) process.kill(-child.pid, signal);
      await once(child, 'exit');
    },
  };
}

async function waitForReadyLine(child: ChildProcess, command: string): Promise<string> {
  const outputLines: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (part: string) => outputLines.push(part));
  if (child.stdout === null) throw new Error(`${command} has no output to wait for.`);
  for await (const line of createInterface(child.stdout)) {
    const url = READY_PATTERN.exec(line)?.[1];
    if (url !== undefined) {
      child.stdout.resume();
      return url;
    }
    outputLines.push(`${line}\n`);
  }
  throw new Error(`${command} ended before it was ready:\n${outputLines.join('')}`);
}

/** Returns an unused port. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const serverInfo = server.address();
  server.close();
  await once(server, 'close');
  if (serverInfo === null || typeof serverInfo === 'string') throw new Error('No port was given.');
  return serverInfo.port;
}
