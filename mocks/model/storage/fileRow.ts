import type { Row } from '../../platform/Store.ts';
import { readImageSize } from './imageSize.ts';
import { readVideoMeasures } from './readVideoMeasures.ts';

export interface NewFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** The MD5 of the bytes. */
  readonly digest: string;
  readonly hasStill?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Creates the row of a library file. */
export function createFileRow({ id, name, mediaType, bytes, digest, hasStill, now }: NewFile): Row {
  const type = /^(image|video)\//.exec(mediaType)?.[1];
  return {
    id,
    name,
    type: type === 'image' ? 'picture' : (type ?? 'text'),
    mediaType,
    size: bytes.length,
    ...readImageSize(bytes, mediaType),
    ...readVideoMeasures(bytes, mediaType),
    createTime: new Date(now).toISOString(),
    digest,
    filepath: `/file/${id}/content`,
    ...(hasStill && { stillpath: `/file/${id}/still` }),
  };
}
