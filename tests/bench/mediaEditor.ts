import { chromium, type Page } from '@playwright/test';

import { ensureBuilt, serveBuild } from '../../codegen/commands/consoleBuild.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { scryptHasher } from '../../mocks/platform/scryptHasher.ts';
import { findBrowser } from '../run/browser.ts';
import { type BenchLine, line } from './line.ts';
import { createLargeProject, createWideProject } from './mediaProjects.ts';
import { median } from './pairs.ts';
import { startRecording, stopRecording } from './recordFrames.ts';

const EDITS = 60;
const PLAN_EDITS = 30;
const REMOVALS = 30;
const PLAN_LEVEL = 2;
const DRAG_STEPS = 60;
const STEP_PX = 3;

/** How long the media editor takes to open a large project, to draw an edit and its undo, and to drag 200 areas. */
export async function measureMediaEditor(): Promise<readonly BenchLine[]> {
  await ensureBuilt();
  const platform = openForgetfulPlatform({ hasher: scryptHasher, city: { assets: 100 } });
  const server = await serveBuild({ port: 0, platform });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const url = `http://localhost:${server.port}`;
    const [largeId, wideId] = [await createLargeProject(url), await createWideProject(url)];
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, url);
    // The first visit loads the script of the editor; this measures the project.
    await openProject(page, wideId);
    const frames = [await dragAreas(page, 1), await dragAreas(page, 200)] as const;
    await page.getByRole('link', { name: 'Back to the projects' }).click();
    await page.locator('.media-editor').waitFor({ state: 'detached' });
    const opened = await openProject(page, largeId);
    const [edits, undos] = await editAreas(page);
    const [moves, moveUndos] = await editPlan(page, 'Alt+ArrowDown');
    const [removals, removalUndos] = await removeLastPlan(page);
    return [
      milliseconds('50 plans, 500 scenes, 5,000 items opened', opened, 1_500),
      milliseconds('an edit in it drawn', percentile(edits, 0.95), 50),
      milliseconds('its undo drawn', percentile(undos, 0.95), 50),
      milliseconds('a plan of it moved', percentile(moves, 0.95), 50),
      milliseconds('the undo of the move', percentile(moveUndos, 0.95), 50),
      milliseconds(
        ...(['its plan of 1,080 items deleted', percentile(removals, 0.95), 50] as const),
        `median ${(median(removals) / median(moves)).toFixed(1)} times that of a plan moved`,
      ),
      milliseconds('the undo of the deletion', percentile(removalUndos, 0.95), 50),
      milliseconds('a frame while one of 200 areas is dragged', percentile(frames[0], 0.95), 33),
      milliseconds('a frame while 200 areas are dragged', percentile(frames[1], 0.95), 33),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

const milliseconds = (name: string, value: number, limit: number, note = '') =>
  line({
    ...{ name: `media editor: ${name}`, value, unit: 'ms', limit, bound: 'at most' },
    ...(note && { note }),
  });

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Infinity;

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').first().fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(at => !at.pathname.startsWith('/login'));
  await page.goto(`${url}/data/projects`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens a project as a link does. @returns the milliseconds until its stage was painted */
async function openProject(page: Page, id: string): Promise<number> {
  const elapsed = await page.evaluate(async path => {
    const began = performance.now();
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: path, usr: null };
    history.pushState(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve));
    while (!document.querySelector('.media-area, .media-schedule .media-lane-name')) await frame();
    return (await frame()) - began;
  }, `/data/projects/${id}`);
  await page.waitForLoadState('networkidle');
  return elapsed;
}

/** Moves an area by keys, and undoes it. @returns the milliseconds from each key to the frame that shows it */
async function editAreas(page: Page): Promise<readonly [number[], number[]]> {
  await page.locator('.media-area').first().click();
  return editAndUndo(page, 'ArrowRight', EDITS);
}

/** Moves the first plan in the tree by a key, and undoes it. */
async function editPlan(page: Page, key: string): Promise<readonly [number[], number[]]> {
  await page.locator('[role=treeitem][aria-level="2"]').first().click();
  return editAndUndo(page, key, PLAN_EDITS);
}

/** Deletes the last plan in the tree, which is the largest, and undoes it. */
const removeLastPlan = (page: Page): Promise<readonly [number[], number[]]> =>
  editAndUndo(page, 'Delete', REMOVALS, async () => {
    const tree = page.getByRole('tree');
    await tree.focus();
    await tree.press('End');
    // Its scenes are visible where it is expanded.
    while ((await tree.evaluate(readActiveLevel)) > PLAN_LEVEL) await tree.press('ArrowLeft');
    await tree.press('Enter');
    await page.evaluate(waitForFrames);
  });

/** In the page: waits until what was rendered before is painted. */
const waitForFrames = () =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** In the page: returns the level of the active row of a tree, 1 for the project. */
const readActiveLevel = (tree: Element): number => {
  const row = document.getElementById(tree.getAttribute('aria-activedescendant') ?? '');
  return Number(row?.getAttribute('aria-level'));
};

async function editAndUndo(
  page: Page,
  editKey: string,
  count: number,
  prepare = () => Promise.resolve(),
): Promise<readonly [number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let edit = 0; edit < count; edit += 1) {
    await prepare();
    for (const [i, key] of [editKey, 'Control+z'].entries()) {
      await page.evaluate(watchChange);
      await page.keyboard.press(key);
      times[i]?.push(await page.evaluate(readChange));
    }
  }
  return times;
}

interface Change {
  change?: Promise<number>;
}

/** In the page: measures from the next key to the frame after the first area or the tree has other labels. */
function watchChange(): void {
  const getLabel = () =>
    [...document.querySelectorAll('.media-area, [role=treeitem]')]
      .map(each => each.getAttribute('aria-label') ?? each.textContent)
      .join('\n');
  const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve));
  const label = getLabel();
  (globalThis as Change).change = new Promise<number>(resolve => {
    const handleKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Alt') return;
      removeEventListener('keydown', handleKey, true);
      void measure(timeStamp).then(resolve);
    };
    addEventListener('keydown', handleKey, true);
  });
  const measure = async (pressed: number): Promise<number> => {
    while (getLabel() === label) await frame();
    return (await frame()) - pressed;
  };
}

/** In the page. */
const readChange = (): Promise<number> =>
  (globalThis as Change).change ?? Promise.resolve(Infinity);

/** Drags some of the areas to and fro. @returns the milliseconds between the frames meanwhile */
async function dragAreas(page: Page, count: number): Promise<readonly number[]> {
  const area = page.locator('.media-area').first();
  await area.focus();
  if (count > 1) await page.keyboard.press('Control+a');
  const box = await area.boundingBox();
  if (!box) throw new Error('The stage has no area.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(startRecording);
  for (let step = 1; step <= DRAG_STEPS; step += 1)
    await page.mouse.move(x + STEP_PX * (step % 30), y + STEP_PX * (step % 20));
  const frames = await page.evaluate(stopRecording);
  await page.mouse.up();
  await page.keyboard.press('Control+z');
  return frames;
}
