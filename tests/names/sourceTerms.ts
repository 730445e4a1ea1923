import ts from 'typescript';

/** A name or a text of a source file. */
export interface SourceTerm {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The names and the sentences of a file. */
export interface SourceTerms {
  /** Every declared name: variables, parameters, functions, types and their members. */
  readonly names: readonly SourceTerm[];
  readonly comments: readonly SourceTerm[];
  /** The texts of `new …Error(…)`, without their expressions. */
  readonly errorTexts: readonly SourceTerm[];
  /** The titles of tests, suites and steps, the texts of documents and the sentences of pages. */
  readonly prose: readonly SourceTerm[];
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/gu;
const TITLED = /^(?:it|test|describe)\b/u;

/**
 * Reads the names, comments, test titles and error texts of a source file.
 *
 * @example readSourceTerms('a.ts', '// Why\nlet count = 1;').names // [{ text: 'count', line: 2 }]
 */
export function readSourceTerms(file: string, text: string): SourceTerms {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names: SourceTerm[] = [];
  const errorTexts: SourceTerm[] = [];
  const prose: SourceTerm[] = [];
  const literals: ts.Node[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node) => {
    if (isDeclaredName(node)) names.push({ text: node.text, line: lineAt(node.getStart(source)) });
    if (isLiteral(node)) literals.push(node);
    if (isText(node) && isInError(node))
      errorTexts.push({ text: node.text, line: lineAt(node.getStart(source)) });
    const title = ts.isCallExpression(node) ? getTitle(node) : undefined;
    if (title) prose.push({ text: title.getText(source), line: lineAt(title.getStart(source)) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  const comments = Array.from(blank(text, literals).matchAll(COMMENT), match => ({
    text: match[0],
    line: lineAt(match.index),
  }));
  return { names, comments, errorTexts, prose };
}

/**
 * Reads the comments of a style sheet; `checkStyleNames` reads its names.
 *
 * @example readStyleTerms('a {}\n/* Why *\/').comments // [{ text: '/* Why *\/', line: 2 }]
 */
export const readStyleTerms = (text: string): SourceTerms => ({
  names: [],
  comments: Array.from(text.matchAll(/\/\*[\s\S]*?\*\//gu), match => ({
    text: match[0],
    line: text.slice(0, match.index).split('\n').length,
  })),
  errorTexts: [],
  prose: [],
});

/** The key of an object literal is no declaration: it may be a wire format. Nor is an import: it is named where it is declared. */
const isDeclaredName = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) &&
  'name' in node.parent &&
  node.parent.name === node &&
  !ts.isPropertyAccessExpression(node.parent) &&
  !ts.isPropertyAssignment(node.parent) &&
  !(ts.isImportSpecifier(node.parent) && !node.parent.propertyName) &&
  !ts.isMetaProperty(node.parent) &&
  !ts.isJsxAttribute(node.parent);

const isText = (
  node: ts.Node,
): node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

const isLiteral = (node: ts.Node) =>
  isText(node) || ts.isRegularExpressionLiteral(node) || ts.isJsxText(node);

/** Whether a text is an argument of an error, or a piece of one. A text in a call is data of that call. */
const isInError = ({ parent }: ts.Node): boolean =>
  ts.isNewExpression(parent)
    ? parent.expression.getText().endsWith('Error')
    : (ts.isTemplateExpression(parent) ||
        ts.isTemplateSpan(parent) ||
        ts.isBinaryExpression(parent) ||
        ts.isConditionalExpression(parent)) &&
      isInError(parent);

/** The first argument of `it`, `test.step`, `describe.each(…)` and the like, when it is a text. */
function getTitle({ expression, arguments: [title, body] }: ts.CallExpression) {
  const isText = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
  return isText && body && TITLED.test(expression.getText()) ? title : undefined;
}

/** Replaces the literals by blanks: a URL in a text is no comment. */
function blank(text: string, literals: readonly ts.Node[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const node of literals) {
    const start = node.getStart();
    if (start < end) continue;
    pieces.push(
      text.slice(end, start),
      text.slice(start, node.getEnd()).replaceAll(/[^\n]/gu, ' '),
    );
    end = node.getEnd();
  }
  return pieces.join('') + text.slice(end);
}
