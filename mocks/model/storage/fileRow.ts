import type { Row } from '../../platform/Store.ts';
import { md5 } from '../../shared/md5.ts';
import { readImageSize } from './imageSize.ts';
import { readVideoMeasures } from './readVideoMeasures.ts';

export interface NewFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly hasStill?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Creates the row of a library file. */
export function createFileRow({ id, name, mediaType, bytes, hasStill, now }: NewFile): Row {
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
    digest: md5(bytes),
    filepath: `/file/${id}/content`,
    ...(hasStill && { stillpath: `/file/${id}/still` }),
  };
}
