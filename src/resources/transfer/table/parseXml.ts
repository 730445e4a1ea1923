import { Parser } from 'saxen';

import { TableError } from './TableError.ts';

/** Goes through a part of a workbook. Broken XML ends it. */
export function parseXml(xml: string, addListeners: (parser: Parser) => void): void {
  if (xml === '') return;
  const parser = new Parser();
  addListeners(parser);
  parser.on('error', () => {
    throw new TableError('transfer.file.broken');
  });
  parser.parse(xml);
}

/** The name of a tag without the prefix that some programs give all of theirs. */
export const getLocalName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Excel's escapes of what XML cannot hold. */
export const unescapeExcel = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/giu, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
