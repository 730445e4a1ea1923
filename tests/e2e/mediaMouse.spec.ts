import type { Locator, Page } from '@playwright/test';

import { findAxeViolations } from './support/axe.ts';
import type { City } from './support/city.ts';
import type { ConsoleOpener, ConsolePage } from './support/consolePage.ts';
import {
  addProject,
  dragBy,
  findPlayers,
  type Named,
  openEditor,
  type CityPlayer,
} from './support/mediaEditor.ts';
import type { Translate } from './support/messages.ts';
import { chooseJourneyLanguages } from './support/screens/variants.ts';
import { expect, test } from './support/test.ts';

const SYSTEM_KINDS = ['playerText', 'formatText', 'virtualClock', 'digitalClock', 'timeAsset'];
const CLOCK_KINDS = new Set(['digitalClock', 'timeAsset']);
const SOURCE_KINDS = ['picture', 'video', 'textFile'];

/** The first picture of the preview is shown no longer than this, in milliseconds. */
const MAX_PICTURE_MS = 15_000;

/** A place of an area without its button, which is in the middle while the area is empty. */
const CORNER = { x: 12, y: 12 };

interface Fixtures {
  readonly page: Page;
  readonly consolePage: ConsolePage & ConsoleOpener;
  readonly translate: Translate;
  readonly city: City;
}

/** Opens an empty project, whose parts the steps find by role and name. */
async function openJourney(fixtures: Fixtures) {
  const { page, translate, city } = fixtures;
  const project = await addProject(city);
  const parts = await openEditor(fixtures, project);
  const programs = `/media/projects/${project.id}/programs`;
  const areaOf = (n: number) => translate('media.new.area', { number: String(n) });
  return {
    ...{ ...fixtures, ...parts, project, areaOf },
    stageArea: (n: number) =>
      page.getByRole('group', { name: new RegExp(`^${areaOf(n)}[,，]`, 'u') }),
    previewDialog: page.getByRole('dialog', { name: translate('media.preview') }),
    readPrograms: () => city.call(programs),
    readKinds: async () =>
      [...JSON.stringify(await city.call(programs)).matchAll(/"kind":"(\w+)"/gu)].map(
        ([, kind]) => kind,
      ),
  };
}

type Journey = Awaited<ReturnType<typeof openJourney>>;

/** Returns the rectangle that the label of an area names. */
async function readRect(area: Locator) {
  const numbers = (await area.getAttribute('aria-label'))?.match(/\d+/gu)?.map(Number) ?? [];
  const [width = 0, height = 0, x = 0, y = 0] = numbers.slice(1);
  return { width, height, x, y };
}

async function readBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

const getCentre = ({ x, y, width, height }: Awaited<ReturnType<typeof readBox>>) => ({
  ...{ x: x + width / 2, y: y + height / 2 },
});

/** Moves the area at the lower right, resizes it, draws one where it was, and takes everything back. */
async function arrangeAreas({ page, stageArea }: Journey): Promise<void> {
  const area = stageArea(4);
  // Drawn over the first area is no area: its press moves it, and it snaps to the edge of the stage.
  // In the middle is the button that adds an item.
  await area.click({ position: CORNER });
  const before = await readBox(area);
  await dragBy(page, getCentre(before), [-60, -50], 'Escape');
  expect(await readBox(area)).toEqual(before);
  await dragBy(page, getCentre(before), [-60, -50]);
  const moved = await readRect(area);
  expect([moved.width, moved.height]).toEqual([960, 460]);
  expect(moved.x < 960 && moved.y < 460).toBe(true);
  await page.keyboard.press('Control+z');
  await expect(area).toHaveAccessibleName(/960, 460/u);

  // The first handle is the upper left corner; what it leaves free is room for a new area.
  await dragBy(page, getCentre(await readBox(area.locator('.media-handle').first())), [155, 85]);
  const resized = await readRect(area);
  expect(resized.x > 960 && resized.y > 460).toBe(true);
  expect([resized.x + resized.width, resized.y + resized.height]).toEqual([1_920, 920]);
  await dragBy(page, { x: before.x + 20, y: before.y + 20 }, [110, 60]);
  await expect(stageArea(5)).toBeVisible();
  const rect = await readRect(stageArea(5));
  expect(rect.x >= 960 && rect.x + rect.width <= resized.x).toBe(true);
  expect(rect.width > 200 && rect.height > 100).toBe(true);
  await page.keyboard.press('Control+z');
  await expect(stageArea(5)).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(area).toHaveAccessibleName(/960 × 460.* 960, 460/u);
}

