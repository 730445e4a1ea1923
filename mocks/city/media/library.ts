import type { Row } from '../../platform/Store.ts';
import { fromBase64 } from '../../rules/storage/base64.ts';
import { blobRow } from '../../rules/storage/blobs.ts';
import { fileRow } from '../../rules/storage/files.ts';
import { createRandom, type Random } from '../random.ts';
import { CLIP, MP4, WEBM } from './clips.ts';
import { mediaId } from './mediaId.ts';
import { drawNight } from './nights.ts';
import { once } from './once.ts';

const PICTURES = [
  ...['江岸夜色', '跨江大桥', '音乐广场', '城市阳台', '灯光秀', '滨江步道', '体育中心', '会展中心'],
  ...['湿地公园', '古塔', '大学城', '火车站', '老街', '科技园', '月亮湾', '新年灯会'],
];

const TEXTS: readonly (readonly [string, string])[] = [
  ['道路施工提示', '前方道路施工，请减速慢行，注意避让行人。'],
  ['恶劣天气预警', '气象台发布大风蓝色预警：今天夜间到明天有 6 级以上阵风，请注意防范。'],
  ['文明出行', '文明出行，礼让斑马线。\n绿色出行，从我做起。'],
  ['停车引导', '前方 300 米停车场，余位充足。'],
];

const DAY = 86_400_000;

/** Everything but when it was added: drawn once, for it is the same in every city. */
const materials = once(() => {
  const random = createRandom(PICTURES.length);
  const contents = [
    ...PICTURES.map(name => ({
      name: `${name}.png`,
      mediaType: 'image/png',
      bytes: drawNight(random),
    })),
    { name: '流光.webm', mediaType: 'video/webm', bytes: fromBase64(WEBM), ...CLIP },
    { name: '流光.mp4', mediaType: 'video/mp4', bytes: fromBase64(MP4), ...CLIP },
    ...TEXTS.map(([name, text]) => ({
      name: `${name}.txt`,
      mediaType: 'text/plain;charset=utf-8',
      bytes: new TextEncoder().encode(text),
    })),
  ];
  return contents.map(({ name, mediaType, bytes, ...measures }, i) => {
    const id = mediaId('file', i + 1);
    return {
      file: { ...fileRow({ id, name, mediaType, bytes, now: 0 }), ...measures },
      blob: blobRow({ id, name, type: mediaType, bytes }),
    };
  });
});

/** What is in the library: pictures of the city at night, two short videos and some notices. */
export function drawLibrary(
  random: Random,
  now: number,
): { readonly files: Row[]; readonly blobs: Row[] } {
  const files = materials().map(({ file }, i) => {
    const added = now - (300 - i * 11) * DAY - random.below(DAY);
    return { ...file, createTime: new Date(added).toISOString() };
  });
  return { files, blobs: materials().map(({ blob }) => blob) };
}
