import type { FieldDescriptor } from '../../../src/schema/field.ts';
import type { ResourceModel } from '../../model.ts';
import type { SchemaExtension } from '../../openapi.ts';
import type { BoundOperation } from '../operation/BoundOperation.ts';
import { humanise, toAllLanguages } from '../schema/humanise.ts';
import { inferDialect } from '../listing/inferDialect.ts';
import { findKey } from './findKey.ts';
import { addListProperties } from '../listing/addListProperties.ts';
import { getQueryParameters, readListing } from '../listing/readListing.ts';
import { getRecordName } from '../operation/getRecordName.ts';
import { readShapeFields } from '../schema/readShapeFields.ts';
import { readRecordSchema } from './readRecordSchema.ts';
import { withFieldBudget, type ReadContext } from '../schema/ReadContext.ts';
import { readImport } from './readImport.ts';
import { createWarning, type DocumentWarning } from '../report/DocumentWarning.ts';
import { flattenSchema, type FlatSchema } from '../schema/schemaObject.ts';

/** Common names of the field that identifies a record to users, the best first. */
const NAME_FIELDS = ['name', 'title', 'label', 'username'];
const DEFAULT_PAGE_SIZE = 10;

/** A resource, and the warnings of its operations. */
export interface FoundResource {
  readonly model: ResourceModel;
  readonly warnings: readonly DocumentWarning[];
}

/**
 * Reads a resource from the operations that are bound to it. Returns `undefined` when none defines a record.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export function readResource(
  name: string,
  service: string,
  bound: readonly BoundOperation[],
  context: ReadContext,
): FoundResource | undefined {
  const { document } = context;
  const record = readRecordSchema(document, name, bound);
  if (!record) return undefined;
  const { flat } = record;
  const { schema } = flat;
  const extension = schema['x-console'] ?? {};
  const list = bound.find(({ binding }) => binding.kind === 'list')?.found;
  const dialect =
    document['x-console']?.dialect ?? inferDialect(list ? getQueryParameters(document, list) : []);
  const { fields: all, attributesKey } = unwrapAttributes(readRecordFields(flat, context));
  const key = findKey(name, bound, all);
  // A key is a single-line text, whatever its maximum length.
  const plainFields = all.map(field =>
    field.source === key && field.kind === 'multiline'
      ? { ...field, kind: 'text' as const }
      : field,
  );
  const foundListing = list && readListing(document, list, dialect, plainFields);
  const propertyExtensions = getPropertyExtensions(flat, context);
  const listedFields = addListProperties(plainFields, {
    extensions: propertyExtensions,
    dialect,
    listing: foundListing?.listing,
    sortableFields: foundListing?.sortableFields,
    branchField: extension.within?.field,
  });
  const fields = [...listedFields, ...readDetailFields(record.detail, listedFields, context)];
  const nameField = NAME_FIELDS.find(name =>
    fields.some(({ source, when }) => source === name && !when),
  );
  const recordRepresentation = extension.recordRepresentation ?? `{${nameField ?? key ?? 'id'}}`;
  const title = toAllLanguages(getRecordName(name, flat.name ?? name, schema.title));
  const model: ResourceModel = {
    name,
    service,
    dialect,
    schema: flat.name ?? name,
    label: extension.label ?? title,
    plural: extension.plural ?? toAllLanguages(humanise(name)),
    recordRepresentation,
    ...(extension.icon !== undefined && { icon: extension.icon }),
    key: key ?? 'id',
    sort: readSort(extension.sort, recordRepresentation, key ?? 'id', fields),
    pageSize: extension.pageSize ?? DEFAULT_PAGE_SIZE,
    ...(extension.tree && { tree: readTree(extension.tree, fields) }),
    ...(extension.within && { within: extension.within }),
    ...(extension.alwaysOnFilters && { alwaysOnFilters: extension.alwaysOnFilters }),
    ...(extension.searchBox && { searchBox: extension.searchBox }),
    groups: extension.groups ?? [],
    ...(extension.actionGroups && { actionGroups: extension.actionGroups }),
    include: fields.flatMap(field => [
      ...(field.kind === 'reference' && field.embedded !== undefined ? [field.embedded] : []),
      ...(propertyExtensions.get(field.source)?.include ? [field.source] : []),
    ]),
    fields,
    ...(foundListing && { listing: foundListing.listing }),
    ...(attributesKey !== undefined && { attributesKey }),
    verbs: Object.fromEntries(
      bound
        .filter(({ binding: { kind: is } }) => !['import', 'action', 'report', 'none'].includes(is))
        .map(({ found: { id }, binding }) => [binding.kind, id]),
    ),
    ...readImport(document, bound),
    actions: bound
      .filter(({ binding }) => binding.kind === 'action')
      .map(({ found: { id } }) => id),
  };
  const at = bound[0]?.found.at.slice(0, 2) ?? [];
  // Records that are write-only have no page.
  const canOpen = bound.some(
    ({ binding: { kind: is } }) => is !== 'create' && is !== 'import' && is !== 'action',
  );
  return {
    model,
    warnings: [
      ...(foundListing?.warnings ?? []),
      ...(key === undefined && canOpen ? [createKeylessWarning(at, name, bound)] : []),
    ],
  };
}

function createKeylessWarning(
  at: readonly string[],
  name: string,
  bound: readonly BoundOperation[],
): DocumentWarning {
  const hasList = bound.some(({ binding: { kind: is } }) => is === 'list');
  return createWarning(
    at,
    `no property of ${name} identifies a record: ${hasList ? 'the list can be read, and ' : ''}no record can be opened`,
    `${name} 没有能标识记录的属性：${hasList ? '列表可以查看，' : ''}单条记录无法打开`,
  );
}

const readRecordFields = (flat: FlatSchema, context: ReadContext): readonly FieldDescriptor[] =>
  readShapeFields(flat, {
    ...withFieldBudget(context),
    use: 'record',
    ancestors: flat.name === undefined ? [] : [flat.name],
  });

/** Unwraps the fields of a JSON:API record: they are in `attributes`, next to its id and type. */
function unwrapAttributes(fields: readonly FieldDescriptor[]): {
  readonly fields: readonly FieldDescriptor[];
  readonly attributesKey?: string;
} {
  const attributes = fields.find(({ source }) => source === 'attributes');
  const hasType = fields.some(({ source }) => source === 'type');
  if (attributes?.kind !== 'object' || !hasType) return { fields };
  const attributeNames = attributes.fields.map(({ source }) => source);
  const outer = fields.filter(
    field => field !== attributes && !attributeNames.includes(field.source),
  );
  return { fields: [...outer, ...attributes.fields], attributesKey: attributes.source };
}

