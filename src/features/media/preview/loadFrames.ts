import { calls } from '../../../data/calls.ts';
import { findNodeOf, getAncestor, type MediaTree } from '../model/mediaTree.ts';
import type { SavedProject } from '../save/SavedProject.ts';

/** A picture of a preview, shown for a time. */
export interface PreviewPicture {
  readonly content: Blob;
  /** Milliseconds. */
  readonly time: number;
  readonly sceneId: string | undefined;
  /** There are more changes than pictures, and this one stays for the rest of them. */
  readonly isIncomplete: boolean;
}

export interface PreviewContext {
  readonly projectId: string;
  readonly saved: SavedProject;
  readonly signal: AbortSignal;
  /** Reports what is being done. */
  readonly onProgress: (progress: PreviewProgress) => void;
}

/** `rendering`: the platform draws the pictures first. */
export interface PreviewProgress {
  readonly step: 'rendering' | 'loading';
  readonly done: number;
  readonly total: number;
  /** The scene of a plan that it is, from 1. */
  readonly scene?: { readonly number: number; readonly total: number };
}

interface ListedPicture {
  readonly name: string;
  readonly time: number;
  readonly incomplete?: true;
}

interface FrameFolder {
  readonly projectId: string;
  readonly planId: string;
  readonly sceneId: string;
}

/** Loads one picture; its token is not part of a URL. */
async function loadFrame(
  folder: FrameFolder,
  { name, time, incomplete }: ListedPicture,
  signal: AbortSignal,
  sceneId: string | undefined,
): Promise<PreviewPicture> {
  const content = (await calls.media.getPreviewFrame({
    path: { ...folder, frame: name },
    signal,
  })) as unknown as Blob;
  return { content, time, sceneId, isIncomplete: incomplete === true };
}

async function loadPictures(
  folder: FrameFolder,
  pictures: readonly ListedPicture[],
  { signal, onProgress }: PreviewContext,
  sceneId: string | undefined,
): Promise<readonly PreviewPicture[]> {
  const frames: PreviewPicture[] = [];
  for (const picture of pictures) {
    onProgress({ step: 'loading', done: frames.length, total: pictures.length });
    frames.push(await loadFrame(folder, picture, signal, sceneId));
  }
  return frames;
}

/**
 * Loads the preview of a scene: its pictures are fetched only when they show the scene as it is, so that they are drawn
 * first where `md5Preview` differs from `md5`.
 *
 * @see MEDIA-10
 */
async function loadSceneFrames(
  tree: MediaTree,
  sceneId: string,
  context: PreviewContext,
): Promise<readonly PreviewPicture[]> {
  const { projectId, saved, signal, onProgress } = context;
  const toServerId = (id: string) => saved.serverIds.get(id) ?? id;
  const planId = toServerId(findNodeOf(tree, 'scene', sceneId)?.parentId ?? '');
  const path = { id: projectId, programId: planId, sceneId: toServerId(sceneId) };
  const { md5, md5Preview } = await calls.media.getProgramScene({ path, signal });
  if (md5 !== md5Preview) {
    onProgress({ step: 'rendering', done: 0, total: 1 });
    await calls.media.previewScene({ path, signal });
  }
  const folder = { projectId, planId, sceneId: path.sceneId };
  const { pic } = await calls.media.getPreview({ path: folder, signal });
  return loadPictures(folder, pic, context, sceneId);
}

async function loadItemFrames(
  tree: MediaTree,
  itemId: string,
  context: PreviewContext,
): Promise<readonly PreviewPicture[]> {
  const { projectId, saved, signal, onProgress } = context;
  const toServerId = (id: string) => saved.serverIds.get(id) ?? id;
  const idOf = (level: 'plan' | 'scene' | 'area') =>
    toServerId(getAncestor(tree, itemId, level)?.id ?? '');
  onProgress({ step: 'rendering', done: 0, total: 1 });
  const { path, pic } = await calls.media.previewItem({
    path: {
      ...{ id: projectId, programId: idOf('plan'), sceneId: idOf('scene') },
      ...{ zoneId: idOf('area'), itemId: toServerId(itemId) },
    },
    query: { itemType: findNodeOf(tree, 'item', itemId)?.fields.baseInfo.type },
    signal,
  });
  const [folderProject = projectId, planId = idOf('plan'), sceneId = idOf('scene')] = path
    .split('/')
    .filter(part => part !== '');
  return loadPictures({ projectId: folderProject, planId, sceneId }, pic, context, undefined);
}

/** Loads the pictures of an item, a scene, or all scenes of a plan. */
export async function loadFrames(
  tree: MediaTree,
  id: string,
  context: PreviewContext,
): Promise<readonly PreviewPicture[]> {
  const node = tree.nodes[id];
  if (node?.level === 'item') return loadItemFrames(tree, id, context);
  if (node?.level === 'scene') return loadSceneFrames(tree, id, context);
  const frames: PreviewPicture[] = [];
  const sceneIds = node?.childIds ?? [];
  for (const [i, sceneId] of sceneIds.entries()) {
    const scene = { number: i + 1, total: sceneIds.length };
    const onProgress = (progress: PreviewProgress) => context.onProgress({ ...progress, scene });
    frames.push(...(await loadSceneFrames(tree, sceneId, { ...context, onProgress })));
  }
  return frames;
}
