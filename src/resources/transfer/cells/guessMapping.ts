import { formatColumnTitle, type TransferColumn } from './buildTransferColumns.ts';

/** The head of the column in which a report says what is wrong with its rows; an import passes it over. */
export const ERROR_HEADS = {
  en: 'Problem (ignored by the import)',
  zh: '问题（导入时忽略）',
} as const;

/** Capitals, blanks, full-width forms and marks do not tell heads apart. */
const normalizeHead = (head: string) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-*./:,;]+/gu, '');

/** All that the head of a column may be: its name, and its label in every language, with and without its unit. */
function getPossibleHeads(column: TransferColumn): readonly string[] {
  const { name, field } = column;
  const titles = [
    formatColumnTitle(column, label => label.en),
    formatColumnTitle(column, label => label.zh),
    // Two fields may be called the same: then their names stand beside.
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
 * Which column of a resource each column of a file is, guessed from its heads in any language of the document. A column is
 * taken once: by the head that says most, so that a name goes before a label that others have too.
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

/** How much a head says of a column; below 0 nothing. Whatever zone an export named beside times is passed over. */
function getRank({ heads, isTime }: { heads: readonly string[]; isTime: boolean }, head: string) {
  const rank = heads.indexOf(normalizeHead(head));
  return rank < 0 && isTime ? heads.indexOf(normalizeHead(head.replace(ZONE_SUFFIX, ''))) : rank;
}

const ZONE_SUFFIX = /\s*\((?:UTC[^()]*|\w+(?:\/[\w+-]+)+)\)/u;

/** Whether a column of a file is one that an import wrote itself. */
export const isErrorHead = (head: string): boolean =>
  Object.values(ERROR_HEADS).some(own => normalizeHead(own) === normalizeHead(head));
