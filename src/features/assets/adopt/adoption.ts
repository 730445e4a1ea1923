import { omitKey } from '../../../resources/omitKey.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';

/** The model of a device that reported without being known. */
export const UNKNOWN_DEVICE_MODEL = 'unknow';

/** What is asked of one device that is adopted, after its model. */
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

/** What many that are adopted at once can have alike. */
const BULK_ADOPTION_FIELDS = ['domainId', 'modelTypeId', 'specification'];

/**
 * Adopting a device: it is given a model, which the platform takes only of unknown ones, and whatever else it was
 * unknown by. To the document it is an edit like any other.
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
      // What every device has is there to be changed, not to be left out.
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

/** The resource with the adoption of a device among what can be done with it. */
export const addAdoptAction = (descriptor: ResourceDescriptor): ResourceDescriptor => ({
  ...descriptor,
  actions: [...buildAdoptAction(descriptor, SINGLE_ADOPTION_FIELDS), ...descriptor.actions],
});

/** The resource where only unknown devices are listed: they report by themselves, and nobody adds one. */
export const withoutCreate = (descriptor: ResourceDescriptor): ResourceDescriptor => ({
  ...omitKey(descriptor, 'imports'),
  verbs: omitKey(descriptor.verbs, 'create'),
});

/** The resource with the adoption of many, who cannot be called alike or stand at one place. */
export const addBulkAdoptAction = (descriptor: ResourceDescriptor): ResourceDescriptor => ({
  ...descriptor,
  actions: [...buildAdoptAction(descriptor, BULK_ADOPTION_FIELDS), ...descriptor.actions],
});
