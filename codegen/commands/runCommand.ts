import { DocumentError } from '../DocumentError.ts';
import { DataFileError } from '../../mocks/platform/DataFileError.ts';
import { CommandError, ReportedError } from './CommandError.ts';

/** A running server command. */
export interface RunningCommand {
  readonly port: number;
  readonly close: () => Promise<void> | void;
}

/**
 * Runs a server command: prints `ready http://localhost:PORT` when it listens, ends it cleanly on SIGTERM and SIGINT,
 * and prints user errors as one sentence with exit code 1.
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

/** The interval in ms at which a command of npm checks that npm still runs. */
const PARENT_POLL_INTERVAL_MS = 250;

function closeOnSignal({ close }: RunningCommand) {
  const end = () => {
    // Vite's own handler would exit with the number of the signal.
    process.exitCode = 0;
    void Promise.resolve(close()).finally(() => process.exit());
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // npm starts a shell, and an ended shell does not signal its child: when npm stops, the command stops too.
  if (process.env.npm_lifecycle_event !== undefined) closeWithParent(end);
}

/** Calls `end` when the process that started this one has ended, which shows as another parent. */
function closeWithParent(end: () => void) {
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    end();
  }, PARENT_POLL_INTERVAL_MS).unref();
}

/** Returns the message of an error with a known fix, else the error with its stack. */
export function getErrorMessage(error: unknown): unknown {
  if (hasUserMessage(error)) return error.message;
  return getBusyPortMessage(error) ?? error;
}

/** Whether the message of an error explains the fix: a stack would only hide it. */
const hasUserMessage = (error: unknown): error is Error =>
  [CommandError, DataFileError, DocumentError].some(errorClass => error instanceof errorClass);

/** Returns the message for a busy port, which Node and Vite report differently. */
function getBusyPortMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isBusy = 'code' in error && error.code === 'EADDRINUSE';
  const port = isBusy && 'port' in error ? error.port : /Port (\d+) is/.exec(error.message)?.[1];
  return port === undefined ? undefined : formatBusyPort(Number(port));
}

/** Formats the error of a port that another process uses. */
export const formatBusyPort = (port: number): string =>
  `Port ${port} is in use. End the process that listens there, or choose another with --port or PORT.`;
