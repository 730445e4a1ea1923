import { omitKey } from '../../../resources/conditions/omitKey.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';

/** The model of an unregistered device that has reported. */
export const UNKNOWN_DEVICE_MODEL = 'unknow';

/** The form fields for adopting one device, after its model. */
const SINGLE_ADOPTION_FIELDS = [
  'name',
  'domainId',
  'geoPoint',
  'modelTypeId',
  'specification',
  'poleId',
  'ssgwId',
];

const ALWAYS_REQUIRED_FIELDS = new Set(['name', 'geoPoint']);

/** The fields that can have one value in a bulk adoption. */
const BULK_ADOPTION_FIELDS = ['domainId', 'modelTypeId', 'specification'];

/**
 * Builds the adopt operation: it sets the model, which the platform accepts for unknown devices only, and the other
 * missing fields. In the document, it is an ordinary update.
 *
 * @see ASSET-11
 */
function buildAdoptAction(
  { verbs: { update }, fields }: ResourceDescriptor,
  fieldSources: readonly string[],
): readonly OperationDescriptor[] {
  const model = fields.find(({ source }) => source === 'model');
  if (!update?.body || model?.kind !== 'enum') return [];
  const choices = model.choices.filter(({ value }) => value !== UNKNOWN_DEVICE_MODEL);
  const { body } = update;
  const modelField: FieldDescriptor = { ...model, choices, required: true, readOnly: false };
  const otherFields = fieldSources.flatMap(source =>
    body.fields
      .filter(field => field.source === source)
      // Fields that every device has can be changed, but not omitted.
      .map(field => ({ ...field, required: field.required || ALWAYS_REQUIRED_FIELDS.has(source) })),
  );
  return [
    {
      ...update,
      id: 'adoptAsset',
      kind: 'action',
      appliesTo: 'record',
      variantOf: 'update',
      label: { en: 'Adopt', zh: '纳管' },
      successMessages: [{ en: '{record} adopted', zh: '已纳管 {record}' }],
      icon: 'plus',
      when: { model: UNKNOWN_DEVICE_MODEL },
      body: { ...body, fields: [modelField, ...otherFields] },
    },
  ];
}

export const addAdoptAction = (descriptor: ResourceDescriptor): ResourceDescriptor => ({
  ...descriptor,
  actions: [...buildAdoptAction(descriptor, SINGLE_ADOPTION_FIELDS), ...descriptor.actions],
});

/** Returns the resource without creation: unknown devices report by themselves and cannot be added. */
export const withoutCreate = (descriptor: ResourceDescriptor): ResourceDescriptor => ({
  ...omitKey(descriptor, 'imports'),
  verbs: omitKey(descriptor.verbs, 'create'),
});

/** Returns the resource with bulk adoption, without names and positions, which devices cannot share. */
export const addBulkAdoptAction = (descriptor: ResourceDescriptor): ResourceDescriptor => ({
  ...descriptor,
  actions: [...buildAdoptAction(descriptor, BULK_ADOPTION_FIELDS), ...descriptor.actions],
});
