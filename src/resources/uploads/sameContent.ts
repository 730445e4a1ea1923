import type { StoredRecord, UploadTarget } from './Upload.ts';

/** A content that is being sent; resolves with its record, or undefined where it is not stored. */
interface SentContent {
  readonly target: UploadTarget;
  readonly digest: string;
  readonly promise: Promise<StoredRecord | undefined>;
  readonly resolve: (record: StoredRecord | undefined) => void;
}

/** The contents that are being sent, by the signals of their attempts: a retry may begin before a cancelled attempt ends. */
const sentContents = new Map<AbortSignal, SentContent>();

/**
 * Returns the record with the same content: that of another upload, which is waited for, or one of the platform. Without
 * one, later uploads wait for this one until `endContent`.
 *
 * @throws the reason of the signal; errors of the platform
 */
export async function findSameContent(
  digest: string,
  target: UploadTarget,
  signal: AbortSignal,
): Promise<StoredRecord | undefined> {
  const find = () =>
    [...sentContents.values()].find(each => each.target === target && each.digest === digest);
  for (let other = find(); other; other = find()) {
    const record = await Promise.race([other.promise, waitForAbort(signal)]);
    if (record) return record;
  }
  sentContents.set(signal, {
    target,
    digest,
    ...Promise.withResolvers<StoredRecord | undefined>(),
  });
  return target.findDuplicate?.(digest, signal);
}

/** Ends the wait of other uploads for the content of an attempt. */
export function endContent(signal: AbortSignal, record: StoredRecord | undefined): void {
  const content = sentContents.get(signal);
  sentContents.delete(signal);
  content?.resolve(record);
}

/** @throws the reason of the signal */
const waitForAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail, { once: true });
  });
