import { formatColumnTitle, type TransferColumn } from './buildTransferColumns.ts';

/** The header of the error column of a report; an import ignores it. */
export const ERROR_HEADS = {
  en: 'Problem (ignored by the import)',
  zh: '问题（导入时忽略）',
} as const;

/** Case, blanks, full-width forms and marks do not distinguish headers. */
const normalizeHead = (head: string) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-*./:,;]+/gu, '');

/** Returns all possible headers of a column: its name, and its label in every language, with and without the unit. */
function getPossibleHeads(column: TransferColumn): readonly string[] {
  const { name, field } = column;
  const titles = [
    formatColumnTitle(column, label => label.en),
    formatColumnTitle(column, label => label.zh),
    // For equal labels the header also has the field name.
    ...[column.labels.at(-1)?.en ?? '', column.labels.at(-1)?.zh ?? ''],
  ];
  return [
    name,
    field.source,
    ...titles.flatMap(title => [title, `${title} (${field.unit ?? ''})`, `${title} [${name}]`]),
    ...titles.map(title => `${title} (${field.unit ?? ''}) [${name}]`),
  ].map(normalizeHead);
}

/**
 * Guesses which column of a resource each column of a file is, from its header in any language of the document. A
 * column is assigned once: to the best match, so that a name has priority over an ambiguous label.
 */
export function guessMapping(
  heads: readonly string[],
  columns: readonly TransferColumn[],
): readonly (string | undefined)[] {
  const candidates = columns.map(column => ({
    name: column.name,
    heads: getPossibleHeads(column),
    isTime: column.field.kind === 'dateTime',
  }));
  const bestMatches = heads.map(head => {
    const normalized = normalizeHead(head);
    const ranks = candidates.map(column => ({ name: column.name, rank: getRank(column, head) }));
    return ranks
      .filter(({ rank }) => rank >= 0 && normalized !== '')
      .sort((a, b) => a.rank - b.rank)[0];
  });
  return bestMatches.map((found, index) => {
    const isFirst = bestMatches.findIndex(other => other?.name === found?.name) === index;
    return found && isFirst ? found.name : undefined;
  });
}

/** Ranks how well a header matches a column; below 0 is no match. A time zone that an export appended is ignored. */
function getRank({ heads, isTime }: { heads: readonly string[]; isTime: boolean }, head: string) {
  const rank = heads.indexOf(normalizeHead(head));
  return rank < 0 && isTime ? heads.indexOf(normalizeHead(head.replace(ZONE_SUFFIX, ''))) : rank;
}

const ZONE_SUFFIX = /\s*\((UTC[^()]*|\w+(?:\/[\w+-]+)+)\)/u;

/**
 * Returns the time zone that an export wrote at the head of its times.
 *
 * @example getHeadZone('Seen (UTC+8)') // 'UTC+8'
 */
export const getHeadZone = (head: string): string | undefined => ZONE_SUFFIX.exec(head)?.[1];

/**
 * Whether a column of a file is the error column of an import report.
 *
 * @example isErrorHead('Problem (ignored by the import)') // true
 */
export const isErrorHead = (head: string): boolean =>
  Object.values(ERROR_HEADS).some(own => normalizeHead(own) === normalizeHead(head));