/** Reads the fields of the read response only: they are shown with the record, and not in the list. */
function readDetailFields(
  detail: FlatSchema | undefined,
  listedFields: readonly FieldDescriptor[],
  context: ReadContext,
): readonly FieldDescriptor[] {
  if (!detail) return [];
  const knownSources = new Set(listedFields.map(({ source }) => source));
  return unwrapAttributes(readRecordFields(detail, context)).fields.filter(
    ({ source }) => !knownSources.has(source),
  );
}

const getPropertyExtensions = (
  { schema }: FlatSchema,
  { document }: ReadContext,
): ReadonlyMap<string, SchemaExtension> =>
  new Map(
    Object.entries(schema.properties ?? {}).map(([source, property]) => [
      source,
      flattenSchema(document, property).schema['x-console'] ?? {},
    ]),
  );

/** Reads how records nest below each other, and the maximum depth. */
function readTree(
  { parent, level }: NonNullable<SchemaExtension['tree']>,
  fields: readonly FieldDescriptor[],
): NonNullable<ResourceModel['tree']> {
  const levelField = fields.find(({ source }) => source === level);
  const maxLevel = levelField && 'maximum' in levelField ? levelField.maximum : undefined;
  return {
    parent,
    ...(level !== undefined && { level }),
    ...(maxLevel !== undefined && { maxLevel }),
  };
}

/** `username`, or `lastLoginDate DESC`; else the first field of its name, in ascending order. */
function readSort(
  statedSort: SchemaExtension['sort'],
  represent: string,
  key: string,
  fields: readonly FieldDescriptor[],
): ResourceModel['sort'] {
  if (typeof statedSort === 'string') {
    const [field = key, order] = statedSort.split(' ');
    return { field, order: order === 'DESC' ? 'DESC' : 'ASC' };
  }
  const first = /\{([^}]+)\}/.exec(represent)?.[1];
  const sortable = fields.filter(field => field.sortable).map(({ source }) => source);
  const best = [first, key].find(source => source !== undefined && sortable.includes(source));
  return { field: best ?? (sortable.includes(key) ? key : (sortable[0] ?? key)), order: 'ASC' };
}
