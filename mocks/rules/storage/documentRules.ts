import { createId } from '../../platform/createId.ts';
import type { UploadedFile } from '../../platform/multipart.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { logUserAction } from '../logs/activityLogs.ts';
import { BLOB_COLLECTION, createBlobRow } from '../../model/storage/blobRow.ts';
import { DOCUMENT_KINDS, validateContent } from './contentKinds.ts';

interface DocumentUpload {
  readonly file: UploadedFile;
  readonly type: string;
  readonly name?: string;
}

/** @throws HttpError 415 (2), 422 (22) */
export async function uploadDocument(call: OperationCall): Promise<Row> {
  const { store, random, clock } = call.platform;
  const { file, type, name = file.name } = call.body as DocumentUpload;
  const mediaType = await validateContent(file.name, file.bytes, DOCUMENT_KINDS);
  const id = createId(random);
  store.put(BLOB_COLLECTION, createBlobRow({ id, name, type: mediaType, bytes: file.bytes }));
  logUserAction(call, { action: 'create', target: 'documents', targetId: id, detail: name });
  return store.put('documents', {
    id,
    name,
    type,
    mediaType,
    size: file.bytes.length,
    createTime: new Date(clock()).toISOString(),
    filepath: `/doc/${id}/download/`,
  });
}

/** Deletes a document with its bytes. A missing one is no error. */
export function deleteDocument(call: OperationCall) {
  const { store } = call.platform;
  const { id = '' } = call.path;
  const document = store.table('documents').get(id);
  if (!document) return { count: 0 };
  store.remove('documents', id);
  store.remove(BLOB_COLLECTION, id);
  logUserAction(call, {
    action: 'delete',
    target: 'documents',
    targetId: id,
    detail: String(document.name),
  });
  return { count: 1 };
}
