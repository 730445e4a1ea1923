import { binary } from '../../platform/binary.ts';
import { refuse } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { contentOf, CONTENTS, projectOf, withThumbnail } from './content.ts';
import { type Frame, framesOf, framesOfItem } from './frames.ts';
import type { Content, Item, Paragraph, Scene, TextLook, Zone } from './model.ts';
import { type Studio, textSlides } from './slides.ts';
import { type Box, picture } from './svg.ts';
import { findNode, withChildren } from './tree.ts';

const studioOf = (store: Store, now: number): Studio => ({
  now,
  contentOf: id => {
    const blob = store.records('blobs').get(id);
    return blob && { type: String(blob.type), data: String(blob.data) };
  },
  durationOf: id => {
    const duration = store.has('files') ? store.table('files').get(id)?.duration : undefined;
    return typeof duration === 'number' ? duration : undefined;
  },
});

interface Place {
  readonly project: Row;
  readonly stage: Box;
  readonly content: Content;
  readonly programId: string;
  readonly scene: Scene;
  readonly studio: Studio;
}

/** The scene that a path names, under either spelling of it. @throws Refusal 404 (6) */
function place(call: Call): Place {
  const { path, platform } = call;
  const project = projectOf(call);
  const content = contentOf(platform.store, String(project.id));
  const { programId = path.planId ?? '', sceneId = '' } = path;
  if (!findNode(content, [programId])) throw refuse.unknown('program', programId);
  const scene = findNode(content, [programId, sceneId]) as Scene | undefined;
  if (!scene) throw refuse.unknown('scene', sceneId);
  const stage = { width: Number(project.width), height: Number(project.height) };
  const studio = studioOf(platform.store, platform.clock());
  return { project, stage, content, programId, scene, studio };
}

const told = (frames: readonly Frame[]) => frames.map(({ name, time }) => ({ name, time }));

const addressOf = ({ project, programId, scene }: Place) =>
  `/${String(project.id)}/${programId}/${scene.id}/`;

/** Makes the pictures of a scene: from now on its preview is the one of its digest. @see spec B4, MEDIA-10 */
export function previewScene(call: Call) {
  const { store } = call.platform;
  const at = place(call);
  const { project, stage, content, programId, scene, studio } = at;
  if (scene.md5Preview !== scene.md5) {
    const previewed = { ...scene, md5Preview: scene.md5 };
    const next = withChildren(content, [programId], scenes =>
      scenes.map(each => (each.id === scene.id ? previewed : each)),
    );
    store.put(CONTENTS, next);
    store.put('projects', withThumbnail(project, next));
  }
  return { path: addressOf(at), md5: scene.md5, pic: told(framesOf(scene, stage, studio)) };
}

/** Makes the pictures of an item alone. @throws Refusal 404 (6), 400 (1) the item is of another kind */
export function previewItem(call: Call) {
  const at = place(call);
  const { zoneId = '', itemId = '' } = call.path;
  const zone = at.scene.zones.find(({ id }) => id === zoneId);
  if (!zone) throw refuse.unknown('zone', zoneId);
  const item = zone.items.find(({ id }) => id === itemId);
  if (!item) throw refuse.unknown('item', itemId);
  const { itemType } = call.query;
  if (itemType !== undefined && itemType !== item.baseInfo.type) {
    throw refuse.malformed('The item is of another kind.');
  }
  return { path: addressOf(at), pic: told(framesOfItem(item, zone, at.studio)) };
}

/** The pictures of the last preview, as long as the scene is what it was then. @throws Refusal 404 (6) */
export function getPreview(call: Call) {
  const { scene, stage, studio } = place(call);
  if (scene.md5Preview !== scene.md5) throw refuse.unknown('preview', scene.id);
  return { pic: told(framesOf(scene, stage, studio)) };
}

/** One picture of a preview. @throws Refusal 404 (6) */
export function getPreviewFrame(call: Call) {
  const at = place(call);
  const { frame = '' } = call.path;
  const found = framesBy(frame, at).find(({ name }) => name === frame);
  if (!found) throw refuse.unknown('preview', frame);
  return binary({ type: 'image/svg+xml', bytes: new TextEncoder().encode(found.draw()) });
}

function framesBy(frame: string, { scene, stage, studio }: Place): readonly Frame[] {
  if (!frame.startsWith('item-')) {
    return scene.md5Preview === scene.md5 ? framesOf(scene, stage, studio) : [];
  }
  const isNamed = ({ id }: Item) => frame.startsWith(`item-${id}-`);
  const zone = scene.zones.find(({ items }: Zone) => items.some(isNamed));
  const item = zone?.items.find(isNamed);
  return zone && item ? framesOfItem(item, zone, studio) : [];
}

interface Draft extends TextLook, Box {
  readonly paragraphs: readonly Paragraph[];
}

/** Draws formatted text that nobody keeps. */
export function previewFormatText({ body }: Call) {
  const { width, height, paragraphs, ...look } = body as Draft;
  const box = { width, height };
  const pic = textSlides(paragraphs, look, box).map(({ time, draw }, i) => ({
    name: `${i + 1}.svg`,
    time,
    image: `data:image/svg+xml;base64,${toBase64(picture(box, draw()))}`,
  }));
  return { pic };
}

const toBase64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(''));
