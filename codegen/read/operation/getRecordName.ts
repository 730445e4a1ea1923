import { humanise } from '../schema/humanise.ts';
import { toSingular } from '../schema/findRecord.ts';
import { normalizeName } from '../schema/findRows.ts';

/**
 * Returns the label of one record: the title of its schema, unless that only repeats the name; of a name, the words
 * that it shares with its resource: a `TodoWithRelations` of `todos` is a todo.
 *
 * @param title of the schema
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9.1
 */
export function getRecordName(resource: string, schema: string, title?: string): string {
  const statedTitle = title?.trim();
  if (statedTitle && normalizeName(statedTitle) !== normalizeName(schema)) return statedTitle;
  const fullName = statedTitle && /\s/.test(statedTitle) ? statedTitle : humanise(schema);
  const pluralName = normalizeName(resource);
  const singularNames = [toSingular(pluralName), pluralName.replace(/e?s$/, '')].filter(
    one => one !== pluralName,
  );
  const nameParts = fullName.split(' ');
  const count = nameParts.findIndex((_, at) =>
    singularNames.includes(normalizeName(nameParts.slice(0, at + 1).join(''))),
  );
  return count < 0 ? fullName : nameParts.slice(0, count + 1).join(' ');
}
