import { sanitizeFileName } from '../../domain/uploads.ts';
import { createStore } from '../../domain/createStore.ts';
import { captureStill } from './captureStill.ts';
import { checkFile, checkUnreadFile } from './checkFile.ts';
import { endContent, findSameContent } from './sameContent.ts';
import {
  isSettled,
  type SendControl,
  type StoredRecord,
  type Upload,
  type UploadTarget,
} from './Upload.ts';

/** The maximum number of files that are sent at the same time. */
const MAX_CONCURRENT_UPLOADS = 3;

/** What a file of the queue needs besides its state. */
interface UploadSource {
  readonly file: File;
  readonly target: UploadTarget;
  /** The content is known to the platform, and is sent all the same. */
  readonly acceptsDuplicate: boolean;
}

const uploads = createStore<readonly Upload[]>([]);
const sources = new Map<string, UploadSource>();
const controllers = new Map<string, AbortController>();
let uploadCount = 0;

export const getUploads = uploads.get;
export const subscribeToUploads = uploads.subscribe;

const update = (id: string, part: Partial<Upload>) =>
  uploads.set(uploads.get().map(upload => (upload.id === id ? { ...upload, ...part } : upload)));

/** Adds files to the end of the queue; one that needs no reading to be rejected does not wait. @returns their ids */
export function addUploads(files: readonly File[], target: UploadTarget): readonly string[] {
  const added = files.map((file): Upload => {
    uploadCount += 1;
    const id = `upload-${uploadCount}`;
    const name = sanitizeFileName(file.name);
    const start = { id, size: file.size, sent: 0 };
    const rejection = checkUnreadFile(file, target);
    if (rejection) return { ...start, name: file.name, state: 'rejected', rejection };
    const renamed = new File([file], name, { type: file.type });
    sources.set(id, { file: renamed, target, acceptsDuplicate: false });
    return { ...start, name, state: 'queued' };
  });
  uploads.set([...uploads.get(), ...added]);
  startNext();
  return added.map(({ id }) => id);
}

/** Cancels a file that waits or is being sent; one that is stored already stays. */
export function cancelUpload(id: string): void {
  const upload = uploads.get().find(candidate => candidate.id === id);
  if (!upload || isSettled(upload)) return;
  update(id, { state: 'cancelled', sent: 0, speed: undefined });
  controllers.get(id)?.abort();
}

/** Puts a file that failed or was cancelled at the end of the queue again; a duplicate is then sent. */
export function retryUpload(id: string): void {
  const upload = uploads.get().find(candidate => candidate.id === id);
  const source = sources.get(id);
  if (!upload || !source || !isSettled(upload)) return;
  sources.set(id, { ...source, acceptsDuplicate: upload.state === 'duplicate' });
  const fresh: Upload = { id, name: upload.name, size: upload.size, state: 'queued', sent: 0 };
  uploads.set([...uploads.get().filter(candidate => candidate.id !== id), fresh]);
  startNext();
}

/** Removes files from the list; those that are not settled are cancelled. */
export function removeUploads(ids: readonly string[]): void {
  for (const id of ids) {
    cancelUpload(id);
    sources.delete(id);
  }
  uploads.set(uploads.get().filter(({ id }) => !ids.includes(id)));
}

function startNext(): void {
  const next = uploads.get().find(({ state }) => state === 'queued');
  if (!next || controllers.size >= MAX_CONCURRENT_UPLOADS) return;
  const source = sources.get(next.id);
  if (!source) return;
  const controller = new AbortController();
  controllers.set(next.id, controller);
  void run(next.id, source, controller.signal).finally(() => {
    // After a cancel and a retry, the id belongs to the next run already.
    if (controllers.get(next.id) === controller) controllers.delete(next.id);
    startNext();
  });
  startNext();
}

async function run(id: string, source: UploadSource, signal: AbortSignal): Promise<void> {
  const { file, target, acceptsDuplicate } = source;
  const report = (part: Partial<Upload>) => {
    if (!signal.aborted) update(id, part);
  };
  let record: StoredRecord | undefined;
  try {
    report({ state: 'checking' });
    const { rejection, digest } = await checkFile(file, target, signal);
    if (rejection) {
      report({ state: 'rejected', rejection });
      return;
    }
    if (digest !== undefined && !acceptsDuplicate) {
      record = await findSameContent(digest, target, signal);
      if (record) {
        report({ state: 'duplicate', duplicateOf: record });
        return;
      }
    }
    const still = target.acceptsStill ? await captureStill(file, signal) : undefined;
    if (signal.aborted) return;
    report({ state: 'uploading' });
    const response = await target.send(file, {
      ...{ signal, still },
      onUploadProgress: createProgressReport(file, report),
    });
    record = response as StoredRecord;
    report({ state: 'done', sent: file.size, speed: undefined, response });
  } catch (error) {
    report({ state: 'failed', error, speed: undefined });
  } finally {
    endContent(signal, record);
  }
}

function createProgressReport(
  { size }: File,
  report: (part: Partial<Upload>) => void,
): SendControl['onUploadProgress'] {
  const startedAt = performance.now();
  return (sent, total) => {
    const seconds = (performance.now() - startedAt) / 1000;
    report({
      // The form around the file counts, too: the share of it is that of the file.
      sent: total > 0 ? Math.min(size, Math.round((sent / total) * size)) : 0,
      speed: seconds > 0 ? sent / seconds : undefined,
    });
  };
}
