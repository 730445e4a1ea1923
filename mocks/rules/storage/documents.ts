import { newId } from '../../platform/newId.ts';
import type { UploadedFile } from '../../platform/multipart.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { noteUserAction } from '../notes.ts';
import { BLOBS, blobRow } from './blobs.ts';
import { DOCUMENTS, judgeContent } from './contents.ts';

interface DocumentUpload {
  readonly file: UploadedFile;
  readonly type: string;
  readonly name?: string;
}

/** @throws Refusal 415 (2), 422 (22) */
export function uploadDocument(call: Call): Row {
  const { store, random, clock } = call.platform;
  const { file, type, name = file.name } = call.body as DocumentUpload;
  const mediaType = judgeContent(file.name, file.bytes, DOCUMENTS);
  const id = newId(random);
  store.put(BLOBS, blobRow({ id, name, type: mediaType, bytes: file.bytes }));
  noteUserAction(call, { action: 'create', target: 'documents', targetId: id, detail: name });
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

/** Deletes a document with its bytes. One that is not there is no error. */
export function deleteDocument(call: Call) {
  const { store } = call.platform;
  const { id = '' } = call.path;
  const document = store.table('documents').get(id);
  if (!document) return { count: 0 };
  store.remove('documents', id);
  store.remove(BLOBS, id);
  noteUserAction(call, {
    action: 'delete',
    target: 'documents',
    targetId: id,
    detail: String(document.name),
  });
  return { count: 1 };
}
