import type { BaseField, FieldDescriptor, FieldKindDescriptor } from '../../src/schema/field.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';

/** A minimal field with overrides. */
export const createField = (field: FieldKindDescriptor & Partial<BaseField>): FieldDescriptor => ({
  source: 'level',
  label: { en: 'Level', zh: '亮度' },
  required: false,
  readOnly: false,
  writeOnly: false,
  nullable: false,
  sortable: false,
  filter: [],
  ...field,
});

/** A minimal operation of lamps with overrides. */
export const createOperation = (
  operation: Partial<OperationDescriptor> & Pick<OperationDescriptor, 'id' | 'kind'>,
): OperationDescriptor => ({
  service: 'lamps',
  method: 'get',
  path: '/lamps',
  resource: 'lamps',
  secured: true,
  parameters: [],
  responses: [],
  label: { en: operation.id, zh: operation.id },
  physical: false,
  job: false,
  errorCodes: [],
  ...operation,
});

/** A minimal resource of lamps with overrides. */
export const createResource = (resource: Partial<ResourceDescriptor> = {}): ResourceDescriptor => ({
  name: 'lamps',
  service: 'lamps',
  dialect: 'loopback',
  schema: 'Lamp',
  label: { en: 'Lamp', zh: '路灯' },
  plural: { en: 'Lamps', zh: '路灯' },
  recordRepresentation: '{name}',
  key: 'id',
  sort: { field: 'name', order: 'ASC' },
  pageSize: 10,
  groups: [],
  include: [],
  fields: [],
  verbs: {},
  actions: [],
  ...resource,
});
