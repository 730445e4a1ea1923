import type { OperationDescriptor } from '../../src/schema/operation.ts';

/** An operation that a request is for, with the values of its path parameters. */
export interface Route {
  readonly operation: OperationDescriptor;
  readonly path: Readonly<Record<string, string>>;
}

/** What a path and a method lead to: a route, a path that knows other methods, or nothing. */
export type Found = Route | 'no such method' | 'no such path';

const parameterName = (segment: string) => /^\{(.+)\}$/.exec(segment)?.[1];

/**
 * Literal segments come first, from left to right, so that `/users/count` is not the user "count". Only paths of
 * one length compete; without their lengths the order would depend on the order of the document.
 */
function byLiteral(a: readonly string[], b: readonly string[]) {
  if (a.length !== b.length) return a.length - b.length;
  const differing = a.findIndex((segment, i) => isLiteral(segment) !== isLiteral(b[i] ?? ''));
  return differing < 0 ? 0 : isLiteral(a[differing] ?? '') ? -1 : 1;
}

const isLiteral = (segment: string) => parameterName(segment) === undefined;

/**
 * Reads the paths of a service once and finds operations by them.
 *
 * @returns a function from method and path (without the base address of the service, still percent-encoded)
 * @throws URIError, by the function, for a malformed percent-encoding in a path parameter
 */
export function createRouter(operations: Readonly<Record<string, OperationDescriptor>>) {
  const routes = Object.values(operations)
    .map(operation => ({ operation, segments: operation.path.split('/') }))
    .sort((a, b) => byLiteral(a.segments, b.segments));

  return function find(method: string, path: string): Found {
    const segments = path.split('/');
    const read = segments.map(decoded);
    const onPath = routes.filter(route => matches(route.segments, read));
    // A literal path hides the parameter path behind it: DELETE /users/count is no delete of a user.
    const best = onPath[0];
    if (!best) return 'no such path';
    const route = onPath.find(
      ({ operation }) => operation.method === method && operation.path === best.operation.path,
    );
    if (!route) return 'no such method';
    return { operation: route.operation, path: valuesOf(route.segments, segments) };
  };
}

/** A segment as it is meant: `%3A` is a colon, in a literal too. A malformed one is compared as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function matches(template: readonly string[], segments: readonly string[]) {
  return (
    template.length === segments.length &&
    template.every((part, i) => (isLiteral(part) ? part === segments[i] : segments[i] !== ''))
  );
}

function valuesOf(template: readonly string[], segments: readonly string[]) {
  const values = template.flatMap((part, i) => {
    const name = parameterName(part);
    return name === undefined ? [] : [[name, decodeURIComponent(segments[i] ?? '')] as const];
  });
  return Object.fromEntries(values);
}
