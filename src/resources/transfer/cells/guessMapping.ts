import { titleOf, type TransferColumn } from './transferColumns.ts';

/** The head of the column in which a report says what is wrong with its rows; an import passes it over. */
export const PROBLEM_HEADS = {
  en: 'Problem (ignored by the import)',
  zh: '问题（导入时忽略）',
} as const;

/** Capitals, blanks, full-width forms and marks do not tell heads apart. */
const plain = (head: string) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-*./:,;]+/gu, '');

/** All that the head of a column may be: its name, and its label in every language, with and without its unit. */
function headsFor(column: TransferColumn): readonly string[] {
  const { name, field } = column;
  const titles = [
    titleOf(column, label => label.en),
    titleOf(column, label => label.zh),
    // Two fields may be called the same: then their names stand beside.
    ...[column.labels.at(-1)?.en ?? '', column.labels.at(-1)?.zh ?? ''],
  ];
  return [
    name,
    field.source,
    ...titles.flatMap(title => [title, `${title} (${field.unit ?? ''})`, `${title} [${name}]`]),
    ...titles.map(title => `${title} (${field.unit ?? ''}) [${name}]`),
  ].map(plain);
}

/**
 * Which column of a resource each column of a file is, guessed from its heads in any language of the document. A column is
 * taken once: by the head that says most, so that a name goes before a label that others have too.
 */
export function guessMapping(
  heads: readonly string[],
  columns: readonly TransferColumn[],
): readonly (string | undefined)[] {
  const known = columns.map(column => ({
    name: column.name,
    heads: headsFor(column),
    isTime: column.field.kind === 'dateTime',
  }));
  const best = heads.map(head => {
    const asked = plain(head);
    const ranks = known.map(column => ({ name: column.name, rank: rankOf(column, head) }));
    return ranks.filter(({ rank }) => rank >= 0 && asked !== '').sort((a, b) => a.rank - b.rank)[0];
  });
  return best.map((found, at) => {
    const isFirst = best.findIndex(other => other?.name === found?.name) === at;
    return found && isFirst ? found.name : undefined;
  });
}

/** How much a head says of a column; below 0 nothing. Whatever zone an export named beside times is passed over. */
function rankOf({ heads, isTime }: { heads: readonly string[]; isTime: boolean }, head: string) {
  const rank = heads.indexOf(plain(head));
  return rank < 0 && isTime ? heads.indexOf(plain(head.replace(ZONE, ''))) : rank;
}

const ZONE = /\s*\((?:UTC[^()]*|\w+(?:\/[\w+-]+)+)\)/u;

/** Whether a column of a file is one that an import wrote itself. */
export const isProblemHead = (head: string): boolean =>
  Object.values(PROBLEM_HEADS).some(own => plain(own) === plain(head));
