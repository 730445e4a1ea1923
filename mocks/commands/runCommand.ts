import { DocumentError } from '../../codegen/DocumentError.ts';
import { DataFileError } from '../platform/DataFileError.ts';
import { CommandError, ReportedError } from './CommandError.ts';

/** A command that listens, until it is closed. */
export interface RunningCommand {
  readonly port: number;
  readonly close: () => Promise<void> | void;
}

/**
 * Runs a command that listens: says `ready http://localhost:PORT` when it does, ends it cleanly on SIGTERM and SIGINT,
 * and turns what a person can mend into one sentence and exit code 1.
 */
export async function runCommand(command: () => Promise<RunningCommand>): Promise<void> {
  try {
    const running = await command();
    closeOnSignal(running);
    console.log(`ready http://localhost:${running.port}`);
  } catch (error) {
    if (!(error instanceof ReportedError)) console.error(getErrorMessage(error));
    process.exit(1);
  }
}

/** How often a command of npm looks whether npm is still there, in ms. */
const PARENT_POLL_INTERVAL_MS = 250;

function closeOnSignal({ close }: RunningCommand) {
  const end = () => {
    // Vite has a handler of its own, which would end with the number of the signal.
    process.exitCode = 0;
    void Promise.resolve(close()).finally(() => process.exit());
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // npm starts a shell, and a shell that is ended tells nobody: whoever stops npm means the command too.
  if (process.env.npm_lifecycle_event !== undefined) closeWithParent(end);
}

/** Ends when the process that started this one is gone, which shows as another parent. */
function closeWithParent(end: () => void) {
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    end();
  }, PARENT_POLL_INTERVAL_MS).unref();
}

/** The message of an error that has a remedy, else the error with its stack. */
export function getErrorMessage(error: unknown): unknown {
  if (hasUserMessage(error)) return error.message;
  return getBusyPortMessage(error) ?? error;
}

/** Its message says what to do: a stack would only hide it. */
const hasUserMessage = (error: unknown): error is Error =>
  [CommandError, DataFileError, DocumentError].some(errorClass => error instanceof errorClass);

/** Node and Vite each say it in their own way. */
function getBusyPortMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isBusy = 'code' in error && error.code === 'EADDRINUSE';
  const port = isBusy && 'port' in error ? error.port : /Port (\d+) is/.exec(error.message)?.[1];
  return port === undefined ? undefined : formatBusyPort(Number(port));
}

/** What to do about a port that somebody else has. */
export const formatBusyPort = (port: number): string =>
  `Port ${port} is in use. End the process that listens there, or choose another with --port or PORT.`;
