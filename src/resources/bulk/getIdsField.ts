import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';

/** Returns the body field in which an operation on a selection expects the record ids. */
export function getIdsField(
  { appliesTo, body }: OperationDescriptor,
  { name }: ResourceDescriptor,
): FieldDescriptor | undefined {
  if (appliesTo !== 'selection') return undefined;
  const listFields =
    body?.fields.filter(({ kind }) => kind === 'referenceList' || kind === 'list') ?? [];
  return (
    listFields.find(field => field.kind === 'referenceList' && field.reference === name) ??
    listFields.find(({ source }) => /ids$/iu.test(source))
  );
}
