import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';

/** The field of the body in which an operation on a selection takes the ids of the records. */
export function idsFieldOf(
  { on, body }: OperationDescriptor,
  { name }: ResourceDescriptor,
): FieldDescriptor | undefined {
  if (on !== 'selection') return undefined;
  const lists =
    body?.fields.filter(({ kind }) => kind === 'referenceList' || kind === 'list') ?? [];
  return (
    lists.find(field => field.kind === 'referenceList' && field.reference === name) ??
    lists.find(({ source }) => /ids$/iu.test(source))
  );
}
