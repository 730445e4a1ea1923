import ts from 'typescript';

/** A wait for a fixed time in a test: the test fails on a slower machine, and is slow on a fast one. */
export interface FixedSleep {
  readonly line: number;
  /** The source line. */
  readonly text: string;
}

const TIMERS = ['setTimeout', 'setInterval'];
const GLOBALS = ['window', 'globalThis', 'self', 'global'];
/** Modules whose functions wait in real time. */
const SLEEP_MODULES = /^(?:node:)?timers\/promises$|\/platform\/pause\.ts$/u;
/** A file without any of these words has no sleep. */
const SLEEP = /setTimeout|setInterval|waitForTimeout|timers\/promises|platform\/pause|Atomics/u;

/**
 * Finds the fixed waits in a file of tests: a timer with another delay than 0, a timer under another name, `waitForTimeout`
 * of Playwright, a blocking wait, and the import of a function that waits.
 *
 * @example findSleeps('await page.waitForTimeout(500);') // [{ line: 1, text: 'await page.waitForTimeout(500);' }]
 */
export function findSleeps(source: string): readonly FixedSleep[] {
  if (!SLEEP.test(source)) return [];
  const file = ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const found = new Map<number, FixedSleep>();
  const visit = (node: ts.Node): void => {
    if (isSleep(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.set(line, { line: line + 1, text: (lines[line] ?? '').trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()];
}

function isSleep(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node))
    return (
      ts.isStringLiteral(node.moduleSpecifier) && SLEEP_MODULES.test(node.moduleSpecifier.text)
    );
  if (ts.isCallExpression(node)) return isSleepCall(node);
  return ts.isIdentifier(node) && TIMERS.includes(node.text) && isTimerValue(node);
}

function isSleepCall({ expression, arguments: [argument, delay] }: ts.CallExpression): boolean {
  if (expression.kind === ts.SyntaxKind.ImportKeyword)
    return (
      argument !== undefined && ts.isStringLiteral(argument) && SLEEP_MODULES.test(argument.text)
    );
  const { object, name } = readCallee(expression);
  if (name === 'waitForTimeout') return true;
  if (object === 'Atomics') return name === 'wait' || name === 'waitAsync';
  const isTimer = TIMERS.includes(name) && (object === undefined || GLOBALS.includes(object));
  return isTimer && delay !== undefined && delay.getText() !== '0';
}

function readCallee(callee: ts.Expression): { readonly object?: string; readonly name: string } {
  if (ts.isIdentifier(callee)) return { name: callee.text };
  if (ts.isPropertyAccessExpression(callee))
    return { object: callee.expression.getText(), name: callee.name.text };
  if (ts.isElementAccessExpression(callee) && ts.isStringLiteral(callee.argumentExpression))
    return { object: callee.expression.getText(), name: callee.argumentExpression.text };
  return { name: '' };
}

/** Whether a timer is not called but passed on or renamed, so that its calls are not seen. */
function isTimerValue(timer: ts.Identifier): boolean {
  const { parent } = timer;
  if (ts.isBindingElement(parent)) return true;
  if (ts.isPropertyAccessExpression(parent)) {
    const isGlobal = parent.name === timer && GLOBALS.includes(parent.expression.getText());
    return isGlobal && !isCallee(parent);
  }
  if (ts.isTypeQueryNode(parent) || (ts.isPropertyAssignment(parent) && parent.name === timer))
    return false;
  return ts.isExpression(parent) || ts.isVariableDeclaration(parent) ? !isCallee(timer) : false;
}

const isCallee = (node: ts.Expression): boolean =>
  ts.isCallExpression(node.parent) && node.parent.expression === node;
