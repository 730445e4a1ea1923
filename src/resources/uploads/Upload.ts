import type { OnUploadProgress } from '../../schema/uploadProgress.ts';
import type { FileKinds } from '../../domain/uploads.ts';
import type { ValidationError } from '../../domain/validationError.ts';

/**
 * The state of an upload. `rejected`: it fails a check, so it is not sent. `duplicate`: the platform has the same content;
 * it is sent only when confirmed.
 */
export type UploadState =
  | 'queued'
  | 'checking'
  | 'uploading'
  | 'done'
  | 'duplicate'
  | 'rejected'
  | 'failed'
  | 'cancelled';

/** A record of the platform with a content. */
export interface StoredRecord {
  readonly name: string;
}

export interface SendControl {
  readonly signal: AbortSignal;
  readonly onUploadProgress: OnUploadProgress;
  /** A small picture of the file that is sent. */
  readonly still?: File | undefined;
}

/** The destination of uploads: what it accepts, and how a file is sent. */
export interface UploadTarget {
  readonly kinds: FileKinds;
  /** Resolves with the stored record. */
  readonly send: (file: File, control: SendControl) => Promise<unknown>;
  /** Whether a picture or a video is sent with a still. */
  readonly acceptsStill?: boolean;
  /** Returns the record with this MD5; absent where records have none. */
  readonly findDuplicate?: (
    digest: string,
    signal: AbortSignal,
  ) => Promise<StoredRecord | undefined>;
}

/** One file of the queue. */
export interface Upload {
  readonly id: string;
  /** Sanitized: the name under which it is stored. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly state: UploadState;
  /** Bytes sent so far. */
  readonly sent: number;
  /** Bytes per second since its start; absent before the first progress. */
  readonly speed?: number | undefined;
  readonly rejection?: ValidationError | undefined;
  readonly duplicateOf?: StoredRecord | undefined;
  readonly error?: unknown;
  readonly response?: unknown;
}

/** The states in which an upload waits for nothing more. */
export const isSettled = ({ state }: Upload): boolean =>
  state !== 'queued' && state !== 'checking' && state !== 'uploading';

/** The states from which an upload can be started again. */
export const canRetry = ({ state }: Upload): boolean =>
  state === 'failed' || state === 'cancelled' || state === 'duplicate';
