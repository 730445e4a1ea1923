import { humanise } from './humanise.ts';
import { singular } from './record.ts';
import { plainName } from './rows.ts';

/**
 * What one record is called. The title of its schema says it, unless that only repeats the name; of a name, the words
 * that its resource is called by: a `TodoWithRelations` of `todos` is a todo.
 *
 * @param title of the schema
 */
export function recordName(resource: string, schema: string, title?: string): string {
  const said = title?.trim();
  if (said && plainName(said) !== plainName(schema)) return said;
  const whole = said && /\s/.test(said) ? said : humanise(schema);
  const many = plainName(resource);
  const ones = [singular(many), many.replace(/e?s$/, '')].filter(one => one !== many);
  const words = whole.split(' ');
  const count = words.findIndex((_, at) =>
    ones.includes(plainName(words.slice(0, at + 1).join(''))),
  );
  return count < 0 ? whole : words.slice(0, count + 1).join(' ');
}
