import type { Text } from '../../src/schema/text.ts';
import type { BoundOperation } from './binding.ts';
import { isParameter, stepsOf } from './collections.ts';
import { humanise, inEveryLanguage } from './humanise.ts';
import { recordName } from './recordName.ts';
import { plainName } from './rows.ts';

/** Names that frameworks make of methods and classes, which are no words for people. */
const MADE = /^(post|put|patch)(?![a-z])|^(Post|Put|Patch)(?![a-z])|[cC]ontroller/;

/** The class whose method an operation is. */
const CONTROLLER = /^.*?[cC]ontroller[^a-zA-Z]*/;

/** What is done with a record, in the languages of the console. */
const DOING: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  create: ['Create', '新建'],
  update: ['Edit', '编辑'],
  delete: ['Delete', '删除'],
};

/**
 * What an operation is called on its button and its form: as its document says, else after its name; after what it
 * does where its name is one that no person gave.
 *
 * @param names of the resource and of the schema of its records
 * @param many whether it takes a list of records, of which the console sends one
 */
export function labelOf(
  { found, binding }: BoundOperation,
  names: readonly string[],
  many = false,
): Text {
  const { id, operation } = found;
  const { 'x-console': words = {}, summary } = operation;
  if (words.label) return words.label;
  // Some tools write an empty one.
  if (summary?.trim()) return inEveryLanguage(summary.trim());
  const doing = many || MADE.test(id) ? DOING[binding.is] : undefined;
  const [resource, schema] = names;
  if (!doing || resource === undefined || schema === undefined) {
    return inEveryLanguage(humanise(callOf({ found, binding })));
  }
  const [en, zh] = doing;
  const record = recordName(resource, schema);
  return { en: `${en} ${record.charAt(0).toLowerCase()}${record.slice(1)}`, zh: `${zh} ${record}` };
}

/** The name of an operation without its class: of `TodoListTodoController.find`, below a list, `find todos` is left. */
function callOf({ found: { id, template }, binding }: BoundOperation): string {
  const method = id.replace(CONTROLLER, '');
  if (method === '' || method === id) return id;
  const last = stepsOf(template).at(-1) ?? '';
  const isSaid = isParameter(last) || plainName(method).includes(plainName(last));
  return binding.on !== 'record' || isSaid ? method : `${method} ${last}`;
}
