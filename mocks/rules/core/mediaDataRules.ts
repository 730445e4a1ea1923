import { createSilentMp3 } from '../../city/createSilentMp3.ts';
import { createTable } from '../../loopback/table.ts';
import { createBinaryResponse } from '../../platform/BinaryResponse.ts';
import { toFilterObject } from '../../platform/crud.ts';
import type { UploadedFile } from '../../platform/multipart.ts';
import { createId } from '../../platform/createId.ts';
import { errorCodes, HttpError, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { logUserAction } from '../logs/activityLogs.ts';
import { fromBase64 } from '../../shared/base64.ts';
import { BLOB_COLLECTION, createBlobRow } from '../../model/storage/blobRow.ts';
import { getBlob } from '../storage/blobs.ts';
import { type ContentKind, validateContent, VIDEO_KINDS } from '../storage/contentKinds.ts';
import { getAsset } from './getAsset.ts';

const MEDIA_DATA_COLLECTION = 'mediaData';

/** The model of broadcast devices. */
const BROADCAST_MODEL = 'ssipat';

/** The bytes per second of audio: 128 kbit/s. */
const BYTES_PER_SECOND = 16_000;

const MEDIA_DATA_FIELDS = {
  id: 'string',
  name: 'string',
  type: 'string',
  path: 'string',
  size: 'number',
  duration: 'number',
  createdAt: 'date',
} as const;

const hasText = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  Array.from(text).every((letter, i) => bytes[offset + i] === letter.charCodeAt(0));

/** Whether bytes start an audio frame: with eleven set bits. */
const isFrame = ([first = 0, second = 0]: Uint8Array) => first === 0xff && second >= 0xe0;

/** The playable kinds of a broadcast device, by file extension. */
const PLAYABLE_KINDS: Readonly<Record<string, ContentKind>> = {
  ...VIDEO_KINDS,
  mp3: { mediaType: 'audio/mpeg', matches: bytes => hasText(bytes, 'ID3') || isFrame(bytes) },
  aac: { mediaType: 'audio/aac', matches: isFrame },
  wav: {
    mediaType: 'audio/wav',
    matches: bytes => hasText(bytes, 'RIFF') && hasText(bytes, 'WAVE', 8),
  },
  m4a: { mediaType: 'audio/mp4', matches: bytes => hasText(bytes, 'ftyp', 4) },
  ogg: { mediaType: 'audio/ogg', matches: bytes => hasText(bytes, 'OggS') },
};

/**
 * Returns the files that the device of the path parameter can play: every broadcast device plays those of the platform.
 *
 * @throws HttpError 404 (3); 400 (2) it plays none
 */
function createMediaDataTable(call: OperationCall) {
  const { model } = getAsset(call);
  if (model !== BROADCAST_MODEL) {
    throw new HttpError(400, errorCodes.notSupported, `A ${String(model)} plays no files`);
  }
  return createTable<Row>(
    MEDIA_DATA_FIELDS,
    call.platform.store.records(MEDIA_DATA_COLLECTION).all(),
  );
}

interface MediaDataUpload {
  readonly subpath?: string;
  readonly unformat?: boolean;
  readonly file: UploadedFile;
}

/**
 * Stores an audio or video file.
 *
 * @throws HttpError 415 (2) it is neither; 422: 22 it is empty or does not match its name, 68 another file has the name
 */
async function uploadMediaData(call: OperationCall): Promise<Row> {
  const { store, random, clock } = call.platform;
  const { subpath, file } = call.body as MediaDataUpload;
  const { name, bytes } = file;
  const mediaType = await validateContent(name, bytes, PLAYABLE_KINDS);
  for (const other of store.records(MEDIA_DATA_COLLECTION).all()) {
    if (other.name !== name) continue;
    const message = 'has the name of another file';
    throw httpErrors.invalidBody(
      [{ path: '/file', code: 'unique', message }],
      errorCodes.nameTaken,
    );
  }
  const type = mediaType.startsWith('audio/') ? 'audio' : 'video';
  const id = createId(random);
  store.put(BLOB_COLLECTION, createBlobRow({ id, name, type: mediaType, bytes }));
  logUserAction(call, { action: 'create', target: 'mediaDatas', targetId: id, detail: name });
  return store.put(MEDIA_DATA_COLLECTION, {
    id,
    name,
    type,
    ...(subpath !== undefined && subpath !== '' && { path: subpath }),
    size: bytes.length,
    ...(type === 'audio' && { duration: Math.ceil(bytes.length / BYTES_PER_SECOND) }),
    createdAt: new Date(clock()).toISOString(),
  });
}

/** Returns the bytes of a file; the seeded files are silent. @throws HttpError 404 (6) */
function getMediaDataContent({ path: { id = '' }, platform: { store } }: OperationCall) {
  const row = store.records(MEDIA_DATA_COLLECTION).get(id);
  if (!row) throw httpErrors.notFound('mediaDatas', id);
  const name = String(row.name);
  const blob = getBlob(store, id);
  return blob
    ? createBinaryResponse({ type: String(blob.type), bytes: fromBase64(String(blob.data)), name })
    : createBinaryResponse({ type: 'audio/mpeg', bytes: createSilentMp3(Number(row.size)), name });
}

/** The rules of the files of broadcast devices. @see DEVICE-04 */
export const mediaDataRules: Readonly<Record<string, OperationRule>> = {
  listMediaDatas: call => createMediaDataTable(call).find(toFilterObject(call.query.filter)),
  countMediaDatas: call => ({
    count: createMediaDataTable(call).count(toFilterObject(call.query.where)),
  }),
  uploadMediaData,
  getMediaDataContent,
};
