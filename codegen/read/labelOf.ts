import type { Text } from '../../src/schema/text.ts';
import type { BoundOperation } from './binding.ts';
import { humanise, inEveryLanguage } from './humanise.ts';

/** Names that frameworks make of methods and classes, which are no words for people. */
const MADE = /^(post|put|patch)(?![a-z])|^(Post|Put|Patch)(?![a-z])|[cC]ontroller/;

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
 * @param names what its record may be called, the name of its schema last
 */
export function labelOf({ found, binding }: BoundOperation, names: readonly string[]): Text {
  const { id, operation } = found;
  const { 'x-console': words = {}, summary } = operation;
  if (words.label) return words.label;
  // Some tools write an empty one.
  if (summary?.trim()) return inEveryLanguage(summary.trim());
  const doing = MADE.test(id) ? DOING[binding.is] : undefined;
  const name = names.at(-1);
  if (!doing || name === undefined) return inEveryLanguage(humanise(id));
  const [en, zh] = doing;
  const record = humanise(name);
  return { en: `${en} ${record.charAt(0).toLowerCase()}${record.slice(1)}`, zh: `${zh} ${record}` };
}
