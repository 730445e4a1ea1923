import ts from 'typescript';

/** The names of attributes, variables, properties and parameters that have classes. */
const CLASS_NAME = /(?:^c|C)lass(?:Name|es)?$/u;

const split = (text: string) => text.split(/\s+/u).filter(Boolean);

/** Returns the classes of a part of a template without the name that an expression completes. */
const splitPart = (text: string, hasExpressionBefore: boolean, hasExpressionAfter: boolean) =>
  split(
    text
      .replace(hasExpressionBefore ? /^\S+/u : /^$/u, '')
      .replace(hasExpressionAfter ? /\S+$/u : /^$/u, ''),
  );

type ClassList = readonly string[];

/** Returns the lists of an expression: one for each of its literals, with the classes that are there in any case. */
function listClasses(node: ts.Node): readonly ClassList[] {
  if (ts.isStringLiteralLike(node)) return [split(node.text)];
  if (ts.isTemplateExpression(node)) {
    const shared = [
      ...splitPart(node.head.text, false, true),
      ...node.templateSpans.flatMap(({ literal }) =>
        splitPart(literal.text, true, literal.kind === ts.SyntaxKind.TemplateMiddle),
      ),
    ];
    // The value of an expression that continues a name, as in `tag-${tone}`, is no class.
    const isApart = (index: number) =>
      !/\S$/u.test((node.templateSpans[index - 1]?.literal ?? node.head).text);
    const alternatives = node.templateSpans
      .filter((_, index) => isApart(index))
      .flatMap(({ expression }) => listClasses(expression));
    return [shared, ...alternatives.map(list => [...shared, ...list])];
  }
  if (ts.isConditionalExpression(node))
    return [...listClasses(node.whenTrue), ...listClasses(node.whenFalse)];
  if (ts.isBinaryExpression(node))
    return node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
      ? listClasses(node.right)
      : /^(?:\?\?|\|\|)$/u.test(node.operatorToken.getText())
        ? [...listClasses(node.left), ...listClasses(node.right)]
        : [];
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node) || ts.isAsExpression(node))
    return node.expression ? listClasses(node.expression) : [];
  return ts.isArrowFunction(node) ? listClasses(node.body) : [];
}

/**
 * Returns the lists of classes that one element of a component has at once: those of `className` and of what has `class`
 * in its name, also of its conditions.
 *
 * @param text of the source file
 * @example readClassLists("<p className={`row ${isOpen ? 'gap-8' : ''}`} />") // [['row'], ['row', 'gap-8'], ['row']]
 */
export function readClassLists(text: string): readonly ClassList[] {
  const lists: ClassList[] = [];
  const visit = (node: ts.Node) => {
    const isNamed =
      ts.isJsxAttribute(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isParameter(node);
    if (isNamed && node.initializer && CLASS_NAME.test(node.name.getText()))
      lists.push(...listClasses(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('component.tsx', text, ts.ScriptTarget.Latest, true));
  return lists;
}
