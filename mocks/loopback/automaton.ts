import type { Expression, Repeat } from './expression.ts';
import { FilterError } from './FilterError.ts';

/** A step of an automaton: take a unit, stand at an edge, or go on at several places at once. */
type Step =
  | { readonly takes: (unit: string) => boolean }
  | { readonly holds: (text: string, at: number) => boolean }
  | { readonly goto: readonly number[] };

/** Most steps of one automaton: counted repetitions are written out. */
const mostSteps = 2_000;

/**
 * Matches an expression anywhere in a text by following all ways at once. So its time is at most the
 * length of the text times that of the expression, where a backtracking engine may need for ever.
 *
 * @param flags of JavaScript's: `i` and `m` count
 * @throws FilterError for an expression that is too long when its repetitions are written out.
 */
export function automaton(expression: Expression, flags: string): (text: string) => boolean {
  const steps: Step[] = [];
  write(expression, steps, flags);
  return text => matches(steps, text);
}

function matches(steps: readonly Step[], text: string): boolean {
  let ways = new Set<number>();
  for (let at = 0; at <= text.length; at += 1) {
    follow(steps, ways, 0, text, at);
    if (ways.has(steps.length)) return true;
    const unit = text[at];
    if (unit === undefined) return false;
    const next = new Set<number>();
    for (const way of ways) {
      const step = steps[way];
      if (step && 'takes' in step && step.takes(unit)) follow(steps, next, way + 1, text, at + 1);
    }
    ways = next;
  }
  return false;
}

/** Adds a step and all that can be reached from it without taking a unit. */
function follow(steps: readonly Step[], ways: Set<number>, from: number, text: string, at: number) {
  const open = [from];
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    if (ways.has(way)) continue;
    ways.add(way);
    const step = steps[way];
    if (!step) continue;
    if ('goto' in step) open.push(...step.goto);
    else if ('holds' in step && step.holds(text, at)) open.push(way + 1);
  }
}

function write(expression: Expression, steps: Step[], flags: string): void {
  if (steps.length > mostSteps) {
    throw new FilterError(
      `The expression needs more than ${mostSteps} steps: repeat less in it, such as {1,20} instead of {1,2000}.`,
    );
  }
  if (expression.kind === 'unit') steps.push({ takes: unitTest(expression.source, flags) });
  else if (expression.kind === 'edge') steps.push({ holds: edgeTest(expression.source, flags) });
  else if (expression.kind === 'sequence') {
    for (const part of expression.parts) write(part, steps, flags);
  } else if (expression.kind === 'choice') writeChoice(expression.parts, steps, flags);
  else writeRepeat(expression, steps, flags);
}

function writeChoice(parts: readonly Expression[], steps: Step[], flags: string): void {
  const fork = steps.push({ goto: [] }) - 1;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const part of parts) {
    starts.push(steps.length);
    write(part, steps, flags);
    ends.push(steps.push({ goto: [] }) - 1);
  }
  steps[fork] = { goto: starts };
  for (const end of ends) steps[end] = { goto: [steps.length] };
}

function writeRepeat({ part, least, most }: Repeat, steps: Step[], flags: string): void {
  for (let times = 0; times < least; times += 1) {
    const before = steps.length;
    write(part, steps, flags);
    // Nothing, however often it is repeated, is nothing: without this it would be written for ever.
    if (steps.length === before) break;
  }
  const skips: number[] = [];
  for (let times = least; times < most && (most !== Infinity || times === least); times += 1) {
    const fork = steps.push({ goto: [] }) - 1;
    write(part, steps, flags);
    if (steps.length === fork + 1) {
      steps.pop();
      break;
    }
    skips.push(fork);
    if (most === Infinity) steps.push({ goto: [fork] });
  }
  for (const fork of skips) steps[fork] = { goto: [fork + 1, steps.length] };
}

/** Asks JavaScript's own engine whether a unit passes, once for each that occurs. */
function unitTest(source: string, flags: string): (unit: string) => boolean {
  const pattern = new RegExp(`^(?:${source})$`, flags.replace('m', ''));
  const known = new Map<string, boolean>();
  return unit => {
    const passes = known.get(unit) ?? pattern.test(unit);
    known.set(unit, passes);
    return passes;
  };
}

/** The same for an edge, of which only the neighbours matter. */
function edgeTest(source: string, flags: string): (text: string, at: number) => boolean {
  const pattern = new RegExp(source, `${flags}y`);
  return (text, at) => {
    pattern.lastIndex = at;
    return pattern.test(text);
  };
}
