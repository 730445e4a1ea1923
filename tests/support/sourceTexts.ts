import { globSync, readFileSync } from 'node:fs';

import ts from 'typescript';

/** A text in the code of a screen. */
export interface SourceLiteral {
  /** E.g. `src/app/TopBar.tsx:12`. */
  readonly location: string;
  readonly text: string;
}

/** The texts in the code of the console: keys, parts of keys, and texts that are shown unchanged. */
export interface SourceTexts {
  /** Every string literal; the keys are among them. */
  readonly quoted: ReadonlyMap<string, string>;
  /** Template literals, as patterns: `form.invalid.${code}`. A variable is one segment of a key, two adjacent ones may be more. */
  readonly patterns: readonly { readonly at: string; readonly pattern: RegExp }[];
  /** Visible texts that no catalogue contains. */
  readonly shown: readonly SourceLiteral[];
}

/** Attributes with text for users or screen readers. */
const READ_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
]);

/** Two adjacent letters of any script: `h`, `·` and `%` are no text. */
const WORD_PATTERN = /\p{L}{2}/u;

const SEGMENT = '[^.]+';

const listSourceFiles = () =>
  globSync('src/**/*.{ts,tsx}').filter(
    file =>
      !/\.test\.tsx?$|^src\/(i18n|generated)\//u.test(file) || /^src\/i18n\/\w+\.ts$/u.test(file),
  );

/** Reads every file of the console except for the catalogues and generated files. */
export function readSourceTexts(): SourceTexts {
  const quoted = new Map<string, string>();
  const patterns: { at: string; pattern: RegExp }[] = [];
  const shown: SourceLiteral[] = [];
  for (const file of listSourceFiles().filter(
    each => !each.endsWith('.test.ts') && !each.endsWith('.test.tsx'),
  )) {
    const source = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const at = (node: ts.Node) =>
      `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) quoted.set(node.text, at(node));
      if (ts.isTemplateExpression(node))
        patterns.push({ at: at(node), pattern: createPattern(node) });
      const text = getShownText(node);
      if (text !== undefined && WORD_PATTERN.test(text))
        shown.push({ location: at(node), text: text.trim() });
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { quoted, patterns, shown };
}

/** A text between tags, or one of those attributes. */
function getShownText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
    return getLiteralText(node.expression);
  if (!ts.isJsxAttribute(node) || !READ_ATTRIBUTES.has(node.name.getText())) return undefined;
  const { initializer } = node;
  if (initializer && ts.isStringLiteral(initializer)) return initializer.text;
  return initializer && ts.isJsxExpression(initializer)
    ? getLiteralText(initializer.expression)
    : undefined;
}

const getLiteralText = (expression: ts.Expression | undefined): string | undefined => {
  if (!expression) return undefined;
  if (ts.isStringLiteralLike(expression)) return expression.text;
  return ts.isTemplateExpression(expression)
    ? [expression.head.text, ...expression.templateSpans.map(span => span.literal.text)].join(' ')
    : undefined;
};

function createPattern({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const parts = [head.text, ...templateSpans.map(span => span.literal.text)];
  const source = parts
    .map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join(SEGMENT)
    .replaceAll(SEGMENT + SEGMENT, '.+');
  return new RegExp(`^${source}$`, 'u');
}
