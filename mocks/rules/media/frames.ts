import type { Item, Scene } from './model.ts';
import { type Slide, slidesOf, type Studio } from './slides.ts';
import { type Box, part, picture } from './svg.ts';

/** A picture of a preview with its name. */
export interface Frame {
  readonly name: string;
  /** How long it is shown, in milliseconds. */
  readonly time: number;
  readonly draw: () => string;
}

/** A scene with more changes than this is shown only up to the last of them. */
const MOST_FRAMES = 60;

/** What a scene without anything in it is shown for, in milliseconds. */
const EMPTY = 5_000;

/**
 * The pictures of a scene: one from each change of what any of its zones shows to the next, until the zone that
 * takes longest is through. Shorter zones begin again.
 */
export function framesOf({ zones }: Scene, stage: Box, studio: Studio): readonly Frame[] {
  const tracks = zones.map(zone => ({
    zone,
    slides: zone.items.flatMap(item => slidesOf(item, zone, studio)),
  }));
  const length = Math.max(...tracks.map(({ slides }) => totalOf(slides)), 0) || EMPTY;
  const times = timesOf(
    tracks.map(({ slides }) => slides),
    length,
  );
  const black = `<rect width="${stage.width}" height="${stage.height}"/>`;
  return times.slice(0, -1).map((begin, i) => ({
    name: `${i + 1}.svg`,
    time: (times[i + 1] ?? length) - begin,
    draw: () => {
      const drawn = tracks.map(({ zone, slides }) =>
        part(zone.x, zone.y, zone, slideAt(slides, begin)?.draw() ?? ''),
      );
      return picture(stage, black + drawn.join(''));
    },
  }));
}

/** The pictures of an item alone. */
export const framesOfItem = (item: Item, box: Box, studio: Studio): readonly Frame[] =>
  slidesOf(item, box, studio).map(({ time, draw }, i) => ({
    name: `item-${item.id}-${i + 1}.svg`,
    time,
    draw: () => picture(box, `<rect width="${box.width}" height="${box.height}"/>${draw()}`),
  }));

const totalOf = (slides: readonly Slide[]) => slides.reduce((sum, { time }) => sum + time, 0);

/** Every moment at which a zone shows something else, from 0 to the end. */
function timesOf(tracks: readonly (readonly Slide[])[], length: number): readonly number[] {
  const changes = tracks.flatMap(slides => changesOf(slides, length));
  const times = [...new Set([0, ...changes])].toSorted((one, other) => one - other);
  return [...times.slice(0, MOST_FRAMES), length];
}

/** The first moments at which one zone goes on to something else, over and over. */
function changesOf(slides: readonly Slide[], length: number): readonly number[] {
  const changes: number[] = [];
  for (let at = 0, n = 0; slides.length > 0 && n < MOST_FRAMES; n += 1) {
    at += slides[n % slides.length]?.time ?? 0;
    if (at >= length) break;
    changes.push(at);
  }
  return changes;
}

function slideAt(slides: readonly Slide[], moment: number): Slide | undefined {
  let rest = moment % (totalOf(slides) || 1);
  return slides.find(({ time }) => {
    rest -= time;
    return rest < 0;
  });
}
