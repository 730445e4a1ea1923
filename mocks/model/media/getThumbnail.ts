import type { ProjectContent } from './mediaModel.ts';

/** Returns the URL of the first frame of the first scene; undefined while the scene has none. */
export function getThumbnail({ id, programs: [program] }: ProjectContent): {
  readonly thumbnail?: string;
} {
  const scene = program?.scenes[0];
  if (!program || !scene || scene.md5Preview !== scene.md5) return {};
  return { thumbnail: `/${id}/${program.id}/${scene.id}/1.svg` };
}
