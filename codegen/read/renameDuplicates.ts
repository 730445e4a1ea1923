import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import { createWarning, type DocumentWarning } from './report/DocumentWarning.ts';
import { findFreeName } from './normalize/repairDocument.ts';
import { usesXConsole } from './schema/usesXConsole.ts';

/** New names by old ones. */
type NewNames = ReadonlyMap<string, string>;

/**
 * Renames services and resources of foreign documents whose names an earlier document uses: `users2`, and
 * `petstore-users`. A document that declares its names keeps them.
 */
export function renameDuplicates(models: readonly ServiceModel[]): readonly ServiceModel[] {
  const services = new Set<string>();
  const resources = new Set<string>();
  return models.map(model => {
    const keepsNames = usesXConsole(model.document);
    const name = keepsNames ? model.name : findFreeName(model.name, services);
    const names = new Map(
      model.resources.map(resource => {
        const isDuplicate = !keepsNames && resources.has(resource.name);
        const newName = isDuplicate
          ? findFreeName(`${name}-${resource.name}`, resources)
          : resource.name;
        return [resource.name, newName] as const;
      }),
    );
    services.add(name);
    for (const newName of names.values()) resources.add(newName);
    const changed = [...names].filter(([before, after]) => before !== after);
    if (name === model.name && changed.length === 0) return model;
    return renamed(model, name, names, changed);
  });
}

function renamed(
  model: ServiceModel,
  service: string,
  names: NewNames,
  changed: readonly (readonly [string, string])[],
): ServiceModel {
  const warnings: readonly DocumentWarning[] = [
    ...(service === model.name
      ? []
      : [
          createWarning(
            [],
            `another document is the service "${model.name}"; this one is "${service}" here`,
            `服务名“${model.name}”已被另一文档占用，此处为“${service}”`,
          ),
        ]),
    ...changed.map(([before, after]) =>
      createWarning(
        [],
        `another document has the resource "${before}"; this one is "${after}" here`,
        `资源名“${before}”已被另一文档占用，此处为“${after}”`,
      ),
    ),
  ];
  return {
    ...model,
    name: service,
    operations: model.operations.map(operation => renameOperation(operation, service, names)),
    resources: model.resources.map(resource => renameResource(resource, service, names)),
    warnings: [...model.warnings, ...warnings],
  };
}

const renameResource = (
  resource: ResourceModel,
  service: string,
  names: NewNames,
): ResourceModel => ({
  ...resource,
  service,
  name: names.get(resource.name) ?? resource.name,
  fields: resource.fields.map(field => renameField(field, names)),
});

function renameOperation(
  operation: OperationDescriptor,
  service: string,
  names: NewNames,
): OperationDescriptor {
  const { resource, body, responses } = operation;
  return {
    ...operation,
    service,
    ...(resource !== undefined && { resource: names.get(resource) ?? resource }),
    ...(body && { body: { ...body, fields: body.fields.map(field => renameField(field, names)) } }),
    responses: responses.map(response => ({
      ...response,
      ...(response.record !== undefined && {
        record: names.get(response.record) ?? response.record,
      }),
      ...(response.value && { value: renameField(response.value, names) }),
    })),
  };
}

function renameField(field: FieldDescriptor, names: NewNames): FieldDescriptor {
  const renameAll = (fields: readonly FieldDescriptor[]) =>
    fields.map(inner => renameField(inner, names));
  switch (field.kind) {
    case 'reference':
    case 'referenceList':
      return { ...field, reference: names.get(field.reference) ?? field.reference };
    case 'object':
      return { ...field, fields: renameAll(field.fields) };
    case 'list':
      return { ...field, item: renameField(field.item, names) };
    case 'oneOf': {
      const options = field.options.map(option => ({
        ...option,
        fields: renameAll(option.fields),
      }));
      return { ...field, options };
    }
    default:
      return field;
  }
}
