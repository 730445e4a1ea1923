import { createId } from '../../platform/createId.ts';
import type { UploadedFile } from '../../platform/multipart.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { CONTENT_COLLECTION, type ProjectContent } from '../../model/media/mediaModel.ts';
import { logUserAction } from '../logs/activityLogs.ts';
import { hashFile, md5 } from '../../shared/md5.ts';
import { BLOB_COLLECTION, createBlobRow, STILL_COLLECTION } from '../../model/storage/blobRow.ts';
import { createFileRow, type NewFile } from '../../model/storage/fileRow.ts';
import { validateContent, PICTURE_KINDS, TEXT_KINDS, VIDEO_KINDS } from './contentKinds.ts';
import { saveStill, validateStill } from './stills.ts';

const MATERIAL_KINDS = { ...PICTURE_KINDS, ...VIDEO_KINDS, ...TEXT_KINDS };

function saveFile(call: OperationCall, upload: Omit<NewFile, 'id' | 'now'>): Row {
  const { store, random, clock } = call.platform;
  const id = createId(random);
  const { name, mediaType: type, bytes } = upload;
  store.put(BLOB_COLLECTION, createBlobRow({ id, name, type, bytes }));
  logUserAction(call, { action: 'create', target: 'files', targetId: id, detail: name });
  return store.put('files', createFileRow({ ...upload, id, now: clock() }));
}

interface FileUpload {
  readonly file: UploadedFile;
  readonly name?: string;
  readonly still?: UploadedFile;
}

/** Stores a text, or a picture or a video with its still. @throws HttpError 415 (2), 422 (22, 78) */
export async function uploadFile(call: OperationCall): Promise<Row> {
  const { file, name = file.name, still } = call.body as FileUpload;
  const mediaType = await validateContent(file.name, file.bytes, MATERIAL_KINDS);
  const stillType = still && (await validateStill(still, mediaType));
  const { bytes } = file;
  const digest = await hashFile(bytes);
  const row = saveFile(call, { name, mediaType, bytes, digest, hasStill: still !== undefined });
  if (still && stillType !== undefined) {
    saveStill(call.platform.store, String(row.id), still, stillType);
  }
  return row;
}

/** Creates a text file from a text. */
export function createFile(call: OperationCall): Row {
  const { name, content } = call.body as { readonly name: string; readonly content: string };
  const mediaType = TEXT_KINDS.txt?.mediaType ?? '';
  const bytes = new TextEncoder().encode(content.toWellFormed());
  return saveFile(call, { name, mediaType, bytes, digest: md5(bytes) });
}

/** @throws HttpError 404 (6), 409 (33) a project uses it */
export function deleteFile(call: OperationCall): void {
  const { store } = call.platform;
  const { id = '' } = call.path;
  const file = store.table('files').get(id);
  if (!file) throw httpErrors.notFound('file', id);
  const project = findProjectUsing(store, id);
  if (project) {
    throw httpErrors.conflict(
      errorCodes.forbidden,
      `The project "${String(project.name)}" shows the file.`,
    );
  }
  store.remove('files', id);
  store.remove(BLOB_COLLECTION, id);
  store.remove(STILL_COLLECTION, id);
  logUserAction(call, {
    action: 'delete',
    target: 'files',
    targetId: id,
    detail: String(file.name),
  });
}

/** Finds a project with the file in one of its items. */
function findProjectUsing(store: Store, fileId: string): Row | undefined {
  for (const { id, programs } of store
    .records(CONTENT_COLLECTION)
    .all() as Iterable<ProjectContent>) {
    const zones = programs.flatMap(({ scenes }) => scenes.flatMap(scene => scene.zones));
    const isShown = zones.some(({ items }) =>
      items.some(({ baseInfo }) => baseInfo.materialId === fileId),
    );
    if (isShown) return store.table('projects').get(id);
  }
  return undefined;
}
