import { type HttpErrorDetail, httpErrors } from '../../platform/HttpError.ts';
import type { Row } from '../../platform/Store.ts';
import type { ZonePosition } from '../../model/media/mediaModel.ts';

export interface ZoneBody {
  readonly name?: string;
  readonly width?: number;
  readonly height?: number;
  readonly x?: number;
  readonly y?: number;
  readonly position?: ZonePosition;
}

const POSITION_KEYS = { width: 'w', height: 'h', x: 'x', y: 'y' } as const;

/**
 * Returns the rectangle after a change, in either notation.
 *
 * @throws HttpError 422 (22) when both notations are sent and disagree
 */
export function mergePosition(before: ZonePosition, body: ZoneBody): ZonePosition {
  const changes: Partial<ZonePosition> = Object.fromEntries(
    Object.entries(POSITION_KEYS).flatMap(([name, positionKey]) => {
      const value = body[name as keyof typeof POSITION_KEYS];
      return value === undefined ? [] : [[positionKey, value]];
    }),
  );
  const { position } = body;
  const details = Object.entries(POSITION_KEYS).flatMap(([name, positionKey]): HttpErrorDetail[] =>
    !position ||
    changes[positionKey] === undefined ||
    changes[positionKey] === position[positionKey]
      ? []
      : [{ path: `/position/${positionKey}`, code: 'const', message: `must equal ${name}` }],
  );
  if (details.length > 0) throw httpErrors.invalidBody(details);
  return { ...before, ...position, ...changes };
}

/** Finds the parts of a rectangle outside the stage of a project, each with the path of its property. */
export function findOutside(
  { w, h, x, y }: ZonePosition,
  project: Row,
): readonly HttpErrorDetail[] {
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

/** @throws HttpError 422 (22) a part of the zone is outside the stage */
export function assertOnStage(position: ZonePosition, project: Row): ZonePosition {
  const details = findOutside(position, project);
  if (details.length > 0) throw httpErrors.invalidBody(details);
  return position;
}
