import { resources } from '../../generated/catalogue.ts';
import type { Choice } from '../../schema/field.ts';

/** What a field of a resource can be, as its document says. */
export function getEnumChoices(resource: string, source: string): readonly Choice[] {
  const field = resources[resource]?.fields.find(each => each.source === source);
  return field?.kind === 'enum' ? field.choices : [];
}
