import type { Row } from '../../platform/Store.ts';
import { thumbnailOf } from '../../rules/media/content.ts';
import { completeItem } from '../../rules/media/items.ts';
import { md5 } from '../../rules/media/md5.ts';
import type { Content, Item, Program, Scene } from '../../rules/media/model.ts';
import { defaultTimes } from '../../rules/media/programs.ts';
import { type Layout, zonesOf } from '../../rules/media/scenes.ts';
import { withDigest } from '../../rules/media/tree.ts';
import type { Random } from '../random.ts';
import { mediaId } from './mediaId.ts';

const DAY = 86_400_000;

const PLACES = [
  '滨江大道',
  '江南大道',
  '市民中心',
  '奥体中心',
  '钱塘江岸',
  '星光大道',
  '地铁西兴站',
  '科技馆',
];
const THEMES = [
  '节日问候',
  '交通提示',
  '城市形象',
  '公益宣传',
  '天气预警',
  '活动预告',
  '停车引导',
  '夜游推荐',
];

/** Sizes of screens in the street. */
const STAGES = [
  { width: 512, height: 1_024 },
  { width: 384, height: 768 },
  { width: 640, height: 320 },
  { width: 1_024, height: 256 },
];

const LAYOUTS: readonly Layout[] = [
  'scene-5',
  'scene-5',
  'scene-3',
  'scene-4',
  'scene-2',
  'scene-1',
];

/** Projects that every city has, and screens for which there is another one. */
const BASIC = 12;
const SCREENS_PER_PROJECT = 10;
const MOST_PROJECTS = 150;

interface Sources {
  readonly now: number;
  readonly screens: readonly Row[];
  readonly files: readonly Row[];
}

/** Draws projects with their programs, scenes, zones and items. */
export function drawProjects(random: Random, sources: Sources) {
  const count = Math.min(
    MOST_PROJECTS,
    BASIC + Math.floor(sources.screens.length / SCREENS_PER_PROJECT),
  );
  const draw = createPainter(random, sources);
  const drawn = Array.from({ length: count }, (_, i) => draw(i));
  return {
    projects: drawn.map(({ project }) => project),
    contents: drawn.map(({ content }) => content),
  };
}

function createPainter(random: Random, { now, files }: Sources) {
  const counters = { program: 0, scene: 0, zone: 0, item: 0 };
  const next = (kind: keyof typeof counters) => mediaId(kind, (counters[kind] += 1));
  const ofType = (type: string) => files.filter(file => file.type === type);
  const materials = { 2: ofType('text'), 3: ofType('picture'), 4: ofType('video') } as const;

  const sourced = (type: 2 | 3 | 4, rest: Row = {}): Row => {
    const { id, name } = random.pick(materials[type]);
    return { baseInfo: { type, materialId: id, file: name }, ...rest };
  };

  /** Something for each kind of item; pictures and notices are what most screens show. */
  const kinds: readonly (() => Row)[] = [
    () =>
      sourced(3, { scale: 'fill', inTransition: { transition: random.pick(EFFECTS), speed: 5 } }),
    () =>
      sourced(3, { scale: 'fit', inTransition: { transition: random.pick(EFFECTS), speed: 3 } }),
    () => text(random.pick(NOTICES), random.pick(SIZES)),
    () => text(random.pick(NOTICES), random.pick(SIZES)),
    () => formatted(random.pick(NOTICES)),
    () => sourced(2, { font: { size: 24 }, alignment: 'center' }),
    () => sourced(4, { scale: 'fill' }),
    () => ({ baseInfo: { type: 9 }, timeZone: 'Asia/Shanghai' }),
    () => ({ baseInfo: { type: 10 }, font: { size: 28 }, alignment: 'center' }),
    () => newYear(now),
  ];

  const drawItem = (): Item => completeItem(next('item'), random.pick(kinds)());

  function drawScene(n: number, stage: (typeof STAGES)[number]): Scene {
    const layout = random.pick(LAYOUTS);
    const id = next('scene');
    const zones = zonesOf(layout, stage, () => next('zone')).map(zone => ({
      ...zone,
      items: Array.from({ length: 1 + random.below(2) }, drawItem),
    }));
    const scene = withDigest({ id, name: `场景 ${n + 1}`, layout, zones });
    // Most were previewed, some of them before their last change.
    if (random.chance(0.15)) return scene;
    return { ...scene, md5Preview: random.chance(0.1) ? md5(id) : scene.md5 };
  }

  function drawProgram(n: number, stage: (typeof STAGES)[number]): Program {
    const id = next('program');
    const type = n === 0 ? 'playerPlan' : random.pick(['cyclePlan', 'timingPlan']);
    const scenes = Array.from({ length: 1 + random.below(3) }, (_, i) => drawScene(i, stage));
    return {
      id,
      name: `节目单 ${n + 1}`,
      type,
      ...defaultTimes(now),
      ...drawTimes(random, now),
      scenes,
    };
  }

  return function drawProject(i: number): { readonly project: Row; readonly content: Content } {
    const id = mediaId('project', i + 1);
    const stage = random.pick(STAGES);
    const programs = Array.from({ length: 1 + random.below(3) }, (_, n) => drawProgram(n, stage));
    const created = now - (20 + random.below(300)) * DAY - random.below(DAY);
    const updated = created + random.below(now - created);
    const version = 3 + random.below(30);
    const isPublished = random.chance(0.7);
    const published = Math.min(now - 60_000, updated + random.below(DAY));
    const project = {
      id,
      name: nameOf(i),
      ...stage,
      state: isPublished ? 'published' : 'draft',
      version,
      createTime: new Date(created).toISOString(),
      updateTime: new Date(updated).toISOString(),
      ...(isPublished && {
        publishedTime: new Date(published).toISOString(),
        publishedVersion: version,
      }),
      ...thumbnailOf({ id, programs }),
    };
    return { project, content: { id, programs } };
  };
}

/** Every place has every theme once before a name gets a number. */
function nameOf(i: number): string {
  const name = `${PLACES[i % PLACES.length]} ${THEMES[(i + Math.floor(i / PLACES.length)) % THEMES.length]}`;
  const round = Math.floor(i / (PLACES.length * THEMES.length));
  return round === 0 ? name : `${name} ${round + 1}`;
}

/** From the evening on, for the coming months, on some days of the week. */
function drawTimes(random: Random, now: number): Row {
  const date = (ms: number) => {
    const day = new Date(ms);
    return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
  };
  const time = (hour: number) => ({ hour, minute: 0, second: 0, milliseconds: 0 });
  const from = 6 + random.below(13);
  return {
    dateRange: { dateBegin: date(now - 30 * DAY), dateEnd: date(now + 60 * DAY), enableFlag: true },
    week: random.pick([127, 127, 62, 65]),
    timeRange: {
      timeBegin: time(from),
      timeEnd: time(from + 1 + random.below(23 - from)),
      enableFlag: true,
    },
  };
}

const EFFECTS = ['fade', 'slideLeft', 'slideUp', 'wipe', 'none'];
const SIZES = [32, 48, 64];
const NOTICES = [
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

const formatted = (notice: string): Row => ({
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

const newYear = (now: number): Row => ({
  baseInfo: { type: 11 },
  target: `${new Date(now).getUTCFullYear() + 1}-01-01T00:00:00.000+08:00`,
  prefix: '距新年还有',
  font: { size: 24 },
  alignment: 'center',
});
