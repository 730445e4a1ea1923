import { newId } from '../../platform/newId.ts';
import type { UploadedFile } from '../../platform/multipart.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { CONTENTS } from '../media/content.ts';
import { md5 } from '../media/md5.ts';
import type { Content } from '../media/model.ts';
import { noteUserAction } from '../notes.ts';
import { BLOBS, blobRow } from './blobs.ts';
import { judgeContent, PICTURES, TEXTS, VIDEOS } from './contents.ts';
import { measure } from './measures.ts';

const MATERIALS = { ...PICTURES, ...VIDEOS, ...TEXTS };

interface NewFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What the library says of a file. */
export function fileRow({ id, name, mediaType, bytes, now }: NewFile): Row {
  const type = /^(image|video)\//.exec(mediaType)?.[1];
  return {
    id,
    name,
    type: type === 'image' ? 'picture' : (type ?? 'text'),
    mediaType,
    size: bytes.length,
    ...measure(bytes, mediaType),
    createTime: new Date(now).toISOString(),
    digest: md5(bytes),
    filepath: `/file/${id}/content`,
  };
}

function keepFile(call: Call, given: Omit<NewFile, 'id' | 'now'>): Row {
  const { store, random, clock } = call.platform;
  const id = newId(random);
  const { name, mediaType: type, bytes } = given;
  store.put(BLOBS, blobRow({ id, name, type, bytes }));
  noteUserAction(call, { action: 'create', target: 'files', targetId: id, detail: name });
  return store.put('files', fileRow({ ...given, id, now: clock() }));
}

/** Keeps a picture, a video or a text. @throws Refusal 415 (2), 422 (22) */
export function uploadFile(call: Call): Row {
  const { file, name = file.name } = call.body as {
    readonly file: UploadedFile;
    readonly name?: string;
  };
  const mediaType = judgeContent(file.name, file.bytes, MATERIALS);
  return keepFile(call, { name, mediaType, bytes: file.bytes });
}

/** Makes a text file of a text. */
export function createFile(call: Call): Row {
  const { name, content } = call.body as { readonly name: string; readonly content: string };
  const mediaType = TEXTS.txt?.mediaType ?? '';
  return keepFile(call, {
    name,
    mediaType,
    bytes: new TextEncoder().encode(content.toWellFormed()),
  });
}

/** @throws Refusal 404 (6), 409 (33) a project shows it */
export function deleteFile(call: Call): void {
  const { store } = call.platform;
  const { id = '' } = call.path;
  const file = store.table('files').get(id);
  if (!file) throw refuse.unknown('file', id);
  const project = projectWith(store, id);
  if (project) {
    throw refuse.conflict(codes.forbidden, `The project "${String(project.name)}" shows the file.`);
  }
  store.remove('files', id);
  store.remove(BLOBS, id);
  noteUserAction(call, {
    action: 'delete',
    target: 'files',
    targetId: id,
    detail: String(file.name),
  });
}

/** A project that has the file in one of its items. */
function projectWith(store: Store, fileId: string): Row | undefined {
  for (const { id, programs } of store.records(CONTENTS).all() as Iterable<Content>) {
    const zones = programs.flatMap(({ scenes }) => scenes.flatMap(scene => scene.zones));
    const isShown = zones.some(({ items }) =>
      items.some(({ baseInfo }) => baseInfo.materialId === fileId),
    );
    if (isShown) return store.table('projects').get(id);
  }
  return undefined;
}
