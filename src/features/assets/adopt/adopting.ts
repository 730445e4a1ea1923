import { without } from '../../../resources/without.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';

/** The model of a device that reported without being known. */
export const UNKNOWN = 'unknow';

/** What is asked of one device that is adopted, after its model. */
const ONE = ['name', 'domainId', 'geoPoint', 'modelTypeId', 'specification', 'poleId', 'ssgwId'];

const HAD_BY_ALL = new Set(['name', 'geoPoint']);

/** What many that are adopted at once can have alike. */
const MANY = ['domainId', 'modelTypeId', 'specification'];

/**
 * Adopting a device: it is given a model, which the platform takes only of unknown ones, and whatever else it was
 * unknown by. To the document it is an edit like any other.
 *
 * @see spec A2 (ASSET-11)
 */
function adoptionOf(
  { verbs: { update }, fields }: ResourceDescriptor,
  asked: readonly string[],
): readonly OperationDescriptor[] {
  const model = fields.find(({ source }) => source === 'model');
  if (!update?.body || model?.kind !== 'enum') return [];
  const choices = model.choices.filter(({ value }) => value !== UNKNOWN);
  const { body } = update;
  const chosen: FieldDescriptor = { ...model, choices, required: true, readOnly: false };
  const others = asked.flatMap(source =>
    body.fields
      .filter(field => field.source === source)
      // What every device has is there to be changed, not to be left out.
      .map(field => ({ ...field, required: field.required || HAD_BY_ALL.has(source) })),
  );
  return [
    {
      ...update,
      id: 'adoptAsset',
      is: 'action',
      on: 'record',
      caseOf: 'update',
      label: { en: 'Adopt', zh: '纳管' },
      successMessages: [{ en: '{record} adopted', zh: '已纳管 {record}' }],
      icon: 'plus',
      when: { model: UNKNOWN },
      body: { ...body, fields: [chosen, ...others] },
    },
  ];
}

/** The resource with the adoption of a device among what can be done with it. */
export const withAdoption = (descriptor: ResourceDescriptor): ResourceDescriptor => ({
  ...descriptor,
  actions: [...adoptionOf(descriptor, ONE), ...descriptor.actions],
});

/** The resource where only unknown devices are listed: they report by themselves, and nobody adds one. */
export const reportedOnly = (descriptor: ResourceDescriptor): ResourceDescriptor => ({
  ...without(descriptor, 'imports'),
  verbs: without(descriptor.verbs, 'create'),
});

/** The resource with the adoption of many, who cannot be called alike or stand at one place. */
export const withAdoptionOfMany = (descriptor: ResourceDescriptor): ResourceDescriptor => ({
  ...descriptor,
  actions: [...adoptionOf(descriptor, MANY), ...descriptor.actions],
});
