import { removeInvisible } from '../../domain/removeInvisible.ts';

/** A searchable entry: its names in every language that a user may type. */
export interface Searchable {
  /** The first is the visible name. */
  readonly names: readonly string[];
}

/**
 * Returns the match rank of the search text: 0 the whole name, 1 its prefix, 2 the prefix of consecutive terms, 3
 * the prefix of a term, 4 anywhere, 5 the pinyin initials.
 *
 * @returns undefined without a match
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

/** `al lo` finds "Alert log". */
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

/** Case, blanks, full-width forms and invisible characters do not distinguish texts. */
const normalizeText = (text: string) =>
  removeInvisible(text).normalize('NFKC').trim().toLocaleLowerCase('en').replace(/\s+/g, ' ');

/** The first Chinese character of each initial, in pinyin order. No pinyin starts with i, u or v. */
const FIRST_CHARACTERS = Array.from('吖八嚓咑妸发旮哈丌咔垃妈拏喔妑七呥仨他穵夕丫帀');
const PINYIN_LETTERS = 'abcdefghjklmnopqrstwxyz';
const pinyinCollator = new Intl.Collator('zh-CN-u-co-pinyin');

/** Returns the pinyin initials of a Chinese text: `gj` for 告警. Skips other characters. */
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

/** Returns the matches, the best first; equal ranks keep their order. */
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
