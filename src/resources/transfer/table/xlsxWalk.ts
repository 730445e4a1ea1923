import { Parser } from 'saxen';

import { TableProblem } from './TableProblem.ts';

/** Goes through a part of a workbook. Broken XML ends it. */
export function walk(xml: string, hear: (parser: Parser) => void): void {
  if (xml === '') return;
  const parser = new Parser();
  hear(parser);
  parser.on('error', () => {
    throw new TableProblem('transfer.file.broken');
  });
  parser.parse(xml);
}

/** The name of a tag without the prefix that some programs give all of theirs. */
export const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** Excel's escapes of what XML cannot hold. */
export const unescape = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/giu, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
