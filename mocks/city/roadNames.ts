import { joinHashes } from './hash.ts';
import { assertDefined } from '../shared/assertDefined.ts';

/** The stems of road names: 滨盛 first, since the first road of every city is 滨盛路. */
const NAME_STEMS = `
  滨盛 江南 长河 望湖 文昌 星光 春晓 建设 和平 环城 人民 解放 中山 朝阳 新华 光明 友谊 团结 胜利 青年
  学院 科技 创新 明德 崇文 文汇 书香 致远 弘毅 博学 求是 思源 清泉 青山 绿水 紫金 金沙 银杏 梧桐 桂花
  丹枫 玉兰 海棠 芙蓉 荷塘 莲花 翠柳 柳浪 竹海 松涛 枫林 樱花 梅园 兰亭 菊香 百合 凤凰 龙腾 飞鹤 白鹭
  鸿雁 燕归 云泽 云溪 云栖 溪畔 江畔 临江 沿江 望江 潮鸣 观潮 听涛 海运 东港 南港 渔浦 渡口 石桥 长桥
  永安 安康 平安 福泰 泰和 祥和 同心 同德 兴业 兴隆 富春 丰收 金穗 稻香 麦田 桑园 茶园 采荷 景芳 庆春
  迎春 秋涛 夏荷 冬青 天成 天目 星河 银河 北斗 启明 晨曦 晚晴 彩虹 丹霞 碧波 湖滨 月亮 钟楼 鼓楼 古塔 窑山`
  .trim()
  .split(/\s+/);

/** Returns one of the stems, for the name of a park or a lake. */
export const pickNameStem = (hash: number): string =>
  assertDefined(NAME_STEMS[hash % NAME_STEMS.length]);

/** Suffixes that distinguish roads of one stem by their location. */
const NAME_SUFFIXES = [
  '',
  '东',
  '西',
  '南',
  '北',
  '中',
  '东一',
  '西一',
  '南一',
  '北一',
  '东二',
  '西二',
];

/** The kind of a road, by its width and direction. */
export type RoadKind = '大道' | '路' | '街' | '巷';

const ROAD_KINDS: readonly RoadKind[] = ['大道', '路', '街', '巷'];

/** Coprime to the number of stems, so that none repeats before all are used. */
const STRIDE = 47;

/** Names the roads of a district one after the other, no two alike. */
export function createRoadNames(seed: number, district: number): (kind: RoadKind) => string {
  const useCounts = new Map<RoadKind, number>();
  return kind => {
    const n = useCounts.get(kind) ?? 0;
    useCounts.set(kind, n + 1);
    const isFirst = district === 0 && kind === '路';
    const first = isFirst ? 0 : joinHashes(joinHashes(seed, district), ROAD_KINDS.indexOf(kind));
    const stem = assertDefined(NAME_STEMS[(first + n * STRIDE) % NAME_STEMS.length]);
    const round = Math.floor(n / NAME_STEMS.length);
    return stem + (NAME_SUFFIXES[round] ?? `${round}`) + kind;
  };
}
