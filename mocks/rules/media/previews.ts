import { createBinaryResponse } from '../../platform/BinaryResponse.ts';
import { httpErrors } from '../../platform/HttpError.ts';
import { getCityLanguage } from '../../platform/nameLanguage.ts';
import type { OperationCall, RuleContext } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { getContent, getProject, withThumbnail } from './projectContent.ts';
import { type PreviewFrame, createSceneFrames, createItemFrames } from './frames.ts';
import {
  CONTENT_COLLECTION,
  type ProjectContent,
  type MediaItem,
  type TextParagraph,
  type ProgramScene,
  type TextStyle,
  type SceneZone,
} from '../../model/media/mediaModel.ts';
import type { FileMeasures, RenderContext } from './slides.ts';
import { createTextSlides } from './textSlides.ts';
import { type SizeBox, createSvg } from './svg.ts';
import { BLOB_COLLECTION, STILL_COLLECTION } from '../../model/storage/blobRow.ts';
import { findNode, withChildren } from '../../model/media/contentTree.ts';

const createRenderContext = ({ store, clock, city }: RuleContext): RenderContext => ({
  now: clock(),
  language: getCityLanguage(city),
  getContent: id => toContent(store.records(BLOB_COLLECTION).get(id)),
  getStill: id => toContent(store.records(STILL_COLLECTION).get(id)),
  getMeasures: id => {
    const file = store.has('files') ? store.table('files').get(id) : undefined;
    return (file as FileMeasures | undefined) ?? {};
  },
});

const toContent = (blob: Row | undefined) =>
  blob && { type: String(blob.type), data: String(blob.data) };

interface PreviewContext {
  readonly project: Row;
  readonly stage: SizeBox;
  readonly content: ProjectContent;
  readonly programId: string;
  readonly scene: ProgramScene;
  readonly renderContext: RenderContext;
}

/** Returns the scene of the path, under either spelling of the path. @throws HttpError 404 (6) */
function getPreviewContext(call: OperationCall): PreviewContext {
  const { path, platform } = call;
  const project = getProject(call);
  const content = getContent(platform.store, String(project.id));
  const { programId = path.planId ?? '', sceneId = '' } = path;
  if (!findNode(content, [programId])) throw httpErrors.notFound('program', programId);
  const scene = findNode(content, [programId, sceneId]) as ProgramScene | undefined;
  if (!scene) throw httpErrors.notFound('scene', sceneId);
  const stage = { width: Number(project.width), height: Number(project.height) };
  const renderContext = createRenderContext(platform);
  return { project, stage, content, programId, scene, renderContext };
}

const toFrameList = (frames: readonly PreviewFrame[]) =>
  frames.map(({ name, time, incomplete }) => ({ name, time, ...(incomplete && { incomplete }) }));

const getPreviewPath = ({ project, programId, scene }: PreviewContext) =>
  `/${String(project.id)}/${programId}/${scene.id}/`;

/** Renders the frames of a scene, which become the preview of its digest. @see MEDIA-10 */
export function previewScene(call: OperationCall) {
  const { store } = call.platform;
  const context = getPreviewContext(call);
  const { project, stage, content, programId, scene, renderContext } = context;
  if (scene.md5Preview !== scene.md5) {
    const previewed = { ...scene, md5Preview: scene.md5 };
    const next = withChildren(content, [programId], scenes =>
      scenes.map(candidate => (candidate.id === scene.id ? previewed : candidate)),
    );
    store.put(CONTENT_COLLECTION, next);
    store.put('projects', withThumbnail(project, next));
  }
  return {
    path: getPreviewPath(context),
    md5: scene.md5,
    pic: toFrameList(createSceneFrames(scene, stage, renderContext)),
  };
}

/** Renders the frames of a single item. @throws HttpError 404 (6), 400 (1) the item is of another kind */
export function previewItem(call: OperationCall) {
  const context = getPreviewContext(call);
  const { zoneId = '', itemId = '' } = call.path;
  const zone = context.scene.zones.find(({ id }) => id === zoneId);
  if (!zone) throw httpErrors.notFound('zone', zoneId);
  const item = zone.items.find(({ id }) => id === itemId);
  if (!item) throw httpErrors.notFound('item', itemId);
  const { itemType } = call.query;
  if (itemType !== undefined && itemType !== item.baseInfo.type) {
    throw httpErrors.badRequest('The item is of another kind.');
  }
  return {
    path: getPreviewPath(context),
    pic: toFrameList(createItemFrames(item, zone, context.renderContext)),
  };
}

/** Returns the frames of the last preview, as long as the scene is unchanged. @throws HttpError 404 (6) */
export function getPreview(call: OperationCall) {
  const { scene, stage, renderContext } = getPreviewContext(call);
  if (scene.md5Preview !== scene.md5) throw httpErrors.notFound('preview', scene.id);
  return { pic: toFrameList(createSceneFrames(scene, stage, renderContext)) };
}

/** @throws HttpError 404 (6) */
export function getPreviewFrame(call: OperationCall) {
  const context = getPreviewContext(call);
  const { frame = '' } = call.path;
  const found = findFrames(frame, context).find(({ name }) => name === frame);
  if (!found) throw httpErrors.notFound('preview', frame);
  return createBinaryResponse({
    type: 'image/svg+xml',
    bytes: new TextEncoder().encode(found.render()),
  });
}

function findFrames(
  frame: string,
  { scene, stage, renderContext }: PreviewContext,
): readonly PreviewFrame[] {
  if (!frame.startsWith('item-')) {
    return scene.md5Preview === scene.md5 ? createSceneFrames(scene, stage, renderContext) : [];
  }
  const isFrameItem = ({ id }: MediaItem) => frame.startsWith(`item-${id}-`);
  const zone = scene.zones.find(({ items }: SceneZone) => items.some(isFrameItem));
  const item = zone?.items.find(isFrameItem);
  return zone && item ? createItemFrames(item, zone, renderContext) : [];
}

interface FormatTextDraft extends TextStyle, SizeBox {
  readonly paragraphs: readonly TextParagraph[];
}

/** Renders formatted text without storing it. */
export function previewFormatText({ body }: OperationCall) {
  const { width, height, paragraphs, ...look } = body as FormatTextDraft;
  const box = { width, height };
  const pic = createTextSlides(paragraphs, look, box).map(({ time, render }, i) => ({
    name: `${i + 1}.svg`,
    time,
    image: `data:image/svg+xml;base64,${toBase64(createSvg(box, render()))}`,
  }));
  return { pic };
}

const toBase64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(''));
