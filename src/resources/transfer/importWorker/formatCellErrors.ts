import type { CellError } from '../../cells/readRecordRow.ts';
import type { ReportOptions } from './ImportWorker.ts';

/** Formats the errors of a row in one line. The worker has no catalogue: it receives the message templates. */
export const formatCellErrors = (
  errors: readonly CellError[],
  { messages, titles, titleTemplate }: Pick<ReportOptions, 'messages' | 'titles' | 'titleTemplate'>,
): string =>
  errors
    .map(({ column, error: { key, args = {} } }) => {
      const message = (messages[key] ?? key).replace(/%\{(\w+)\}/gu, (gap, name: string) =>
        String(args[name] ?? gap),
      );
      const title = titles[column] ?? titles[column.split('.')[0] ?? ''];
      return title
        ? titleTemplate.replace('%{title}', () => title).replace('%{text}', () => message)
        : message;
    })
    .join(' | ');
