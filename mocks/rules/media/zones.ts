import { type RefusalDetail, refuse } from '../../platform/Refusal.ts';
import type { Row } from '../../platform/Store.ts';
import { createLevel } from './levels.ts';
import type { Item, Position, Zone } from './model.ts';

interface Body {
  readonly name?: string;
  readonly width?: number;
  readonly height?: number;
  readonly x?: number;
  readonly y?: number;
  readonly position?: Position;
}

/** A zone in a rectangle, which it says twice. */
export const zoneAt = (
  {
    id,
    name,
    items,
  }: { readonly id: string; readonly name: string; readonly items: readonly Item[] },
  position: Position,
): Zone => {
  const { w: width, h: height, x, y } = position;
  return { id, name, width, height, x, y, position, items };
};

const SAME = { width: 'w', height: 'h', x: 'x', y: 'y' } as const;

/**
 * The rectangle after a change, whichever way it was said.
 *
 * @throws Refusal 422 (22) when both ways were used and disagree
 */
function positionOf(before: Position, body: Body): Position {
  const given: Partial<Position> = Object.fromEntries(
    Object.entries(SAME).flatMap(([name, short]) => {
      const value = body[name as keyof typeof SAME];
      return value === undefined ? [] : [[short, value]];
    }),
  );
  const { position } = body;
  const details = Object.entries(SAME).flatMap(([name, short]): RefusalDetail[] =>
    !position || given[short] === undefined || given[short] === position[short]
      ? []
      : [{ path: `/position/${short}`, code: 'const', message: `must equal ${name}` }],
  );
  if (details.length > 0) throw refuse.invalid(details);
  return { ...before, ...position, ...given };
}

/** What of a rectangle is not on the stage of a project, at the path of what is too large or too small. */
export function outsideOf({ w, h, x, y }: Position, project: Row): readonly RefusalDetail[] {
  const { width, height } = project as { readonly width: number; readonly height: number };
  const outside = {
    x: x < 0,
    y: y < 0,
    width: x >= 0 && x + w > width,
    height: y >= 0 && y + h > height,
  };
  return Object.entries(outside).flatMap(([name, isOutside]) =>
    isOutside
      ? [
          {
            path: `/${name}`,
            code: 'stage',
            message: `leaves the ${width} x ${height} of the project`,
          },
        ]
      : [],
  );
}

/** @throws Refusal 422 (22) a part of the zone would never be seen */
function onStage(position: Position, project: Row): Position {
  const details = outsideOf(position, project);
  if (details.length > 0) throw refuse.invalid(details);
  return position;
}

/** The zones of a scene. @see spec B3, MEDIA-05 */
export const zones = createLevel('zones', {
  make(id, { body }, project) {
    const position = positionOf({ w: 1, h: 1, x: 0, y: 0 }, body as Body);
    return zoneAt({ id, name: (body as Body).name ?? '', items: [] }, onStage(position, project));
  },
  change(before, { body }, project) {
    const zone = before as Zone;
    const { name = zone.name, ...place } = body as Body;
    // The stage may have become smaller: a name can be changed all the same.
    if (Object.keys(place).length === 0) return { ...zone, name };
    return zoneAt({ ...zone, name }, onStage(positionOf(zone.position, place), project));
  },
});
