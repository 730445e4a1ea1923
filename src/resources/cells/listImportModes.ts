import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';

/** What rows become: new records, updates of existing ones, or either. */
export type ImportMode = 'create' | 'update' | 'both';

/** Returns the fields of a body that a row may have. */
export const getWritableFields = (fields: readonly FieldDescriptor[] = []) =>
  fields.filter(({ readOnly, kind }) => !readOnly && kind !== 'file');

/**
 * Lists what the operations of a document make of rows; empty where they import none.
 *
 * @example listImportModes(assets) // ['create', 'update', 'both']
 */
export function listImportModes({
  verbs,
  imports,
  fields,
  key,
}: ResourceDescriptor): readonly ImportMode[] {
  const create = getWritableFields(verbs.create?.body?.fields);
  const update = imports?.existingParameter
    ? create
    : getWritableFields(verbs.update?.body?.fields);
  const isForm = (verbs.create?.body?.mediaType ?? 'json').includes('json');
  // Physical equipment moves only by a confirmed command, never by an import.
  const canCreate = create.length > 0 && isForm && !verbs.create?.physical;
  const canUpdate = update.length > 0 && fields.some(({ source }) => source === key);
  return [
    ...(canCreate ? (['create'] as const) : []),
    ...(canUpdate ? (['update'] as const) : []),
    ...(canCreate && canUpdate ? (['both'] as const) : []),
  ];
}
