/** What can be found: its words in every language that somebody may type. */
export interface Searchable {
  /** The first is what it is called on screen. */
  readonly names: readonly string[];
}

/**
 * How well what was typed fits: 0 the whole name, 1 its beginning, 2 the beginning of each word in order, 3 the
 * beginning of a word, 4 anywhere, 5 the first letters of its Chinese sounds.
 *
 * @returns undefined when it does not fit
 */
export function getMatchRank({ names }: Searchable, searchText: string): number | undefined {
  const query = normalizeText(searchText);
  const ranks = names.flatMap(name => rankName(normalizeText(name), query) ?? []);
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}

function rankName(name: string, query: string): number | undefined {
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  const nameWords = name.split(/[^\p{L}\p{N}]+/u);
  if (startsEachWord(nameWords, query.split(' '))) return 2;
  if (nameWords.some(word => word.startsWith(query))) return 3;
  if (name.includes(query)) return 4;
  return /^[a-z]+$/.test(query) && getPinyinInitials(name).includes(query) ? 5 : undefined;
}

/** `al lo` finds "Alarm log". */
function startsEachWord(nameWords: readonly string[], query: readonly string[]): boolean {
  let nextWordIndex = 0;
  return query.every(queryWord => {
    const matchIndex = nameWords.findIndex(
      (word, index) => index >= nextWordIndex && word.startsWith(queryWord),
    );
    nextWordIndex = matchIndex + 1;
    return matchIndex >= 0;
  });
}

const normalizeText = (text: string) => text.trim().toLocaleLowerCase('en').replace(/\s+/g, ' ');

/** The first Chinese character of each first letter, in the order of their sounds. No sound begins with i, u or v. */
const FIRST_CHARACTERS = Array.from('吖八嚓咑妸发旮哈丌咔垃妈拏喔妑七呥仨他穵夕丫帀');
const PINYIN_LETTERS = 'abcdefghjklmnopqrstwxyz';
const pinyinCollator = new Intl.Collator('zh-CN-u-co-pinyin');

/** The first letters of the sounds of Chinese words: `gj` for 告警. What is not Chinese is left out. */
export function getPinyinInitials(text: string): string {
  return Array.from(text, getPinyinInitial).join('');
}

function getPinyinInitial(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return '';
  const matchIndex = FIRST_CHARACTERS.findLastIndex(
    firstCharacter => pinyinCollator.compare(firstCharacter, character) <= 0,
  );
  return matchIndex < 0 ? '' : (PINYIN_LETTERS[matchIndex] ?? '');
}

/** Those that fit, the best first; of equals, in the order in which they came. */
export function rankMatches<Item extends Searchable>(
  items: readonly Item[],
  searchText: string,
): readonly Item[] {
  return items
    .flatMap((item, order) => {
      const rank = getMatchRank(item, searchText);
      return rank === undefined ? [] : [{ item, grade: rank, order }];
    })
    .sort((first, second) => first.grade - second.grade || first.order - second.order)
    .map(({ item }) => item);
}
