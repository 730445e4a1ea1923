import { DAY_MS } from '../../shared/duration.ts';
import type { Row } from '../../platform/Store.ts';
import { fromBase64 } from '../../shared/base64.ts';
import { createBlobRow } from '../../model/storage/blobRow.ts';
import { createFileRow } from '../../model/storage/fileRow.ts';
import { md5 } from '../../shared/md5.ts';
import { createRandom, type RandomSource } from '../../shared/random.ts';
import { MP4_BASE64, MP4_STILL_BASE64, WEBM_BASE64, WEBM_STILL_BASE64 } from './clips.ts';
import { createMediaId } from './createMediaId.ts';
import { renderNightPicture } from './renderNightPicture.ts';
import { lazy } from './once.ts';

const PICTURE_NAMES = [
  ...['江岸夜色', '跨江大桥', '音乐广场', '城市阳台', '灯光秀', '滨江步道', '体育中心', '会展中心'],
  ...['湿地公园', '古塔', '大学城', '火车站', '老街', '科技园', '月亮湾', '新年灯会'],
];

const NOTICE_TEXTS: readonly (readonly [string, string])[] = [
  ['道路施工提示', '前方道路施工，请减速慢行，注意避让行人。'],
  ['恶劣天气预警', '气象台发布大风蓝色预警：今天夜间到明天有 6 级以上阵风，请注意防范。'],
  ['文明出行', '文明出行，礼让斑马线。\n绿色出行，从我做起。'],
  ['停车引导', '前方 300 米停车场，余位充足。'],
];

/** The name under which a console uploads a still. */
const STILL_NAME = 'still.jpg';

interface Material {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** Of a video: the pictures are smaller than their stills would be. */
  readonly still?: Uint8Array;
}

/** All properties but the creation time: generated once, since they are the same in every city. */
const getMaterials = lazy(() => {
  const random = createRandom(PICTURE_NAMES.length);
  const contents: readonly Material[] = [
    ...PICTURE_NAMES.map(name => ({
      name: `${name}.png`,
      mediaType: 'image/png',
      bytes: renderNightPicture(random),
    })),
    {
      name: '流光.webm',
      mediaType: 'video/webm',
      bytes: fromBase64(WEBM_BASE64),
      still: fromBase64(WEBM_STILL_BASE64),
    },
    {
      name: '流光.mp4',
      mediaType: 'video/mp4',
      bytes: fromBase64(MP4_BASE64),
      still: fromBase64(MP4_STILL_BASE64),
    },
    ...NOTICE_TEXTS.map(([name, text]) => ({
      name: `${name}.txt`,
      mediaType: 'text/plain;charset=utf-8',
      bytes: new TextEncoder().encode(text),
    })),
  ];
  return contents.map(({ name, mediaType, bytes, still }, i) => {
    const id = createMediaId('file', i + 1);
    return {
      file: createFileRow({
        ...{ id, name, mediaType, bytes, digest: md5(bytes) },
        ...{ hasStill: still !== undefined, now: 0 },
      }),
      blob: createBlobRow({ id, name, type: mediaType, bytes }),
      still: still && createBlobRow({ id, name: STILL_NAME, type: 'image/jpeg', bytes: still }),
    };
  });
});

interface MediaLibrary {
  readonly files: Row[];
  readonly blobs: Row[];
  readonly stills: Row[];
}

/** Generates the library: pictures of the city at night, two short videos with their stills, and some notices. */
export function generateMediaLibrary(random: RandomSource, now: number): MediaLibrary {
  const files = getMaterials().map(({ file }, i) => {
    const addedAt = now - (300 - i * 11) * DAY_MS - random.nextInt(DAY_MS);
    return { ...file, createTime: new Date(addedAt).toISOString() };
  });
  return {
    files,
    blobs: getMaterials().map(({ blob }) => blob),
    stills: getMaterials().flatMap(({ still }) => (still ? [still] : [])),
  };
}
