import { resources } from '../../generated/catalogue.ts';
import type { Choice } from '../../schema/field.ts';

/** Returns the choices of an enum field, from the document. */
export function getEnumChoices(resource: string, source: string): readonly Choice[] {
  const field = resources[resource]?.fields.find(each => each.source === source);
  return field?.kind === 'enum' ? field.choices : [];
}
