import { DataFileError } from '../platform/sqliteJournal.ts';
import { CommandError } from './CommandError.ts';

/** A command that listens, until it is closed. */
export interface Listening {
  readonly port: number;
  readonly close: () => Promise<void> | void;
}

/**
 * Runs a command that listens: says `ready http://localhost:PORT` when it does, ends it cleanly on SIGTERM and SIGINT,
 * and turns what a person can mend into one sentence and exit code 1.
 */
export async function run(command: () => Promise<Listening>): Promise<void> {
  try {
    const listening = await command();
    endOnSignal(listening);
    console.log(`ready http://localhost:${listening.port}`);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(1);
  }
}

function endOnSignal({ close }: Listening) {
  const end = () => {
    // Vite has a handler of its own, which would end with the number of the signal.
    process.exitCode = 0;
    void Promise.resolve(close()).finally(() => process.exit());
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

function sentenceOf(error: unknown): unknown {
  if (error instanceof CommandError || error instanceof DataFileError) return error.message;
  return busyPortOf(error) ?? error;
}

/** Node and Vite each say it in their own way. */
function busyPortOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isBusy = 'code' in error && error.code === 'EADDRINUSE';
  const port = isBusy && 'port' in error ? error.port : /Port (\d+) is/.exec(error.message)?.[1];
  return port === undefined ? undefined : busyPort(Number(port));
}

/** What to do about a port that somebody else has. */
export const busyPort = (port: number): string =>
  `Port ${port} is in use. End the process that listens there, or choose another with --port or PORT.`;