/** Adds an item of each kind without a file to an area, which draws it at once; the clocks run. */
async function addSystemItems({ add, stageArea, translate }: Journey): Promise<void> {
  const area = stageArea(4);
  await area.click({ position: CORNER });
  const text = area.locator('.media-text');
  for (const kind of SYSTEM_KINDS) {
    await add(`media.kind.${kind}`);
    if (kind === 'virtualClock') await expect(area.locator('svg line')).toHaveCount(15);
    else if (CLOCK_KINDS.has(kind)) await expect(text).not.toHaveText(await text.innerText());
    else await expect(text).toHaveText(translate(`media.kind.${kind}`));
  }
}

/** Adds the first file of each type to another area. */
async function addFiles({ page, button, stageArea, translate }: Journey): Promise<void> {
  await stageArea(2).click({ position: CORNER });
  await button(translate('media.library')).click();
  const library = page.getByRole('region', { name: translate('media.library') });
  for (const type of ['picture', 'video', 'text']) {
    await library.getByRole('radio', { name: translate(`media.library.${type}`) }).check();
    await library.getByRole('listitem').first().getByRole('button').click();
  }
  await button(translate('shell.close')).click();
}

const closePreview = ({ previewDialog, translate }: Journey) =>
  previewDialog.getByRole('button', { name: translate('shell.close') }).click();

