import { basename } from 'node:path';

import ts from 'typescript';

import type { SourceFile } from './checkNames.ts';
import { splitName } from './retiredTerms.ts';

/** Words that add nothing to a name. */
const STOP_TERMS: ReadonlySet<string> = new Set(
  'a all an and are as at be by each every for from has have in into is it its of on one or that the their this to which with returns return'.split(
    ' ',
  ),
);
/** A tag, a link, code, a number or Chinese adds something: a unit, a source, an example. */
const ADDITION = /[@{`<\d]|[^\p{ASCII}]/u;
/** Endings of plurals and verbs. */
const ENDING = /(?:ies|es|s|ed|ing|e|y)$/u;

/**
 * Returns a message for each doc comment that only repeats words of the name that it describes, of the declaration
 * around it and of its file.
 *
 * @example
 * checkDocComments([{ path: 'a.ts', text: '/** The pagination. *\/\nconst pagination = 1;' }])
 * // ['a.ts:1 "The pagination." only repeats pagination: delete it, or say why, a unit, a constraint']
 */
export const checkDocComments = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const visit = (node: ts.Node) => {
      const name = getName(node);
      const comment = name === undefined ? undefined : getDocComment(node, text);
      const names = [name, getEnclosingName(node), basename(path).replace(/\..*$/u, '')].join(' ');
      if (name !== undefined && comment && repeats(comment.sentence, names)) {
        const line = source.getLineAndCharacterOfPosition(comment.start).line + 1;
        found.push(
          `${path}:${line} "${comment.sentence}" only repeats ${name}: delete it, or say why, a unit, a constraint`,
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });

function getName(node: ts.Node): string | undefined {
  if (ts.isVariableStatement(node)) {
    const [declaration] = node.declarationList.declarations;
    return declaration && getName(declaration);
  }
  const name = 'name' in node ? (node.name as ts.Node | undefined) : undefined;
  return name && ts.isIdentifier(name) ? name.text : undefined;
}

function getEnclosingName(node: ts.Node): string {
  if (ts.isSourceFile(node)) return '';
  return getName(node.parent) ?? getEnclosingName(node.parent);
}

function getDocComment(node: ts.Node, text: string) {
  const range = ts
    .getLeadingCommentRanges(text, node.getFullStart())
    ?.findLast(({ pos }) => text.startsWith('/**', pos));
  if (!range) return undefined;
  const sentence = text
    .slice(range.pos + 3, range.end - 2)
    .replaceAll(/\n\s*\*/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return { sentence, start: range.pos };
}

const stem = (term: string) => term.replace(ENDING, '');

function repeats(sentence: string, names: string): boolean {
  if (ADDITION.test(sentence)) return false;
  const nameTerms = new Set(splitName(names).map(stem));
  const terms = splitName(sentence).filter(term => !STOP_TERMS.has(term));
  return terms.length > 0 && terms.every(term => nameTerms.has(stem(term)));
}
