import type { OperationDescriptor } from '../../src/schema/operation.ts';

/** The operation of a request, with the values of its path parameters. */
export interface OperationRoute {
  readonly operation: OperationDescriptor;
  readonly path: Readonly<Record<string, string>>;
}

/** The match of a path and a method: a route, a path with other methods, or none. */
export type RouteMatch = OperationRoute | 'no such method' | 'no such path';

const getParameterName = (segment: string) => /^\{(.+)\}$/.exec(segment)?.[1];

/**
 * Sorts literal segments first, from left to right, so that `/users/count` is not the user "count". Only paths of one
 * length compete; without their lengths the order would depend on the order of the document.
 */
function compareLiteralSegments(a: readonly string[], b: readonly string[]) {
  if (a.length !== b.length) return a.length - b.length;
  const differingIndex = a.findIndex((segment, i) => isLiteral(segment) !== isLiteral(b[i] ?? ''));
  return differingIndex < 0 ? 0 : isLiteral(a[differingIndex] ?? '') ? -1 : 1;
}

const isLiteral = (segment: string) => getParameterName(segment) === undefined;

/**
 * Reads the paths of a service once and finds operations by them.
 *
 * @returns a function from method and path (without the base path of the service, still percent-encoded)
 * @throws URIError, by the function, for a malformed percent-encoding in a path parameter
 */
export function createRouter(operations: Readonly<Record<string, OperationDescriptor>>) {
  const routes = Object.values(operations)
    .map(operation => ({ operation, segments: operation.path.split('/') }))
    .sort((a, b) => compareLiteralSegments(a.segments, b.segments));

  return function findRoute(method: string, path: string): RouteMatch {
    const segments = path.split('/');
    const decodedSegments = segments.map(decodeSegment);
    const matching = routes.filter(route => matchesTemplate(route.segments, decodedSegments));
    // A literal path hides the parameter path behind it: DELETE /users/count is no delete of a user.
    const mostLiteral = matching[0];
    if (!mostLiteral) return 'no such path';
    const route = matching.find(
      ({ operation }) =>
        operation.method === method && operation.path === mostLiteral.operation.path,
    );
    if (!route) return 'no such method';
    return { operation: route.operation, path: getPathValues(route.segments, segments) };
  };
}

/** Decodes a segment: `%3A` is a colon, in a literal too. A malformed one is compared unchanged. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function matchesTemplate(template: readonly string[], segments: readonly string[]) {
  return (
    template.length === segments.length &&
    template.every((templateSegment, i) =>
      isLiteral(templateSegment) ? templateSegment === segments[i] : segments[i] !== '',
    )
  );
}

function getPathValues(template: readonly string[], segments: readonly string[]) {
  const values = template.flatMap((templateSegment, i) => {
    const name = getParameterName(templateSegment);
    return name === undefined ? [] : [[name, decodeURIComponent(segments[i] ?? '')] as const];
  });
  return Object.fromEntries(values);
}
