import { DAY_MS, MINUTE_MS } from '../../shared/duration.ts';
import type { Row } from '../../platform/Store.ts';
import { getThumbnail } from '../../model/media/getThumbnail.ts';
import { completeItem } from '../../model/media/completeItem.ts';
import { md5 } from '../../shared/md5.ts';
import type {
  ProjectContent,
  MediaItem,
  ProjectProgram,
  ProgramScene,
} from '../../model/media/mediaModel.ts';
import { createDefaultTimes } from '../../model/media/createDefaultTimes.ts';
import { type SceneLayout, createLayoutZones } from '../../model/media/sceneZones.ts';
import { withDigest } from '../../model/media/contentTree.ts';
import type { RandomSource } from '../../shared/random.ts';
import { createItemFactories } from './itemFactories.ts';
import { createMediaId } from './createMediaId.ts';
import { generatePlayingTimes } from './generatePlayingTimes.ts';
import { getProjectName } from './getProjectName.ts';

/** Sizes of screens in the street. */
const STAGE_SIZES = [
  { width: 512, height: 1_024 },
  { width: 384, height: 768 },
  { width: 640, height: 320 },
  { width: 1_024, height: 256 },
];

const LAYOUT_CHOICES: readonly SceneLayout[] = [
  'scene-5',
  'scene-5',
  'scene-3',
  'scene-4',
  'scene-2',
  'scene-1',
];

/** The minimum number of projects, and the number of screens per further one. */
const MIN_PROJECTS = 12;
const SCREENS_PER_PROJECT = 10;
const MAX_PROJECTS = 150;

interface ProjectSources {
  readonly now: number;
  readonly screens: readonly Row[];
  readonly files: readonly Row[];
}

/** Generates projects with their programs, scenes, zones and items. */
export function generateProjects(random: RandomSource, sources: ProjectSources) {
  const count = Math.min(
    MAX_PROJECTS,
    MIN_PROJECTS + Math.floor(sources.screens.length / SCREENS_PER_PROJECT),
  );
  const generateProject = createProjectGenerator(random, sources);
  const generated = Array.from({ length: count }, (_, i) => generateProject(i));
  return {
    projects: generated.map(({ project }) => project),
    contents: generated.map(({ content }) => content),
  };
}

function createProjectGenerator(random: RandomSource, { now, files }: ProjectSources) {
  const counters = { program: 0, scene: 0, zone: 0, item: 0 };
  const nextId = (kind: keyof typeof counters) => createMediaId(kind, (counters[kind] += 1));
  const itemFactories = createItemFactories(random, { now, files });

  const generateItem = (): MediaItem => completeItem(nextId('item'), random.pick(itemFactories)());

  function generateScene(n: number, stage: (typeof STAGE_SIZES)[number]): ProgramScene {
    const layout = random.pick(LAYOUT_CHOICES);
    const id = nextId('scene');
    const zones = createLayoutZones(layout, stage, () => nextId('zone')).map(zone => ({
      ...zone,
      items: Array.from({ length: 1 + random.nextInt(2) }, generateItem),
    }));
    const scene = withDigest({ id, name: `场景 ${n + 1}`, layout, zones });
    // Most scenes have a preview, some of them from before their last change.
    if (random.nextBoolean(0.15)) return scene;
    return { ...scene, md5Preview: random.nextBoolean(0.1) ? md5(id) : scene.md5 };
  }

  function generateProgram(
    n: number,
    stage: (typeof STAGE_SIZES)[number],
  ): Row & Pick<ProjectProgram, 'id' | 'name' | 'scenes'> {
    const id = nextId('program');
    const type = n === 0 ? 'playerPlan' : random.pick(['cyclePlan', 'timingPlan']);
    const scenes = Array.from({ length: 1 + random.nextInt(3) }, (_, i) => generateScene(i, stage));
    return {
      id,
      name: `节目单 ${n + 1}`,
      type,
      ...createDefaultTimes(now),
      ...generatePlayingTimes(random, now),
      scenes,
    };
  }

  return function generateProject(i: number): {
    readonly project: Row;
    readonly content: ProjectContent;
  } {
    const id = createMediaId('project', i + 1);
    const stage = random.pick(STAGE_SIZES);
    const generated = Array.from({ length: 1 + random.nextInt(3) }, (_, n) =>
      generateProgram(n, stage),
    );
    const createdMs = now - (20 + random.nextInt(300)) * DAY_MS - random.nextInt(DAY_MS);
    const updatedMs = createdMs + random.nextInt(now - createdMs);
    // The first program is the last one that was changed.
    const programs = generated.map((program, n): ProjectProgram => ({
      ...program,
      updateTime: new Date(Math.max(createdMs, updatedMs - n * DAY_MS)).toISOString(),
    }));
    const version = 3 + random.nextInt(30);
    const isPublished = random.nextBoolean(0.7);
    const name = getProjectName(i);
    const publishedMs = Math.min(now - MINUTE_MS, updatedMs + random.nextInt(DAY_MS));
    const project = {
      id,
      name,
      ...stage,
      state: isPublished ? 'published' : 'draft',
      version,
      createTime: new Date(createdMs).toISOString(),
      updateTime: new Date(updatedMs).toISOString(),
      ...(isPublished && {
        publishedTime: new Date(publishedMs).toISOString(),
        publishedVersion: version,
        ...{ publishedName: name, publishedWidth: stage.width, publishedHeight: stage.height },
      }),
      ...getThumbnail({ id, programs }),
    };
    return { project, content: { id, programs } };
  };
}
