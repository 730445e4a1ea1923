import type { RowProblem } from '../cells/readRecord.ts';
import type { ReportOptions } from './Desk.ts';

/** What is wrong with a row in one line. The worker has no catalogue: it is given the messages with their gaps. */
export const wordsOf = (
  problems: readonly RowProblem[],
  { messages, titles, beside }: Pick<ReportOptions, 'messages' | 'titles' | 'beside'>,
): string =>
  problems
    .map(({ column, complaint: { key, args = {} } }) => {
      const words = (messages[key] ?? key).replace(/%\{(\w+)\}/gu, (gap, name: string) =>
        String(args[name] ?? gap),
      );
      const title = titles[column] ?? titles[column.split('.')[0] ?? ''];
      return title
        ? beside.replace('%{title}', () => title).replace('%{words}', () => words)
        : words;
    })
    .join(' | ');
