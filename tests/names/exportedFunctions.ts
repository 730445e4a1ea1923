import ts from 'typescript';

/** A function that a file exports. */
export interface ExportedFunction {
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
  /** The text of its `@example` tags; empty without one. */
  readonly example: string;
}

/** A hook may be the result of a call, such as `createHook(…)`; a name with a capital is a component, which has props instead. */
const HOOK_NAME = /^use[A-Z]/u;
const COMPONENT_NAME = /^[A-Z]/u;

/**
 * Reads the functions and hooks that a source file declares and exports. An overloaded function is one, with the doc
 * comments of all its signatures.
 *
 * @example
 * readExportedFunctions('a.ts', '/** @example isId(7) *\/\nexport const isId = (value: unknown) => value === 7;')
 * // [{ name: 'isId', line: 2, example: 'isId(7)' }]
 */
export function readExportedFunctions(file: string, text: string): readonly ExportedFunction[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, ExportedFunction>();
  for (const statement of source.statements.filter(isExported))
    for (const declaration of listFunctions(statement)) {
      const { name } = declaration;
      if (!name || !ts.isIdentifier(name) || COMPONENT_NAME.test(name.text)) continue;
      const overload = found.get(name.text);
      const line = source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1;
      const example = `${overload?.example ?? ''}${readExample(declaration)}`;
      found.set(name.text, { name: name.text, line: overload?.line ?? line, example });
    }
  return [...found.values()];
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function listFunctions(statement: ts.Statement): readonly ts.NamedDeclaration[] {
  if (ts.isFunctionDeclaration(statement)) return [statement];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.filter(
    ({ name, initializer }) =>
      (ts.isIdentifier(name) && HOOK_NAME.test(name.text)) ||
      (initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))),
  );
}

const readExample = (declaration: ts.Node): string =>
  ts
    .getJSDocTags(declaration)
    .filter(({ tagName }) => tagName.text === 'example')
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join('\n');