/** Plays the pictures of a scene; a second preview does not draw them again. */
async function previewScene(journey: Journey): Promise<void> {
  const { page, areaOf, button, previewDialog, row, translate } = journey;
  await row(areaOf(2)).first().click();
  let renderedScenes = 0;
  page.on('request', request => {
    if (/\/scenes\/[^/]+\/preview/u.test(request.url())) renderedScenes += 1;
  });
  await button(translate('media.preview')).click();
  const readsPicture = (number: number) => {
    const numbers = { number: String(number), total: String.raw`\d+` };
    return previewDialog.getByText(new RegExp(translate('media.preview.picture', numbers), 'u'));
  };
  await expect(previewDialog.getByRole('img').first()).toBeVisible();
  await expect(readsPicture(1)).toBeVisible();
  // The second picture follows when the time of the first is over.
  await page.clock.fastForward(MAX_PICTURE_MS);
  await expect(readsPicture(2)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await closePreview(journey);
  await button(translate('media.preview')).click();
  await expect(previewDialog.getByRole('img').first()).toBeVisible();
  expect(renderedScenes).toBe(1);
  await closePreview(journey);
}

/** Selects the formatted text, which has a preview among its properties, too. */
async function selectFormattedText({ row, stageArea, translate }: Journey): Promise<void> {
  await stageArea(4).click({ position: CORNER });
  await row(translate('media.kind.formatText')).click();
}

async function previewText(journey: Journey): Promise<void> {
  const { page, button, translate } = journey;
  await selectFormattedText(journey);
  await button(translate('media.preview.text')).click();
  const name = translate('media.properties');
  const properties = page.getByRole('region', { name, exact: true });
  await expect(properties.getByRole('img')).toBeVisible();
}

/** Draws a single item; its picture has the size of its area. */
async function previewItem(journey: Journey): Promise<void> {
  const { page, button, previewDialog, translate } = journey;
  await selectFormattedText(journey);
  const drawing = page.waitForResponse(each => /\/items\/[^/]+\/preview/u.test(each.url()));
  await button(translate('media.preview')).click();
  await expect(
    previewDialog.getByRole('radio', { name: translate('media.level.item'), exact: true }),
  ).toBeChecked();
  expect((await drawing).ok()).toBe(true);
  await expect(previewDialog.getByRole('img')).toHaveJSProperty('naturalWidth', 960);
  await closePreview(journey);
}

/** Publishes the project to players, which have it from then on. */
async function publish(journey: Journey, players: readonly CityPlayer[]): Promise<void> {
  const { page, button, city, consolePage, project, translate } = journey;
  await button(translate('media.publish')).click();
  const dialog = page.getByRole('dialog', { name: translate('media.publish.title') });
  await dialog.getByRole('button', { name: translate('media.publish.players.add') }).click();
  for (const { assetName, name } of players)
    await dialog.getByRole('checkbox', { name: new RegExp(`^${assetName} ${name}`, 'u') }).check();
  await dialog.getByRole('button', { name: translate('media.publish'), exact: true }).click();
  await consolePage.expectNotification(translate('media.publish.done', { name: project.name }));
  const results = dialog.getByRole('region', { name: translate('media.publish.results') });
  await expect(results.getByRole('listitem')).toHaveCount(players.length);
  const sent = (await city.call('/core/players')) as readonly CityPlayer[];
  const listProjects = (id: string): readonly Named[] =>
    sent.find(player => player.id === id)?.projects ?? [];
  for (const { id } of players) expect(listProjects(id).map(each => each.id)).toContain(project.id);
  await dialog.getByRole('button', { name: translate('shell.close') }).click();
}

/** Takes everything back to the empty project, and restores it. */
async function undoAndRedo({
  button,
  readKinds,
  readPrograms,
  row,
  translate,
}: Journey): Promise<void> {
  const undo = button(translate('media.undo'));
  while (await undo.isEnabled()) await undo.click();
  await expect(row(translate('media.new.plan', { number: '1' }))).toHaveCount(0);
  await expect.poll(readPrograms).toEqual([]);
  const redo = button(translate('media.redo'));
  while (await redo.isEnabled()) await redo.click();
  await expect.poll(async () => (await readKinds()).length).toBe(8);
}

/** Adds a plan with a scene of four areas. */
async function addScene({ add, stageArea }: Journey): Promise<void> {
  await add('media.add.playerPlan');
  await add('media.layout.scene-1');
  await expect(stageArea(4)).toBeVisible();
}

/** Adds two texts, which are shown one after the other, to the area at the lower right. */
async function addTexts({ add, saved, stageArea }: Journey): Promise<void> {
  await stageArea(4).click({ position: CORNER });
  await add('media.kind.formatText');
  await add('media.kind.playerText');
  await expect(saved).toBeVisible();
}

// The journey by keys is in the other language.
for (const language of chooseJourneyLanguages(0))
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.beforeEach(({ page }) => page.clock.install());

    test('areas are added, moved and resized by mouse, and each step is undone [MEDIA-05/mouse]', async ({
      page,
      consolePage,
      translate,
      city,
    }) => {
      const journey = await openJourney({ page, consolePage, translate, city });
      await addScene(journey);
      await arrangeAreas(journey);
    });

    test('a project of every kind of item is made by mouse, undone to nothing and redone [MEDIA-06/k0] [MEDIA-06/k1] [MEDIA-06/k2] [MEDIA-06/k3] [MEDIA-06/k4] [MEDIA-06/k9] [MEDIA-06/k10] [MEDIA-06/k11] [MEDIA-13/undo] [SHELL-29/editor]', async ({
      page,
      consolePage,
      translate,
      city,
    }) => {
      const journey = await openJourney({ page, consolePage, translate, city });
      await addScene(journey);
      await addSystemItems(journey);
      await addFiles(journey);
      await expect(journey.saved).toBeVisible();
      const kinds = await journey.readKinds();
      expect(kinds.toSorted()).toEqual([...SYSTEM_KINDS, ...SOURCE_KINDS].toSorted());
      expect(await findAxeViolations(page)).toEqual([]);
      await undoAndRedo(journey);
    });

    test('a formatted text, a scene and an item are previewed: the pictures of the scene follow by their times, and are rendered once [MEDIA-10/scene] [MEDIA-10/item] [MEDIA-10/pre] [MEDIA-10/text]', async ({
      page,
      consolePage,
      translate,
      city,
    }) => {
      const journey = await openJourney({ page, consolePage, translate, city });
      await addScene(journey);
      await addTexts(journey);
      await previewText(journey);
      await previewScene(journey);
      await previewItem(journey);
    });

    test('a project is published to players, which have it from then on [MEDIA-12/add]', async ({
      page,
      consolePage,
      translate,
      city,
    }) => {
      const players = await findPlayers(city, 3);
      const journey = await openJourney({ page, consolePage, translate, city });
      await addScene(journey);
      await addTexts(journey);
      await publish(journey, players);
    });
  });
