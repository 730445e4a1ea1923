import type { ServiceModel } from '../model.ts';
import { findOperations } from '../read/operations.ts';
import type { Change } from './Change.ts';
import { compareShapes } from './compareShapes.ts';
import type { Difference, Direction } from './Difference.ts';
import { directionsOf, schemasOf } from './schemaUses.ts';
import { touchFinder } from './touchesOf.ts';

/** Compares the components that calls carry, each once, and then what operations write in place. */
export function compareSchemas(before: ServiceModel, after: ServiceModel): readonly Change[] {
  return [...compareComponents(before, after), ...compareInPlace(before, after)];
}

function compareComponents(before: ServiceModel, after: ServiceModel): readonly Change[] {
  const [old, now] = [before, after].map(({ document }) => document.components?.schemas ?? {});
  const [was, is] = [directionsOf(before.document), directionsOf(after.document)];
  const touches = touchFinder(before);
  return Object.keys(old ?? {})
    .filter(name => Object.hasOwn(now ?? {}, name))
    .flatMap(name => {
      const directions = new Set([...(was.get(name) ?? []), ...(is.get(name) ?? [])]);
      if (directions.size === 0) return [];
      const comparison = { before: before.document, after: after.document, directions };
      const differences = compareShapes(comparison, old?.[name] ?? {}, now?.[name] ?? {});
      return differences.map(difference => ({
        ...changeOf(before, `schema ${name}`, difference),
        touches: touches(name, difference),
      }));
    });
}

/** Bodies, answers and parameters whose schema is no component on both sides. */
function compareInPlace(before: ServiceModel, after: ServiceModel): readonly Change[] {
  const known = new Map(findOperations(after.document).map(({ id, operation }) => [id, operation]));
  return findOperations(before.document).flatMap(({ id, operation }) => {
    const other = known.get(id);
    if (!other) return [];
    const there = new Map(schemasOf(after.document, other).map(used => [used.place, used]));
    return schemasOf(before.document, operation).flatMap(({ place, direction, schema }) => {
      const now = there.get(place)?.schema;
      if (!now || (schema.$ref !== undefined && schema.$ref === now.$ref)) return [];
      const directions = new Set<Direction>([direction]);
      const comparison = { before: before.document, after: after.document, directions };
      return compareShapes(comparison, schema, now).map(difference => ({
        ...changeOf(before, `operation ${id}, ${place}`, difference),
        touches: [
          { part: 'calls' as const, where: [id] },
          { part: 'mocks' as const, where: [] },
        ],
      }));
    });
  });
}

const changeOf = (
  { name }: ServiceModel,
  subject: string,
  { path, what, severity }: Difference,
) => ({
  severity,
  service: name,
  subject,
  what: path.length === 0 ? what : `${path.join('.').replaceAll('.[]', '[]')} ${what}`,
});
