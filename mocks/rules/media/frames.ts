import type { MediaItem, ProgramScene } from '../../model/media/mediaModel.ts';
import type { ItemSlide } from './ItemSlide.ts';
import { createSlides, type RenderContext } from './slides.ts';
import { type SizeBox, createNestedSvg, createSvg } from './svg.ts';

export interface PreviewFrame {
  readonly name: string;
  /** The duration of the frame, in milliseconds. */
  readonly time: number;
  /** There are more changes than frames, and this one stays for the rest of them. */
  readonly incomplete?: boolean;
  readonly render: () => string;
}

/** The maximum number of frames of a preview. */
const MAX_FRAMES = 60;

/** The duration of an empty scene, in milliseconds. */
const EMPTY_SCENE_MS = 5_000;

/**
 * Creates the frames of a scene: one from each change of any zone to the next, until the longest zone ends. Shorter
 * zones repeat. A scene with more changes than frames stays on the last one.
 */
export function createSceneFrames(
  { zones }: ProgramScene,
  stage: SizeBox,
  context: RenderContext,
): readonly PreviewFrame[] {
  const tracks = zones.map(zone => ({
    zone,
    slides: zone.items.flatMap(item => createSlides(item, zone, context)),
  }));
  const length = Math.max(...tracks.map(({ slides }) => sumDurations(slides)), 0) || EMPTY_SCENE_MS;
  const changes = listChangeTimes(
    tracks.map(({ slides }) => slides),
    length,
  );
  const times = changes.slice(0, MAX_FRAMES);
  const isIncomplete = changes.length > MAX_FRAMES;
  const black = `<rect width="${stage.width}" height="${stage.height}"/>`;
  return times.map((begin, i) => ({
    name: `${i + 1}.svg`,
    time: (times[i + 1] ?? length) - begin,
    ...(isIncomplete && i === MAX_FRAMES - 1 && { incomplete: true }),
    render: () => {
      const renderedZones = tracks.map(({ zone, slides }) =>
        createNestedSvg(zone.x, zone.y, zone, findSlideAt(slides, begin)?.render() ?? ''),
      );
      return createSvg(stage, black + renderedZones.join(''));
    },
  }));
}

/** Creates the frames of a single item. */
export const createItemFrames = (
  item: MediaItem,
  box: SizeBox,
  context: RenderContext,
): readonly PreviewFrame[] => {
  const slides = createSlides(item, box, context);
  const isIncomplete = slides.length > MAX_FRAMES;
  return slides.slice(0, MAX_FRAMES).map(({ time, render }, i) => ({
    name: `item-${item.id}-${i + 1}.svg`,
    ...(isIncomplete && i === MAX_FRAMES - 1
      ? { time: sumDurations(slides.slice(i)), incomplete: true }
      : { time }),
    render: () => createSvg(box, `<rect width="${box.width}" height="${box.height}"/>${render()}`),
  }));
};

const sumDurations = (slides: readonly ItemSlide[]) =>
  slides.reduce((sum, { time }) => sum + time, 0);

/** Lists the moments at which a zone changes, from 0: all of them, or more than the frames of a scene. */
function listChangeTimes(
  tracks: readonly (readonly ItemSlide[])[],
  length: number,
): readonly number[] {
  const changes = tracks.flatMap(slides => listChanges(slides, length));
  return [...new Set([0, ...changes])].toSorted((first, second) => first - second);
}

/** Lists the moments at which one zone changes, with its repetitions: one with a single slide does not. */
function listChanges(slides: readonly ItemSlide[], length: number): readonly number[] {
  const changes: number[] = [];
  for (let at = 0, n = 0; slides.length > 1 && n < MAX_FRAMES; n += 1) {
    at += slides[n % slides.length]?.time ?? 0;
    if (at >= length) break;
    changes.push(at);
  }
  return changes;
}

function findSlideAt(slides: readonly ItemSlide[], moment: number): ItemSlide | undefined {
  let rest = moment % (sumDurations(slides) || 1);
  return slides.find(({ time }) => {
    rest -= time;
    return rest < 0;
  });
}
