import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';

import type { SourceTerm, SourceTerms } from './sourceTerms.ts';

/** Keys whose texts a reader sees; `en` is the English text of a label, a help or a confirmation. */
const PROSE_KEYS: ReadonlySet<unknown> = new Set([
  'description',
  'summary',
  'title',
  'skipConfirmReason',
  'en',
]);
/** Schemas, responses and parameters have such names, properties do not: those are of the wire format. */
const COMPONENT_NAME = /^[A-Z]\w+$/u;
const COMMENT_LINE = /^\s*#\s*(?<text>.*)$/u;
const CODE = /`[^`]*`/gu;

/**
 * Reads the names of components and operations and the texts of an OpenAPI document, in YAML or JSON.
 *
 * @example readDocumentTerms('Lamp:\n  title: A lamp').names // [{ text: 'Lamp', line: 1 }]
 */
export function readDocumentTerms(text: string): SourceTerms {
  const lineCounter = new LineCounter();
  const names: SourceTerm[] = [];
  const prose: SourceTerm[] = [];
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  visit(parseDocument(text, { lineCounter }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !key.range) return;
      const { value: name, range } = key;
      if (isMap(value) && typeof name === 'string' && COMPONENT_NAME.test(name))
        names.push({ text: name, line: lineAt(range[0]) });
      if (!isScalar(value) || !value.range || typeof value.value !== 'string') return;
      const [start, end] = value.range;
      if (name === 'operationId') names.push({ text: value.value, line: lineAt(start) });
      if (PROSE_KEYS.has(name))
        prose.push({ text: text.slice(start, end).replaceAll(CODE, ' '), line: lineAt(start) });
    },
  });
  const comments = text.split('\n').flatMap((line, index) => {
    const comment = COMMENT_LINE.exec(line)?.groups?.text;
    return comment === undefined ? [] : [{ text: comment, line: index + 1 }];
  });
  return { names, comments: [], errorTexts: [], prose: [...prose, ...comments] };
}
