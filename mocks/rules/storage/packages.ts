import { newId } from '../../platform/newId.ts';
import type { UploadedFile } from '../../platform/multipart.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { md5 } from '../media/md5.ts';
import { noteUserAction } from '../notes.ts';
import { fromBase64 } from './base64.ts';
import { blobOf, BLOBS, blobRow } from './blobs.ts';
import { judgeContent, PACKAGES } from './contents.ts';

/** The id of the bytes of a package: its file is `{id}/{name}`. */
export const packageBlob = ({ file }: Row): string => String(file).split('/')[0] ?? '';

/** Keeps a file that a package can be made of. @throws Refusal 415 (2), 422 (22) */
export function uploadPackage({ body, platform: { store, random } }: Call): Row {
  const { name, bytes } = (body as { readonly file: UploadedFile }).file;
  const type = judgeContent(name, bytes, PACKAGES);
  const id = newId(random);
  store.put(BLOBS, blobRow({ id, name, type, bytes, of: 'package' }));
  return { file: `${id}/${name}`, size: bytes.length, digest: md5(bytes) };
}

interface NewPackage {
  readonly name: string;
  readonly type: string;
  readonly model: string;
  readonly version?: string;
  readonly file: string;
}

/** Makes a package of an uploaded file. @throws Refusal 422: 6 no such file, 68 the name is taken */
export function createPackage(call: Call): Row {
  const { store, random, clock } = call.platform;
  const { name, type, model, file, version } = call.body as NewPackage;
  if (store.table('packages').count({ name }) > 0) {
    const details = [{ path: '/name', code: 'unique', message: 'is the name of another package' }];
    throw refuse.invalid(details, codes.nameTaken);
  }
  const blob = blobOf(store, packageBlob({ file }));
  if (blob?.of !== 'package' || file !== `${String(blob.id)}/${String(blob.name)}`) {
    const details = [{ path: '/file', code: 'reference', message: `knows no upload "${file}"` }];
    throw refuse.invalid(details, codes.unknownTarget);
  }
  const id = newId(random);
  noteUserAction(call, { action: 'create', target: 'packages', targetId: id, detail: name });
  return store.put(
    'packages',
    packageRow({
      id,
      name,
      type,
      model,
      version: version ?? versionIn(name) ?? versionIn(file) ?? '1.0.0',
      file,
      bytes: fromBase64(String(blob.data)),
      now: clock(),
    }),
  );
}

const versionIn = (text: string) => /\d+(?:\.\d+)+/.exec(text.split('/').at(-1) ?? '')?.[0];

/** What the list says of a package. */
export function packageRow({
  bytes,
  now,
  ...said
}: Required<NewPackage> & {
  readonly id: string;
  readonly bytes: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: number;
}): Row {
  return {
    ...said,
    size: bytes.length,
    digest: md5(bytes),
    url: `/api/storage/upgrade/${said.id}/content`,
    createTime: new Date(now).toISOString(),
  };
}

const UNDER_WAY = ['queued', 'downloading', 'installing'];

/** Deletes a package, and its bytes unless another has them too. @throws Refusal 409 (33) a device is being upgraded */
export function deletePackage(call: Call) {
  const { store } = call.platform;
  const { id = '' } = call.path;
  const found = store.table('packages').get(id);
  if (!found) return { count: 0 };
  if (isUsed(store, found)) {
    throw refuse.conflict(
      codes.forbidden,
      `A device is being upgraded with "${String(found.name)}".`,
    );
  }
  store.remove('packages', id);
  if (store.table('packages').count({ file: found.file }) === 0) {
    store.remove(BLOBS, packageBlob(found));
  }
  noteUserAction(call, {
    action: 'delete',
    target: 'packages',
    targetId: id,
    detail: String(found.name),
  });
  return { count: 1 };
}

const isUsed = ({ whole }: Store, { url }: Row): boolean =>
  whole.has('upgradeLogs') &&
  whole.table('upgradeLogs').count({ packageUrl: url, state: { inq: UNDER_WAY } }) > 0;
