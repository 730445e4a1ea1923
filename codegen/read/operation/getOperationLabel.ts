import type { LocalizedText } from '../../../src/schema/localizedText.ts';
import type { BoundOperation } from './BoundOperation.ts';
import { isPathParameter, splitPath } from './pathTemplate.ts';
import { humanise, toAllLanguages } from '../schema/humanise.ts';
import { getRecordName } from './getRecordName.ts';
import { normalizeName } from '../schema/findRows.ts';

/** Names that frameworks derive from methods and classes; they are unsuitable as labels. */
const GENERATED_NAME = /^(post|put|patch)(?![a-z])|^(Post|Put|Patch)(?![a-z])|[cC]ontroller/;

/** The controller class in an operationId. */
const CONTROLLER_PREFIX = /^.*?[cC]ontroller[^a-zA-Z]*/;

/** The label of each verb, in the languages of the console. */
const VERB_LABELS: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  create: ['Create', '新建'],
  update: ['Edit', '编辑'],
  delete: ['Delete', '删除'],
};

/**
 * Returns the label of the button and the form of an operation: as documented, else from its name; from its verb where
 * the name is generated.
 *
 * @param names of the resource and of the schema of its records
 * @param isList whether it accepts a list of records, of which the console sends one
 * @see https://spec.openapis.org/oas/v3.1.1.html#operation-object
 */
export function getOperationLabel(
  { found, binding }: BoundOperation,
  names: readonly string[],
  isList = false,
): LocalizedText {
  const { id, operation } = found;
  const { 'x-console': extension = {}, summary } = operation;
  if (extension.label) return extension.label;
  // Some tools write an empty summary.
  if (summary?.trim()) return toAllLanguages(summary.trim());
  const verbLabel = isList || GENERATED_NAME.test(id) ? VERB_LABELS[binding.kind] : undefined;
  const [resource, schema] = names;
  if (!verbLabel || resource === undefined || schema === undefined) {
    return toAllLanguages(humanise(getMethodName({ found, binding })));
  }
  const [en, zh] = verbLabel;
  const record = getRecordName(resource, schema);
  return { en: `${en} ${record.charAt(0).toLowerCase()}${record.slice(1)}`, zh: `${zh} ${record}` };
}

/**
 * Returns the name of an operation without its class: of `TodoListTodoController.find`, below a list, `find todos`
 * remains.
 */
function getMethodName({ found: { id, template }, binding }: BoundOperation): string {
  const method = id.replace(CONTROLLER_PREFIX, '');
  if (method === '' || method === id) return id;
  const last = splitPath(template).at(-1) ?? '';
  const isNamed = isPathParameter(last) || normalizeName(method).includes(normalizeName(last));
  return binding.appliesTo !== 'record' || isNamed ? method : `${method} ${last}`;
}
