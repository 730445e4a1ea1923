/** What can be found: its words in every language that somebody may type. */
export interface Findable {
  /** The first is what it is called on screen. */
  readonly names: readonly string[];
}

/**
 * How well what was typed fits: 0 the whole name, 1 its beginning, 2 the beginning of each word in order, 3 the
 * beginning of a word, 4 anywhere, 5 the first letters of its Chinese sounds.
 *
 * @returns undefined when it does not fit
 */
export function fit({ names }: Findable, typed: string): number | undefined {
  const asked = plain(typed);
  const fits = names.flatMap(name => fitOf(plain(name), asked) ?? []);
  return fits.length > 0 ? Math.min(...fits) : undefined;
}

function fitOf(name: string, asked: string): number | undefined {
  if (name === asked) return 0;
  if (name.startsWith(asked)) return 1;
  const words = name.split(/[^\p{L}\p{N}]+/u);
  if (beginsEach(words, asked.split(' '))) return 2;
  if (words.some(word => word.startsWith(asked))) return 3;
  if (name.includes(asked)) return 4;
  return /^[a-z]+$/.test(asked) && initials(name).includes(asked) ? 5 : undefined;
}

/** `al lo` finds "Alarm log". */
function beginsEach(words: readonly string[], asked: readonly string[]): boolean {
  let from = 0;
  return asked.every(part => {
    const at = words.findIndex((word, index) => index >= from && word.startsWith(part));
    from = at + 1;
    return at >= 0;
  });
}

const plain = (words: string) => words.trim().toLocaleLowerCase('en').replace(/\s+/g, ' ');

/** The first Chinese character of each first letter, in the order of their sounds. No sound begins with i, u or v. */
const FIRSTS = Array.from('吖八嚓咑妸发旮哈丌咔垃妈拏喔妑七呥仨他穵夕丫帀');
const LETTERS = 'abcdefghjklmnopqrstwxyz';
const chinese = new Intl.Collator('zh-CN-u-co-pinyin');

/** The first letters of the sounds of Chinese words: `gj` for 告警. What is not Chinese is left out. */
export function initials(words: string): string {
  return Array.from(words, initialOf).join('');
}

function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return '';
  const at = FIRSTS.findLastIndex(first => chinese.compare(first, character) <= 0);
  return at < 0 ? '' : (LETTERS[at] ?? '');
}

/** Those that fit, the best first; of equals, in the order in which they came. */
export function best<Item extends Findable>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  return items
    .flatMap((item, order) => {
      const grade = fit(item, typed);
      return grade === undefined ? [] : [{ item, grade, order }];
    })
    .sort((one, other) => one.grade - other.grade || one.order - other.order)
    .map(({ item }) => item);
}
