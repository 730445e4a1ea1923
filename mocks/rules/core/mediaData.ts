import { silence } from '../../city/silence.ts';
import { createTable } from '../../loopback/table.ts';
import { binary } from '../../platform/binary.ts';
import { asked } from '../../platform/crud.ts';
import type { UploadedFile } from '../../platform/multipart.ts';
import { newId } from '../../platform/newId.ts';
import { codes, Refusal, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { noteUserAction } from '../notes.ts';
import { fromBase64 } from '../storage/base64.ts';
import { blobOf, BLOBS, blobRow } from '../storage/blobs.ts';
import { type ContentKind, judgeContent, VIDEOS } from '../storage/contents.ts';
import { assetOf } from './assets.ts';

const RECORDS = 'mediaData';

/** The model that plays files. */
const BROADCAST = 'ssipat';

/** What a second of sound takes, in bytes: 128 kbit/s. */
const BYTES_A_SECOND = 16_000;

const FIELDS = {
  id: 'string',
  name: 'string',
  type: 'string',
  path: 'string',
  size: 'number',
  duration: 'number',
  createdAt: 'date',
} as const;

const hasText = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Array.from(text).every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

/** A frame of sound begins with eleven bits that are set. */
const isFrame = ([first = 0, second = 0]: Uint8Array) => first === 0xff && second >= 0xe0;

/** What a broadcast device can play, by its ending. */
const PLAYABLE: Readonly<Record<string, ContentKind>> = {
  ...VIDEOS,
  mp3: { mediaType: 'audio/mpeg', is: bytes => hasText(bytes, 'ID3') || isFrame(bytes) },
  aac: { mediaType: 'audio/aac', is: isFrame },
  wav: {
    mediaType: 'audio/wav',
    is: bytes => hasText(bytes, 'RIFF') && hasText(bytes, 'WAVE', 8),
  },
  m4a: { mediaType: 'audio/mp4', is: bytes => hasText(bytes, 'ftyp', 4) },
  ogg: { mediaType: 'audio/ogg', is: bytes => hasText(bytes, 'OggS') },
};

/**
 * The files that the device in the path can play: every broadcast device plays those of the platform.
 *
 * @throws Refusal 404 (3); 400 (2) it plays none
 */
function filesOf(call: Call) {
  const { model } = assetOf(call);
  if (model !== BROADCAST) {
    throw new Refusal(400, codes.notSupported, `A ${String(model)} plays no files`);
  }
  return createTable<Row>(FIELDS, call.platform.store.records(RECORDS).all());
}

interface Upload {
  readonly subpath?: string;
  readonly unformat?: boolean;
  readonly file: UploadedFile;
}

/**
 * Keeps a sound or a film.
 *
 * @throws Refusal 415 (2) it is neither; 422: 22 it is empty or not what its name says, 68 another file has the name
 */
function uploadMediaData(call: Call): Row {
  const { store, random, clock } = call.platform;
  const { subpath, file } = call.body as Upload;
  const { name, bytes } = file;
  const mediaType = judgeContent(name, bytes, PLAYABLE);
  for (const other of store.records(RECORDS).all()) {
    if (other.name !== name) continue;
    const message = 'has the name of another file';
    throw refuse.invalid([{ path: '/file', code: 'unique', message }], codes.nameTaken);
  }
  const type = mediaType.startsWith('audio/') ? 'audio' : 'video';
  const id = newId(random);
  store.put(BLOBS, blobRow({ id, name, type: mediaType, bytes }));
  noteUserAction(call, { action: 'create', target: 'mediaDatas', targetId: id, detail: name });
  return store.put(RECORDS, {
    id,
    name,
    type,
    ...(subpath !== undefined && subpath !== '' && { path: subpath }),
    size: bytes.length,
    ...(type === 'audio' && { duration: Math.ceil(bytes.length / BYTES_A_SECOND) }),
    createdAt: new Date(clock()).toISOString(),
  });
}

/** The bytes of a file; those that the city began with are silent. @throws Refusal 404 (6) */
function getMediaDataContent({ path: { id = '' }, platform: { store } }: Call) {
  const row = store.records(RECORDS).get(id);
  if (!row) throw refuse.unknown('mediaDatas', id);
  const name = String(row.name);
  const blob = blobOf(store, id);
  return blob
    ? binary({ type: String(blob.type), bytes: fromBase64(String(blob.data)), name })
    : binary({ type: 'audio/mpeg', bytes: silence(Number(row.size)), name });
}

/** The rules of what broadcast devices can play. @see spec B7, DEVICE-04 */
export const mediaDataRules: Readonly<Record<string, Rule>> = {
  listMediaDatas: call => filesOf(call).find(asked(call.query.filter)),
  countMediaDatas: call => ({ count: filesOf(call).count(asked(call.query.where)) }),
  uploadMediaData,
  getMediaDataContent,
};
