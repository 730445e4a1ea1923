import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import { remark, type Remark } from './remark.ts';
import { free } from './repair.ts';
import { speaksConsole } from './speaks.ts';

/** New names by old ones. */
type Names = ReadonlyMap<string, string>;

/**
 * Gives services and resources of documents from elsewhere names of their own, where an earlier document has theirs:
 * `users2`, and `petstore-users`. A document that says its names itself keeps them.
 */
export function renameTwins(models: readonly ServiceModel[]): readonly ServiceModel[] {
  const services = new Set<string>();
  const resources = new Set<string>();
  return models.map(model => {
    const keeps = speaksConsole(model.document);
    const name = keeps ? model.name : free(model.name, services);
    const names = new Map(
      model.resources.map(resource => {
        const twin = !keeps && resources.has(resource.name);
        const renamed = twin ? free(`${name}-${resource.name}`, resources) : resource.name;
        return [resource.name, renamed] as const;
      }),
    );
    services.add(name);
    for (const renamed of names.values()) resources.add(renamed);
    const changed = [...names].filter(([before, after]) => before !== after);
    if (name === model.name && changed.length === 0) return model;
    return renamed(model, name, names, changed);
  });
}

function renamed(
  model: ServiceModel,
  service: string,
  names: Names,
  changed: readonly (readonly [string, string])[],
): ServiceModel {
  const told: readonly Remark[] = [
    ...(service === model.name
      ? []
      : [
          remark(
            [],
            `another document is the service "${model.name}"; this one is "${service}" here`,
            `服务名“${model.name}”已被另一文档占用，此处为“${service}”`,
          ),
        ]),
    ...changed.map(([before, after]) =>
      remark(
        [],
        `another document has the resource "${before}"; this one is "${after}" here`,
        `资源名“${before}”已被另一文档占用，此处为“${after}”`,
      ),
    ),
  ];
  return {
    ...model,
    name: service,
    operations: model.operations.map(operation => ofOperation(operation, service, names)),
    resources: model.resources.map(resource => ofResource(resource, service, names)),
    told: [...model.told, ...told],
  };
}

const ofResource = (resource: ResourceModel, service: string, names: Names): ResourceModel => ({
  ...resource,
  service,
  name: names.get(resource.name) ?? resource.name,
  fields: resource.fields.map(field => ofField(field, names)),
});

function ofOperation(
  operation: OperationDescriptor,
  service: string,
  names: Names,
): OperationDescriptor {
  const { resource, body, answers } = operation;
  return {
    ...operation,
    service,
    ...(resource !== undefined && { resource: names.get(resource) ?? resource }),
    ...(body && { body: { ...body, fields: body.fields.map(field => ofField(field, names)) } }),
    answers: answers.map(answer => ({
      ...answer,
      ...(answer.record !== undefined && { record: names.get(answer.record) ?? answer.record }),
      ...(answer.value && { value: ofField(answer.value, names) }),
    })),
  };
}

function ofField(field: FieldDescriptor, names: Names): FieldDescriptor {
  const all = (fields: readonly FieldDescriptor[]) => fields.map(inner => ofField(inner, names));
  switch (field.kind) {
    case 'reference':
    case 'referenceList':
      return { ...field, reference: names.get(field.reference) ?? field.reference };
    case 'object':
      return { ...field, fields: all(field.fields) };
    case 'list':
      return { ...field, item: ofField(field.item, names) };
    case 'oneOf': {
      const options = field.options.map(option => ({ ...option, fields: all(option.fields) }));
      return { ...field, options };
    }
    default:
      return field;
  }
}
