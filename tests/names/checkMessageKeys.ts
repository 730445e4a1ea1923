import ts from 'typescript';

import { findNameErrors, type SourceFile } from './checkNames.ts';
import type { RetiredTerm } from './retiredTerms.ts';
import type { SourceTerm } from './sourceTerms.ts';

const PLACEHOLDER = /%\{(\w+)\}/gu;

/**
 * Returns a message with its remedy for each retired term in the key of a message, and in the placeholders of its text.
 * Only the last file of a catalogue may spread others: their keys are read where they are declared.
 */
export const checkMessageKeys = (
  catalogues: readonly SourceFile[],
  retired: readonly RetiredTerm[],
): readonly string[] =>
  catalogues.flatMap(({ path, text }) =>
    readMessageNames(path, text).flatMap(({ text: name, line }) =>
      findNameErrors(`${path}:${line}`, name, retired),
    ),
  );

/** @example readMessageNames('a.ts', "export const a = { 'list.of': 'Of %{name}' };") // list.of, name */
function readMessageNames(file: string, text: string): readonly SourceTerm[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names: SourceTerm[] = [];
  const visit = (node: ts.Node) => {
    const key = ts.isPropertyAssignment(node) ? node.name : undefined;
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (key && (ts.isStringLiteral(key) || ts.isIdentifier(key)))
      names.push({ text: key.text, line });
    if (ts.isStringLiteralLike(node) && node !== key)
      for (const [, name = ''] of node.text.matchAll(PLACEHOLDER)) names.push({ text: name, line });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
