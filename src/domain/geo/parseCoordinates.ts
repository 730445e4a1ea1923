import { type LatLng, parseLatLng } from '../latLng.ts';

/** Why a text is no position. */
export type CoordinatesError = 'format' | 'latitude' | 'longitude' | 'minutes' | 'single';

export type CoordinatesResult =
  | { readonly position: LatLng; readonly error?: never }
  | { readonly error: CoordinatesError; readonly position?: never };

/** A longer text is no position, and a longer link has it at its beginning. */
const MAX_LENGTH = 2048;

/** A number with an optional hemisphere, before or after it. */
interface Angle {
  readonly degrees: number;
  readonly hemisphere: string;
}

/**
 * Parses a position as users type it or paste it from other maps: "30.2, 120.2", "30°12′N 120°12′E",
 * "N 30 12 36.5, E 120 12 45", "geo:30.2,120.2", a link with "@30.2,120.2,17z". Latitude comes first, unless the
 * hemispheres say otherwise, or the first number is too large for a latitude.
 */
export function parseCoordinates(text: string): CoordinatesResult {
  const normalized = normalize(extractFromUrl(text.slice(0, MAX_LENGTH)));
  const parts = splitParts(normalized);
  if (parts.length < 2) return { error: /\d/u.test(normalized) ? 'single' : 'format' };
  const angles = parts.map(parseAngle);
  const [one, other] = angles;
  if (parts.length > 2 || !one || !other) return { error: 'format' };
  if (one === 'minutes' || other === 'minutes') return { error: 'minutes' };
  return toPosition(one, other);
}

/** Returns the coordinates of a link to another map or of a geo URI; any other text as it is. */
function extractFromUrl(text: string): string {
  if (!/^\s*(?:https?|geo):/iu.test(text)) return text;
  const decoded = text.replaceAll(/%2c/giu, ',');
  return /-?\d+(?:\.\d+)?,\s*-?\d+(?:\.\d+)?/u.exec(decoded)?.[0] ?? '';
}

/** Replaces the many signs for degrees, minutes, seconds, minus, hemispheres and full-width characters. */
const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(
      /[()[\]{}]|\b(?:lat(?:itude)?|l(?:on|ng)(?:gitude|itude)?)\b\s*[:=]?|[纬经]度\s*[::=]?/giu,
      ' ',
    )
    .replaceAll(/[−–]/gu, '-')
    .replaceAll(/[′’'‘分]/gu, "'")
    .replaceAll(/[″”“秒]|''/gu, '"')
    .replaceAll(/[º˚度]/gu, '°')
    .replaceAll(/北(?:纬)?/gu, 'N')
    .replaceAll(/南(?:纬)?/gu, 'S')
    .replaceAll(/东(?:经)?/gu, 'E')
    .replaceAll(/西(?:经)?/gu, 'W')
    .replaceAll(/[、;|]/gu, ',')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toUpperCase();

/** Splits a text into its two angles: at a comma, after a hemisphere, or at the space between two plain numbers. */
function splitParts(text: string): readonly string[] {
  const byComma = splitBy(text, /,/u);
  if (byComma.length > 1) return byComma;
  const byHemisphere = splitBy(
    text,
    /^[NSEW]/u.test(text)
      ? /\s*(?=(?<=[\d°'"]\s*)[NSEW]\s*[\d+-])/u
      : /(?<=[\d°'"]\s*[NSEW])\s*(?=[\d+-])/u,
  );
  if (byHemisphere.length > 1) return byHemisphere;
  const byDegrees = splitBy(text, /(?<=['"])\s+(?=[+-]?[\d.]+\s*°)/u);
  return byDegrees.length > 1 ? byDegrees : splitBy(text, /(?<=[\d°])\s+(?=[+-]?\d)/u);
}

const splitBy = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map(part => part.trim())
    .filter(part => part !== '');

const ANGLE =
  /^([NSEW])?\s*([+-]?\d+(?:\.\d+)?)\s*(?:°|\s|$)\s*(?:(\d+(?:\.\d+)?)\s*(?:'|\s|$)\s*(?:(\d+(?:\.\d+)?)\s*"?)?)?\s*([NSEW])?$/u;

function parseAngle(text: string): Angle | 'minutes' | undefined {
  const match = ANGLE.exec(text.replace(/(?<=\d)(?=[NSEW]$)/u, ' '));
  if (!match) return undefined;
  const [, before = '', degrees = '', minutes, seconds, after = ''] = match;
  if (before && after) return undefined;
  const smallParts = Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  if (Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return 'minutes';
  const hemisphere = before || after;
  const sign = degrees.startsWith('-') || hemisphere === 'S' || hemisphere === 'W' ? -1 : 1;
  const value = sign * (Math.abs(Number(degrees)) + smallParts);
  return { degrees: value, hemisphere };
}

const isLongitude = ({ hemisphere }: Angle) => hemisphere === 'E' || hemisphere === 'W';
const isLatitude = ({ hemisphere }: Angle) => hemisphere === 'N' || hemisphere === 'S';

function toPosition(one: Angle, other: Angle): CoordinatesResult {
  if ((isLatitude(one) && isLatitude(other)) || (isLongitude(one) && isLongitude(other)))
    return { error: 'format' };
  const isNamed = one.hemisphere !== '' || other.hemisphere !== '';
  const isSwapped = isNamed
    ? isLongitude(one) || isLatitude(other)
    : Math.abs(one.degrees) > 90 && Math.abs(other.degrees) <= 90;
  const [lat, lng] = isSwapped ? [other.degrees, one.degrees] : [one.degrees, other.degrees];
  if (Math.abs(lat) > 90) return { error: 'latitude' };
  const position = parseLatLng({ lat, lng });
  return position ? { position } : { error: 'longitude' };
}
