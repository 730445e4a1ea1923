import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ServiceModel } from '../model.ts';

/**
 * Drops references to resources that are not among the documents: their fields become texts. Two of the project's own
 * documents are used next to foreign documents, and the resources that they refer to are absent.
 */
export function dropUnknownReferences(models: readonly ServiceModel[]): readonly ServiceModel[] {
  const names = new Set(models.flatMap(({ resources }) => resources.map(({ name }) => name)));
  const replaceFields = (fields: readonly FieldDescriptor[]) =>
    fields.map(field => replaceField(field, names));
  const replaceInOperation = (operation: OperationDescriptor): OperationDescriptor => ({
    ...operation,
    ...(operation.body && {
      body: { ...operation.body, fields: replaceFields(operation.body.fields) },
    }),
  });
  return models.map(model => ({
    ...model,
    resources: model.resources.map(resource => ({
      ...resource,
      fields: replaceFields(resource.fields),
    })),
    operations: model.operations.map(replaceInOperation),
  }));
}

function replaceField(field: FieldDescriptor, names: ReadonlySet<string>): FieldDescriptor {
  switch (field.kind) {
    case 'reference':
      return names.has(field.reference) ? field : toTextField(field);
    case 'referenceList': {
      if (names.has(field.reference)) return field;
      const item = { ...toTextField(field), required: true, nullable: false, filter: [] };
      return { ...field, kind: 'list', filter: [], item };
    }
    case 'object':
      return { ...field, fields: field.fields.map(each => replaceField(each, names)) };
    case 'list':
      return { ...field, item: replaceField(field.item, names) };
    default:
      return field;
  }
}

const toTextField = ({
  kind: _,
  ...field
}: FieldDescriptor): FieldDescriptor & { kind: 'text' } => {
  const {
    source,
    label,
    help,
    required,
    readOnly,
    writeOnly,
    nullable,
    sortable,
    column,
    group,
    when,
  } = field;
  return {
    kind: 'text',
    ...{ source, label, required, readOnly, writeOnly, nullable, sortable },
    ...(help && { help }),
    ...(column !== undefined && { column }),
    ...(group !== undefined && { group }),
    ...(when && { when }),
    filter: field.filter.filter(
      operator => operator === 'eq' || operator === 'inq' || operator === 'empty',
    ),
  };
};
