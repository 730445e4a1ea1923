import { DocumentError } from '../../codegen/DocumentError.ts';
import { DataFileError } from '../platform/DataFileError.ts';
import { CommandError, ReportedError } from './CommandError.ts';

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
    if (!(error instanceof ReportedError)) console.error(messageOf(error));
    process.exit(1);
  }
}

/** How often a command of npm looks whether npm is still there, in ms. */
const LOOK = 250;

function endOnSignal({ close }: Listening) {
  const end = () => {
    // Vite has a handler of its own, which would end with the number of the signal.
    process.exitCode = 0;
    void Promise.resolve(close()).finally(() => process.exit());
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // npm starts a shell, and a shell that is ended tells nobody: whoever stops npm means the command too.
  if (process.env.npm_lifecycle_event !== undefined) endWithParent(end);
}

/** Ends when the process that started this one is gone, which shows as another parent. */
function endWithParent(end: () => void) {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, LOOK).unref();
}

/** The message of an error that has a remedy, else the error with its stack. */
export function messageOf(error: unknown): unknown {
  if (isForPeople(error)) return error.message;
  return busyPortOf(error) ?? error;
}

/** Its message says what to do: a stack would only hide it. */
const isForPeople = (error: unknown): error is Error =>
  [CommandError, DataFileError, DocumentError].some(kind => error instanceof kind);

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
