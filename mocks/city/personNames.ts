import type { RandomSource } from '../shared/random.ts';

/** A name in both scripts: in Chinese characters, and in pinyin. */
export interface PersonNames {
  readonly last: NameSyllable;
  /** One or two syllables. */
  readonly first: readonly NameSyllable[];
}

interface NameSyllable {
  readonly han: string;
  readonly pinyin: string;
}

const parseSyllables = (list: string): readonly NameSyllable[] =>
  list
    .trim()
    .split(/\s+/)
    .map(pair => ({ han: pair.slice(0, 1), pinyin: pair.slice(1) }));

/** Frequent family names, the most frequent ones twice. */
const LAST_NAMES = parseSyllables(`
  王wang 王wang 李li 李li 张zhang 张zhang 刘liu 刘liu 陈chen 陈chen 杨yang 黄huang 赵zhao 吴wu 周zhou 徐xu
  孙sun 马ma 朱zhu 胡hu 郭guo 何he 高gao 林lin 罗luo 郑zheng 梁liang 谢xie 宋song 唐tang 许xu 韩han 冯feng
  邓deng 曹cao 彭peng 曾zeng 肖xiao 田tian 董dong 袁yuan 潘pan 于yu 蒋jiang 蔡cai 余yu 杜du 叶ye 程cheng
  苏su 魏wei 吕lyu 丁ding 任ren 沈shen 姚yao 卢lu 姜jiang 崔cui 钟zhong 谭tan 陆lu 汪wang 范fan 金jin
  石shi 廖liao 贾jia 夏xia 韦wei 付fu 方fang 白bai 邹zou 孟meng 熊xiong 秦qin 邱qiu 江jiang 尹yin 薛xue`);

const FIRST_NAMES = parseSyllables(`
  伟wei 芳fang 娜na 敏min 静jing 丽li 强qiang 磊lei 军jun 洋yang 勇yong 艳yan 杰jie 娟juan 涛tao 明ming
  超chao 霞xia 平ping 刚gang 桂gui 英ying 华hua 玉yu 萍ping 红hong 玲ling 文wen 志zhi 远yuan 海hai 峰feng
  雅ya 婷ting 晓xiao 美mei 鹏peng 浩hao 翔xiang 珊shan 凯kai 彬bin 宇yu 欣xin 怡yi 梓zi 涵han 子zi 轩xuan
  思si 佳jia 建jian 国guo 春chun 梅mei 雪xue 冬dong 龙long 飞fei 鑫xin 波bo 斌bin 莉li 兰lan 秀xiu 云yun
  清qing 河he 山shan 松song 柏bai 瑞rui 祥xiang 福fu 康kang 宁ning 安an 泽ze 源yuan 川chuan 诚cheng 信xin`);

/** Generates a personal name; first names mostly have two syllables. */
export function generateNames(random: RandomSource): PersonNames {
  const last = random.pick(LAST_NAMES);
  const first = [random.pick(FIRST_NAMES)];
  if (random.nextBoolean(0.75)) first.push(random.pick(FIRST_NAMES));
  return { last, first };
}

/** Formats a name in Latin letters: one capital, the syllables joined. */
export function formatLatinName(syllables: readonly NameSyllable[]): string {
  const text = syllables.map(({ pinyin }) => pinyin).join('');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Formats a name in Chinese characters. */
export const formatHanName = (syllables: readonly NameSyllable[]): string =>
  syllables.map(({ han }) => han).join('');

const pinyinByHan = new Map(
  [...LAST_NAMES, ...FIRST_NAMES].map(({ han, pinyin }) => [han, pinyin] as const),
);

/** Returns the characters of a name in Latin letters. */
export const toPinyin = (characters: readonly string[]): string =>
  characters.map(han => pinyinByHan.get(han) ?? han).join('');

/** The usual username styles: family name and initials, the full name, or the characters themselves. */
const USERNAME_STYLES: readonly ((names: PersonNames) => string)[] = [
  ({ last, first }) => last.pinyin + first.map(({ pinyin }) => pinyin.slice(0, 1)).join(''),
  ({ last, first }) => last.pinyin + first.map(({ pinyin }) => pinyin).join(''),
  ({ last, first }) => `${first.map(({ pinyin }) => pinyin).join('')}_${last.pinyin}`,
  ({ last, first }) => formatHanName([last, ...first]),
];

/** Generates a username in one of the usual styles; it is not unique yet. */
export const generateUsername = (random: RandomSource, names: PersonNames): string =>
  random.pick(USERNAME_STYLES)(names);
