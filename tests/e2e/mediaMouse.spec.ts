import type { Locator } from '@playwright/test';

import { findAxeViolations } from './support/axe.ts';
import {
  addProject,
  dragBy,
  findPlayers,
  openEditor,
  type CityPlayer,
} from './support/mediaEditor.ts';
import { expect, test } from './support/test.ts';
import { chooseJourneyLanguages } from './support/screens/variants.ts';

const SYSTEM_KINDS = ['playerText', 'formatText', 'virtualClock', 'digitalClock', 'timeAsset'];
const SOURCE_KINDS = ['picture', 'video', 'textFile'];

/** The first picture of the preview is shown no longer than this, in milliseconds. */
const MAX_PICTURE_MS = 15_000;

/** Returns the rectangle that the label of an area names. */
async function readRect(area: Locator) {
  const numbers = (await area.getAttribute('aria-label'))?.match(/\d+/gu)?.map(Number) ?? [];
  const [width = 0, height = 0, x = 0, y = 0] = numbers.slice(1);
  return { width, height, x, y };
}

// The journey by keys is in the other language.
for (const language of chooseJourneyLanguages(0))
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a project of every kind of item is made by mouse, previewed, published, undone to nothing and redone [MEDIA-01] [MEDIA-04] [MEDIA-05/mouse] [MEDIA-06/k0] [MEDIA-06/k1] [MEDIA-06/k2] [MEDIA-06/k3] [MEDIA-06/k4] [MEDIA-06/k9] [MEDIA-06/k10] [MEDIA-06/k11] [MEDIA-10/scene] [MEDIA-10/item] [MEDIA-10/pre] [MEDIA-10/text] [MEDIA-13/undo] [SHELL-29/editor]', async ({
      page,
      consolePage,
      translate,
      city,
    }) => {
      await page.clock.install();
      const project = await addProject(city);
      const players = await findPlayers(city, 3);
      const { add, row, button, saved } = await openEditor(
        { page, consolePage, translate },
        project,
      );

      await add('media.add.playerPlan');
      await add('media.layout.scene-1');
      const areaOf = (n: number) => translate('media.new.area', { number: String(n) });
      const stageArea = (n: number) =>
        page.getByRole('group', { name: new RegExp(`^${areaOf(n)}[,，]`, 'u') });
      await expect(stageArea(4)).toBeVisible();

      // Drawn over the first area is no area: its press moves it, and it snaps to the edge of the stage.
      await stageArea(4).click();
      const before = await stageArea(4).boundingBox();
      if (!before) throw new Error('The area is not drawn.');
      const centre = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
      await dragBy(page, centre, [-60, -50]);
      const moved = await readRect(stageArea(4));
      expect([moved.width, moved.height]).toEqual([960, 460]);
      expect(moved.x < 960 && moved.y < 460).toBe(true);
      await page.keyboard.press('Control+z');
      await expect(stageArea(4)).toHaveAccessibleName(/960, 460/u);

      // The first handle is the upper left corner; what it leaves free is room for a new area.
      const corner = await stageArea(4).locator('.media-handle').first().boundingBox();
      if (!corner) throw new Error('The area has no handles.');
      await dragBy(
        page,
        { x: corner.x + corner.width / 2, y: corner.y + corner.height / 2 },
        [155, 85],
      );
      const resized = await readRect(stageArea(4));
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
      await expect(stageArea(4)).toHaveAccessibleName(/960 × 460.* 960, 460/u);
      await stageArea(4).click();

      // Each is drawn as soon as it is added; the clocks run.
      const text = stageArea(4).locator('.media-text');
      for (const kind of SYSTEM_KINDS) {
        await add(`media.kind.${kind}`);
        const isClock = kind === 'digitalClock' || kind === 'timeAsset';
        if (kind === 'virtualClock') await expect(stageArea(4).locator('svg line')).toHaveCount(15);
        else if (isClock) await expect(text).not.toHaveText(await text.innerText());
        else await expect(text).toHaveText(translate(`media.kind.${kind}`));
      }
      await stageArea(2).click();
      await button(translate('media.library')).click();
      for (const type of ['picture', 'video', 'text']) {
        const library = page.getByRole('region', { name: translate('media.library') });
        await library.getByRole('radio', { name: translate(`media.library.${type}`) }).check();
        await library.getByRole('listitem').first().getByRole('button').click();
      }
      await button(translate('shell.close')).click();
      await expect(saved).toBeVisible();
      const programs = `/media/projects/${project.id}/programs`;
      const readKinds = async () =>
        [...JSON.stringify(await city.call(programs)).matchAll(/"kind":"(\w+)"/gu)].map(
          ([, kind]) => kind,
        );
      expect((await readKinds()).toSorted()).toEqual([...SYSTEM_KINDS, ...SOURCE_KINDS].toSorted());
      expect(await findAxeViolations(page)).toEqual([]);

      await stageArea(4).click();
      await row(translate('media.kind.formatText')).click();
      await button(translate('media.preview.text')).click();
      const properties = page.getByRole('region', {
        name: translate('media.properties'),
        exact: true,
      });
      await expect(properties.getByRole('img')).toBeVisible();

      await row(areaOf(2)).first().click();
      let renderedScenes = 0;
      page.on('request', request => {
        if (/\/scenes\/[^/]+\/preview/u.test(request.url())) renderedScenes += 1;
      });
      await button(translate('media.preview')).click();
      const dialog = page.getByRole('dialog', { name: translate('media.preview') });
      const readsPicture = (number: number) =>
        dialog.getByText(
          new RegExp(
            translate('media.preview.picture', {
              number: String(number),
              total: String.raw`\d+`,
            }),
            'u',
          ),
        );
      await expect(dialog.getByRole('img').first()).toBeVisible();
      await expect(readsPicture(1)).toBeVisible();
      // The second picture follows when the time of the first is over.
      await page.clock.fastForward(MAX_PICTURE_MS);
      await expect(readsPicture(2)).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: translate('shell.close') }).click();
      // The pictures show the scene as it is, so that they are not drawn again.
      await button(translate('media.preview')).click();
      await expect(dialog.getByRole('img').first()).toBeVisible();
      expect(renderedScenes).toBe(1);
      await dialog.getByRole('button', { name: translate('shell.close') }).click();

      await stageArea(4).click();
      await row(translate('media.kind.formatText')).click();
      const drawing = page.waitForResponse(each => /\/items\/[^/]+\/preview/u.test(each.url()));
      await button(translate('media.preview')).click();
      await expect(
        dialog.getByRole('radio', { name: translate('media.level.item'), exact: true }),
      ).toBeChecked();
      expect((await drawing).ok()).toBe(true);
      // The picture of an item has the size of its area.
      await expect(dialog.getByRole('img')).toHaveJSProperty('naturalWidth', 960);
      await dialog.getByRole('button', { name: translate('shell.close') }).click();

      await button(translate('media.publish')).click();
      const publishing = page.getByRole('dialog', { name: translate('media.publish.title') });
      await publishing
        .getByRole('button', { name: translate('media.publish.players.add') })
        .click();
      for (const { assetName, name } of players)
        await publishing
          .getByRole('checkbox', { name: new RegExp(`^${assetName} ${name}`, 'u') })
          .check();
      await publishing
        .getByRole('button', { name: translate('media.publish'), exact: true })
        .click();
      await consolePage.expectNotification(translate('media.publish.done', { name: project.name }));
      const results = publishing.getByRole('region', { name: translate('media.publish.results') });
      await expect(results.getByRole('listitem')).toHaveCount(players.length);
      const sent = (await city.call('/core/players')) as readonly CityPlayer[];
      for (const { id } of players)
        expect(sent.find(player => player.id === id)?.projects.map(each => each.id)).toContain(
          project.id,
        );
      await publishing.getByRole('button', { name: translate('shell.close') }).click();

      const undo = button(translate('media.undo'));
      while (await undo.isEnabled()) await undo.click();
      await expect(row(translate('media.new.plan', { number: '1' }))).toHaveCount(0);
      await expect.poll(async () => await city.call(programs)).toEqual([]);
      const redo = button(translate('media.redo'));
      while (await redo.isEnabled()) await redo.click();
      await expect.poll(async () => (await readKinds()).length).toBe(8);
    });
  });
