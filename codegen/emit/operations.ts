import type { ServiceModel } from '../model.ts';
import { header } from './header.ts';
import { literal } from './literal.ts';

/** Emits operations.ts: the descriptor of every operation by its operationId, in document order. */
export function emitOperations({ operations, source }: ServiceModel, schemaImport: string): string {
  const byId = Object.fromEntries(operations.map(operation => [operation.id, operation]));
  return `${header(source)}import type { OperationDescriptor } from '${schemaImport}/operation.ts';

export const operations = ${literal(byId)} as const satisfies Record<string, OperationDescriptor>;
`;
}
