import type { Row } from '../../platform/Store.ts';
import type { RandomSource } from '../../shared/random.ts';

interface ItemSources {
  readonly now: number;
  readonly files: readonly Row[];
}

/** Creates a factory per kind of item; pictures and notices are the most frequent. */
export function createItemFactories(
  random: RandomSource,
  { now, files }: ItemSources,
): readonly (() => Row)[] {
  const filterByType = (type: string) => files.filter(file => file.type === type);
  const materials = {
    2: filterByType('text'),
    3: filterByType('picture'),
    4: filterByType('video'),
  } as const;

  const createFileItem = (type: 2 | 3 | 4, rest: Row = {}): Row => {
    const { id, name, duration } = random.pick(materials[type]);
    const fileDuration = duration !== undefined && { fileDuration: duration };
    return { baseInfo: { type, materialId: id, file: name, ...fileDuration }, ...rest };
  };

  return [
    () =>
      createFileItem(3, {
        scale: 'fill',
        inTransition: { transition: random.pick(TRANSITIONS), speed: 5 },
      }),
    () =>
      createFileItem(3, {
        scale: 'fit',
        inTransition: { transition: random.pick(TRANSITIONS), speed: 3 },
      }),
    () => text(random.pick(NOTICE_TEXTS), random.pick(FONT_SIZES)),
    () => text(random.pick(NOTICE_TEXTS), random.pick(FONT_SIZES)),
    () => createFormattedItem(random.pick(NOTICE_TEXTS)),
    () => createFileItem(2, { font: { size: 24 }, alignment: 'center' }),
    () => createFileItem(4, { scale: 'fill' }),
    () => ({ baseInfo: { type: 9 }, timeZone: 'Asia/Shanghai' }),
    () => ({ baseInfo: { type: 10 }, font: { size: 28 }, alignment: 'center' }),
    () => createCountdownItem(now),
  ];
}

const TRANSITIONS = ['fade', 'slideLeft', 'slideUp', 'wipe', 'none'];
const FONT_SIZES = [32, 48, 64];
const NOTICE_TEXTS = [
  '夜间限速 40',
  '雨天路滑 减速慢行',
  '礼让斑马线',
  '欢迎来到滨江',
  '前方学校 注意儿童',
  '祝市民朋友节日快乐',
];

const text = (content: string, size: number): Row => ({
  baseInfo: { type: 0 },
  content,
  font: { size },
  alignment: 'center',
});

const createFormattedItem = (notice: string): Row => ({
  baseInfo: { type: 1 },
  paragraphs: [
    {
      alignment: 'center',
      spans: [
        {
          text: '提示 ',
          font: { size: 32, bold: true },
          fontColor: { red: 242, green: 176, blue: 53, alpha: 255 },
        },
        { text: notice, font: { size: 24 } },
      ],
    },
  ],
});

const createCountdownItem = (now: number): Row => ({
  baseInfo: { type: 11 },
  target: `${new Date(now).getUTCFullYear() + 1}-01-01T00:00:00.000+08:00`,
  prefix: '距新年还有',
  font: { size: 24 },
  alignment: 'center',
});
