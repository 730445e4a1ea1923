import { createId } from '../../platform/createId.ts';
import type { UploadedFile } from '../../platform/multipart.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { BLOB_COLLECTION, createBlobRow } from '../../model/storage/blobRow.ts';
import { createPackageRow, type NewPackage } from '../../model/storage/packageRow.ts';
import { hashFile } from '../../shared/md5.ts';
import { logUserAction } from '../logs/activityLogs.ts';
import { fromBase64 } from '../../shared/base64.ts';
import { getBlob } from './blobs.ts';
import { validateContent, PACKAGE_CONTENT_KINDS } from './contentKinds.ts';

/** Returns the id of a package's bytes: its file is `{id}/{name}`. */
export const getPackageBlobId = ({ file }: Row): string => String(file).split('/')[0] ?? '';

/** Stores a file for a package. @throws HttpError 415 (2), 422 (22) */
export async function uploadPackage({
  body,
  platform: { store, random },
}: OperationCall): Promise<Row> {
  const { name, bytes } = (body as { readonly file: UploadedFile }).file;
  const type = await validateContent(name, bytes, PACKAGE_CONTENT_KINDS);
  const digest = await hashFile(bytes);
  const id = createId(random);
  store.put(BLOB_COLLECTION, createBlobRow({ id, name, type, bytes, of: 'package' }));
  return { file: `${id}/${name}`, size: bytes.length, digest };
}

/** Creates a package from an uploaded file. @throws HttpError 422: 6 no such file, 68 the name is taken */
export async function createPackage(call: OperationCall): Promise<Row> {
  const { store, random, clock } = call.platform;
  const { name, type, model, file, version } = call.body as NewPackage;
  const blob = getBlob(store, getPackageBlobId({ file }));
  const bytes = fromBase64(blob?.of === 'package' ? String(blob.data) : '');
  const digest = await hashFile(bytes);
  // Synchronous from here on: no other package takes the name meanwhile.
  if (store.table('packages').count({ name }) > 0) {
    const details = [{ path: '/name', code: 'unique', message: 'is the name of another package' }];
    throw httpErrors.invalidBody(details, errorCodes.nameTaken);
  }
  if (blob?.of !== 'package' || file !== `${String(blob.id)}/${String(blob.name)}`) {
    const details = [{ path: '/file', code: 'reference', message: `knows no upload "${file}"` }];
    throw httpErrors.invalidBody(details, errorCodes.unknownTarget);
  }
  const id = createId(random);
  logUserAction(call, { action: 'create', target: 'packages', targetId: id, detail: name });
  return store.put(
    'packages',
    createPackageRow({
      id,
      name,
      type,
      model,
      version: version ?? findVersion(name) ?? findVersion(file) ?? '1.0.0',
      file,
      bytes,
      digest,
      now: clock(),
    }),
  );
}

const findVersion = (text: string) => /\d+(?:\.\d+)+/.exec(text.split('/').at(-1) ?? '')?.[0];

const ACTIVE_STATES = ['queued', 'downloading', 'installing'];

/**
 * Deletes a package, and its bytes unless another package has the same ones.
 *
 * @throws HttpError 409 (33) an upgrade with it is in progress
 */
export function deletePackage(call: OperationCall) {
  const { store } = call.platform;
  const { id = '' } = call.path;
  const found = store.table('packages').get(id);
  if (!found) return { count: 0 };
  if (isPackageUsed(store, found)) {
    throw httpErrors.conflict(
      errorCodes.forbidden,
      `A device is being upgraded with "${String(found.name)}".`,
    );
  }
  store.remove('packages', id);
  if (store.table('packages').count({ file: found.file }) === 0) {
    store.remove(BLOB_COLLECTION, getPackageBlobId(found));
  }
  logUserAction(call, {
    action: 'delete',
    target: 'packages',
    targetId: id,
    detail: String(found.name),
  });
  return { count: 1 };
}

const isPackageUsed = ({ unscoped }: Store, { url }: Row): boolean =>
  unscoped.has('upgradeLogs') &&
  unscoped.table('upgradeLogs').count({ packageUrl: url, state: { inq: ACTIVE_STATES } }) > 0;
