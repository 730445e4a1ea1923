import { Parser } from 'saxen';

import { TableError } from './TableError.ts';

/** Parses a part of a workbook. Throws on broken XML. */
export function parseXml(xml: string, addListeners: (parser: Parser) => void): void {
  if (xml === '') return;
  const parser = new Parser();
  addListeners(parser);
  parser.on('error', () => {
    throw new TableError('transfer.file.broken');
  });
  parser.parse(xml);
}

/** Returns the tag name without the namespace prefix of some programs. */
export const getLocalName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Decodes Excel's escapes of characters that XML cannot contain. */
export const unescapeExcel = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/giu, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
