import ts from 'typescript';

/** A name that a file exports. */
export interface ExportedName {
  readonly name: string;
  /** Types, interfaces, classes and enums. */
  readonly isType: boolean;
  /** Counted from 1. */
  readonly line: number;
}

/**
 * Reads the names that a source file declares and exports. Re-exports are left out: they are named where they are
 * declared.
 *
 * @example readExportedNames('a.ts', 'export const MAX_ROWS = 15;') // [{ name: 'MAX_ROWS', isType: false, line: 1 }]
 */
export function readExportedNames(file: string, text: string): readonly ExportedName[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  return source.statements.filter(isExported).flatMap(statement =>
    declarationsIn(statement).flatMap(declaration =>
      declaration.name && ts.isIdentifier(declaration.name)
        ? [
            {
              name: declaration.name.text,
              isType: !ts.isVariableStatement(statement) && !ts.isFunctionDeclaration(statement),
              line: lineOf(declaration),
            },
          ]
        : [],
    ),
  );
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function declarationsIn(statement: ts.Statement): readonly ts.NamedDeclaration[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations;
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed ? [statement] : [];
}
