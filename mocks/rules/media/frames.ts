import type { MediaItem, ProgramScene } from '../../model/media/mediaModel.ts';
import { type ItemSlide, createSlides, type RenderContext } from './slides.ts';
import { type SizeBox, createNestedSvg, createSvg } from './svg.ts';

export interface PreviewFrame {
  readonly name: string;
  /** The duration of the frame, in milliseconds. */
  readonly time: number;
  readonly render: () => string;
}

/** The maximum number of frames of a scene; further changes are not shown. */
const MAX_FRAMES = 60;

/** The duration of an empty scene, in milliseconds. */
const EMPTY_SCENE_MS = 5_000;

/**
 * Creates the frames of a scene: one from each change of any zone to the next, until the longest zone ends. Shorter
 * zones repeat.
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
  const times = listChangeTimes(
    tracks.map(({ slides }) => slides),
    length,
  );
  const black = `<rect width="${stage.width}" height="${stage.height}"/>`;
  return times.slice(0, -1).map((begin, i) => ({
    name: `${i + 1}.svg`,
    time: (times[i + 1] ?? length) - begin,
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
): readonly PreviewFrame[] =>
  createSlides(item, box, context).map(({ time, render }, i) => ({
    name: `item-${item.id}-${i + 1}.svg`,
    time,
    render: () => createSvg(box, `<rect width="${box.width}" height="${box.height}"/>${render()}`),
  }));

const sumDurations = (slides: readonly ItemSlide[]) =>
  slides.reduce((sum, { time }) => sum + time, 0);

/** Lists every moment at which a zone changes, from 0 to the end. */
function listChangeTimes(
  tracks: readonly (readonly ItemSlide[])[],
  length: number,
): readonly number[] {
  const changes = tracks.flatMap(slides => listChanges(slides, length));
  const times = [...new Set([0, ...changes])].toSorted((first, second) => first - second);
  return [...times.slice(0, MAX_FRAMES), length];
}

/** Lists the moments at which one zone changes, with its repetitions. */
function listChanges(slides: readonly ItemSlide[], length: number): readonly number[] {
  const changes: number[] = [];
  for (let at = 0, n = 0; slides.length > 0 && n < MAX_FRAMES; n += 1) {
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
