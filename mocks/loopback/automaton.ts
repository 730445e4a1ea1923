import type { RegExpExpression, RegExpRepeat } from './regExpSyntax.ts';
import { FilterError } from './FilterError.ts';

/** A step of an automaton: accept a unit, match an edge, or continue at several steps. */
type AutomatonStep =
  | { readonly acceptsUnit: (unit: string) => boolean }
  | { readonly matchesEdge: (text: string, offset: number) => boolean }
  | { readonly goto: readonly number[] };

/** The maximum number of steps of an automaton: counted repetitions are expanded. */
const MAX_STEPS = 2_000;

/**
 * Matches an expression anywhere in a text by following all branches in parallel. So its time is at most the length of
 * the text times that of the expression, where a backtracking engine may need exponential time.
 *
 * @param flags of JavaScript's: `i` and `m` count
 * @throws FilterError for an expression that is too long when its repetitions are written out.
 */
export function compileAutomaton(
  expression: RegExpExpression,
  flags: string,
): (text: string) => boolean {
  const steps: AutomatonStep[] = [];
  appendExpression(expression, steps, flags);
  return text => matches(steps, text);
}

function matches(steps: readonly AutomatonStep[], text: string): boolean {
  let states = new Set<number>();
  for (let offset = 0; offset <= text.length; offset += 1) {
    addReachableStates(steps, states, 0, text, offset);
    if (states.has(steps.length)) return true;
    const unit = text[offset];
    if (unit === undefined) return false;
    const next = new Set<number>();
    for (const state of states) {
      const step = steps[state];
      if (step && 'acceptsUnit' in step && step.acceptsUnit(unit))
        addReachableStates(steps, next, state + 1, text, offset + 1);
    }
    states = next;
  }
  return false;
}

/** Adds a step and all steps reachable from it without consuming a unit. */
function addReachableStates(
  steps: readonly AutomatonStep[],
  states: Set<number>,
  from: number,
  text: string,
  offset: number,
) {
  const pending = [from];
  for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
    if (states.has(state)) continue;
    states.add(state);
    const step = steps[state];
    if (!step) continue;
    if ('goto' in step) pending.push(...step.goto);
    else if ('matchesEdge' in step && step.matchesEdge(text, offset)) pending.push(state + 1);
  }
}

function appendExpression(
  expression: RegExpExpression,
  steps: AutomatonStep[],
  flags: string,
): void {
  if (steps.length > MAX_STEPS) {
    throw new FilterError(
      `The expression needs more than ${MAX_STEPS} steps: repeat less in it, such as {1,20} instead of {1,2000}.`,
    );
  }
  if (expression.kind === 'unit')
    steps.push({ acceptsUnit: createUnitTest(expression.source, flags) });
  else if (expression.kind === 'edge')
    steps.push({ matchesEdge: createEdgeTest(expression.source, flags) });
  else if (expression.kind === 'sequence') {
    for (const part of expression.parts) appendExpression(part, steps, flags);
  } else if (expression.kind === 'choice') appendChoice(expression.parts, steps, flags);
  else appendRepeat(expression, steps, flags);
}

function appendChoice(
  parts: readonly RegExpExpression[],
  steps: AutomatonStep[],
  flags: string,
): void {
  const fork = steps.push({ goto: [] }) - 1;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const part of parts) {
    starts.push(steps.length);
    appendExpression(part, steps, flags);
    ends.push(steps.push({ goto: [] }) - 1);
  }
  steps[fork] = { goto: starts };
  for (const end of ends) steps[end] = { goto: [steps.length] };
}

function appendRepeat(
  { part, min, max }: RegExpRepeat,
  steps: AutomatonStep[],
  flags: string,
): void {
  for (let times = 0; times < min; times += 1) {
    const before = steps.length;
    appendExpression(part, steps, flags);
    // Without this, a repetition of nothing would be expanded forever.
    if (steps.length === before) break;
  }
  const skips: number[] = [];
  for (let times = min; times < max && (max !== Infinity || times === min); times += 1) {
    const fork = steps.push({ goto: [] }) - 1;
    appendExpression(part, steps, flags);
    if (steps.length === fork + 1) {
      steps.pop();
      break;
    }
    skips.push(fork);
    if (max === Infinity) steps.push({ goto: [fork] });
  }
  for (const fork of skips) steps[fork] = { goto: [fork + 1, steps.length] };
}

/** Tests a unit with JavaScript's own engine, once for each unit that occurs. */
function createUnitTest(source: string, flags: string): (unit: string) => boolean {
  const pattern = new RegExp(`^(?:${source})$`, flags.replace('m', ''));
  const results = new Map<string, boolean>();
  return unit => {
    const passes = results.get(unit) ?? pattern.test(unit);
    results.set(unit, passes);
    return passes;
  };
}

/** Creates the same test for an edge, which depends only on the neighbouring units. */
function createEdgeTest(source: string, flags: string): (text: string, offset: number) => boolean {
  const pattern = new RegExp(source, `${flags}y`);
  return (text, offset) => {
    pattern.lastIndex = offset;
    return pattern.test(text);
  };
}
