import type { OpenApi } from '../openapi.ts';
import type { Finding } from './finding.ts';
import { undeclared } from './nameOperations.ts';
import { findOperations } from './operations.ts';

/** Checks that the operations of a document have names of their own and declare the parameters of their paths. */
export function checkOperations(document: OpenApi): readonly Finding[] {
  const taken = new Map<string, string>();
  return findOperations(document).flatMap(found => {
    const { id, method, template, at } = found;
    const call = `${method.toUpperCase()} ${template}`;
    const other = taken.get(id);
    taken.set(id, call);
    return [
      ...(other === undefined
        ? []
        : [
            {
              at: [...at, 'operationId'],
              message: `operationId "${id}" is also the name of ${other}; rename one of them`,
            },
          ]),
      ...undeclared(found).map(name => ({
        at,
        message: `${call} does not declare its path parameter "${name}"; add it under parameters`,
      })),
    ];
  });
}
