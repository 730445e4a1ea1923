import type { Page } from '@playwright/test';

import type { City } from './support/city.ts';
import { findAxeViolations } from './support/axe.ts';
import type { Translate } from './support/messages.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage, goTo, setColorScheme } from './support/walk.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

let number = 0;

/** Adds an empty project to the city. */
async function addProject(city: City, name = 'Riverfront'): Promise<Named> {
  number += 1;
  const body = { name: `${name} ${number}`, width: 1920, height: 920 };
  return (await city.call('/media/projects', 'POST', body)) as Named;
}

interface Player extends Named {
  readonly assetId: string;
  readonly assetName: string;
  readonly online: boolean;
  readonly projects: readonly Named[];
}

/** Returns players that are online. */
const findPlayers = async (city: City, count: number): Promise<readonly Player[]> => {
  const players = (await city.call('/core/players')) as readonly Player[];
  return players.filter(({ online }) => online).slice(0, count);
};

/** The parts of the editor, by role and name. */
function openParts(page: Page, translate: Translate) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    button,
    tree: page.getByRole('tree', { name: translate('media.contents') }),
    row: (name: string | RegExp) => page.getByRole('treeitem', { name }),
    saved: page.getByText(
      new RegExp(`^${translate('media.save.saved', { time: '' }).trim()}`, 'u'),
    ),
    /** Adds a part by the menu: by pointer, or by keys. */
    add: async (key: string) => {
      await button(translate('media.add')).click();
      await page.getByRole('menuitem', { name: translate(key), exact: true }).click();
    },
    /** Adds the first file of each type of the library to the scene by keys. */
    addFilesByKeys: async (types: readonly string[]) => {
      await button(translate('media.library')).focus();
      await page.keyboard.press('Enter');
      const library = page.getByRole('region', { name: translate('media.library') });
      for (const type of types) {
        await library.getByRole('radio', { name: translate(`media.library.${type}`) }).focus();
        await page.keyboard.press('Space');
        await library.getByRole('listitem').first().getByRole('button').focus();
        await page.keyboard.press('Enter');
      }
      await button(translate('shell.close')).focus();
      await page.keyboard.press('Enter');
    },
    addByKeys: async (key: string) => {
      await button(translate('media.add')).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: translate(key), exact: true }).focus();
      await page.keyboard.press('Enter');
    },
  };
}

async function open(page: Page, project: Named, translate: Translate) {
  await page.goto(`/data/projects/${project.id}`);
  const parts = openParts(page, translate);
  await expect(parts.tree).toBeVisible();
  return parts;
}

const SYSTEM_KINDS = ['playerText', 'formatText', 'virtualClock', 'digitalClock', 'timeAsset'];

test('a project of every kind of item is made by mouse, previewed, published, undone to nothing and redone [MEDIA-01] [MEDIA-04] [MEDIA-05/mouse] [MEDIA-06/k0] [MEDIA-06/k1] [MEDIA-06/k2] [MEDIA-06/k3] [MEDIA-06/k4] [MEDIA-06/k9] [MEDIA-06/k10] [MEDIA-06/k11] [MEDIA-10/scene] [MEDIA-10/item] [MEDIA-10/pre] [MEDIA-10/text] [MEDIA-13/undo] [SHELL-29/editor]', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  const project = await addProject(city);
  await page.goto('/');
  await consolePage.signIn('admin');
  await expect(page.getByRole('heading', { name: translate('home.tonight') })).toBeVisible();
  const players = await findPlayers(city, 3);
  const { add, row, button, saved } = await open(page, project, translate);

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
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.mouse.move(before.x + before.width / 2 - 60, before.y + before.height / 2 - 50, {
    steps: 4,
  });
  await page.mouse.up();
  await expect(stageArea(4)).not.toHaveAccessibleName(/960, 460/u);
  await page.keyboard.press('Control+z');
  await expect(stageArea(4)).toHaveAccessibleName(/960, 460/u);

  // The first handle is the upper left corner; what it leaves free is room for a new area.
  const corner = await stageArea(4).locator('.media-handle').first().boundingBox();
  if (!corner) throw new Error('The area has no handles.');
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
  await page.mouse.down();
  await page.mouse.move(corner.x + 160, corner.y + 90, { steps: 4 });
  await page.mouse.up();
  await expect(stageArea(4)).not.toHaveAccessibleName(/960 × 460/u);
  await page.mouse.move(before.x + 20, before.y + 20);
  await page.mouse.down();
  await page.mouse.move(before.x + 130, before.y + 80, { steps: 4 });
  await page.mouse.up();
  await expect(stageArea(5)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(stageArea(5)).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(stageArea(4)).toHaveAccessibleName(/960 × 460.* 960, 460/u);
  await stageArea(4).click();

  for (const kind of SYSTEM_KINDS) await add(`media.kind.${kind}`);
  await stageArea(2).click();
  await button(translate('media.library')).click();
  for (const type of ['picture', 'video', 'text']) {
    const library = page.getByRole('region', { name: translate('media.library') });
    await library.getByRole('radio', { name: translate(`media.library.${type}`) }).check();
    await library.getByRole('listitem').first().getByRole('button').click();
  }
  await button(translate('shell.close')).click();
  await expect(saved).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await stageArea(4).click();
  await row(translate('media.kind.formatText')).click();
  await button(translate('media.preview.text')).click();
  const properties = page.getByRole('region', { name: translate('media.properties'), exact: true });
  await expect(properties.getByRole('img')).toBeVisible();

  await row(areaOf(2)).first().click();
  await button(translate('media.preview')).click();
  const dialog = page.getByRole('dialog', { name: translate('media.preview') });
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await expect(
    dialog.getByText(translate('media.preview.picture', { number: '2', total: '' }).slice(0, 9)),
  ).toBeVisible({
    timeout: 15_000,
  });
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: translate('shell.close') }).click();

  await stageArea(4).click();
  await row(translate('media.kind.formatText')).click();
  await button(translate('media.preview')).click();
  await expect(
    dialog.getByRole('radio', { name: translate('media.level.item'), exact: true }),
  ).toBeChecked();
  await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true);
  await dialog.getByRole('button', { name: translate('shell.close') }).click();

  await button(translate('media.publish')).click();
  const publishing = page.getByRole('dialog', { name: translate('media.publish.title') });
  await publishing.getByRole('button', { name: translate('media.publish.players.add') }).click();
  for (const { assetName, name } of players)
    await publishing
      .getByRole('checkbox', { name: new RegExp(`^${assetName} ${name}`, 'u') })
      .check();
  await publishing.getByRole('button', { name: translate('media.publish'), exact: true }).click();
  await consolePage.expectNotification(translate('media.publish.done', { name: project.name }));
  const results = publishing.getByRole('region', { name: translate('media.publish.results') });
  await expect(results.getByRole('listitem')).toHaveCount(players.length);
  const sent = (await city.call('/core/players')) as readonly Player[];
  for (const { id } of players)
    expect(sent.find(player => player.id === id)?.projects.map(each => each.id)).toContain(
      project.id,
    );
  await publishing.getByRole('button', { name: translate('shell.close') }).click();

  const undo = button(translate('media.undo'));
  while (await undo.isEnabled()) await undo.click();
  await expect(row(translate('media.new.plan', { number: '1' }))).toHaveCount(0);
  const programs = `/media/projects/${project.id}/programs`;
  await expect.poll(async () => await city.call(programs)).toEqual([]);
  const redo = button(translate('media.redo'));
  while (await redo.isEnabled()) await redo.click();
  await expect
    .poll(async () => JSON.stringify(await city.call(programs)).match(/"kind"/gu)?.length)
    .toBe(8);
});

test.describe('in Chinese', () => {
  test.use({ language: 'zh' });

  test('a project of every kind of item is made, moved, resized, ordered, renamed, previewed and published by keys alone [MEDIA-05/keyboard] [MEDIA-09/scenes] [MEDIA-09/items]', async ({
    page,
    consolePage,
    translate,
    city,
  }) => {
    const project = await addProject(city);
    await page.goto('/');
    await consolePage.signIn('admin');
    await expect(page.getByRole('heading', { name: translate('home.tonight') })).toBeVisible();
    const { addByKeys, addFilesByKeys, button, tree, row, saved } = await open(
      page,
      project,
      translate,
    );
    for (const key of [
      'media.add.playerPlan',
      'media.layout.scene-5',
      'media.kind.playerText',
      'media.kind.digitalClock',
    ])
      await addByKeys(key);
    await tree.focus();
    const clock = row(translate('media.kind.digitalClock'));
    await expect(clock).toHaveAttribute('aria-posinset', '2');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(clock).toHaveAttribute('aria-posinset', '1');

    const areaName = translate('media.new.area', { number: '1' });
    const area = page.getByRole('group', { name: new RegExp(`^${areaName}[,，]`, 'u') });
    await area.focus();
    for (const key of [
      'Control+ArrowLeft',
      'Control+Shift+ArrowUp',
      'ArrowRight',
      'Shift+ArrowDown',
    ])
      await page.keyboard.press(key);
    await expect(area).toHaveAccessibleName(/1919 × 910.* 1, 10/u);

    for (const kind of ['formatText', 'virtualClock', 'timeAsset'])
      await addByKeys(`media.kind.${kind}`);
    await addFilesByKeys(['picture', 'video', 'text']);

    await addByKeys('media.layout.scene-4');
    await tree.focus();
    const scene = row(translate('media.new.scene', { number: '2' }));
    await expect(scene).toHaveAttribute('aria-posinset', '2');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(scene).toHaveAttribute('aria-posinset', '1');
    await page.keyboard.press('F2');
    await page.keyboard.type('Evening');
    await page.keyboard.press('Enter');
    await expect(row('Evening')).toBeVisible();
    await expect(saved).toBeVisible();
    const programs = (await city.call(`/media/projects/${project.id}/programs`)) as {
      readonly scenes: readonly { readonly name: string }[];
    }[];
    expect(programs[0]?.scenes.map(({ name }) => name)).toEqual([
      'Evening',
      translate('media.new.scene', { number: '1' }),
    ]);
    expect(JSON.stringify(programs).match(/"kind"/gu)).toHaveLength(8);

    const press = async (name: string) => {
      await button(name).last().focus();
      await page.keyboard.press('Enter');
    };
    await tree.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await press(translate('media.preview'));
    const dialog = page.getByRole('dialog', { name: translate('media.preview') });
    await expect(dialog.getByRole('img').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await press(translate('media.publish'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await press(translate('media.publish'));
    await consolePage.expectNotification(translate('media.publish.done', { name: project.name }));
  });
});

test('two editors of one project end in a merge, not in a lost update [MEDIA-13/conflict]', async ({
  page,
  consolePage,
  translate,
  city,
  problems,
}) => {
  problems.expect(/409 \(Conflict\)/u);
  const project = await addProject(city);
  const programs = `/media/projects/${project.id}/programs`;
  const plan = (await city.call(programs, 'POST', {
    name: 'Evening',
    type: 'playerPlan',
  })) as Named;
  await page.goto('/');
  await consolePage.signIn('admin');
  await expect(page.getByRole('heading', { name: translate('home.tonight') })).toBeVisible();
  const { row, button, saved } = await open(page, project, translate);
  await city.call(`${programs}/${plan.id}`, 'PATCH', { name: 'Theirs' });
  await row('Evening').click();
  await page.getByRole('textbox', { name: translate('media.field.name') }).fill('Mine');
  await button(translate('media.save.resolve')).click();
  const dialog = page.getByRole('dialog', { name: translate('media.conflict') });
  await dialog.getByRole('radio', { name: translate('media.conflict.both') }).check();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: translate('media.conflict.merge') }).click();
  await expect(row('Theirs')).toBeVisible();
  await expect(row('Mine')).toBeVisible();
  await expect(saved).toBeVisible();
  const names = ((await city.call(programs)) as readonly Named[]).map(({ name }) => name);
  expect(names).toEqual(['Theirs', 'Mine']);
});

test('stored markup is text in the tree, on the stage, in the schedule and in the preview [SEC-04/editor]', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  const markup = '<img src=x onerror="document.title=1"><svg onload="document.title=2">';
  const project = await addProject(city, '<b>River</b>');
  const content = { baseInfo: { type: 0 }, content: markup };
  const zone = {
    name: markup.slice(0, 64),
    width: 1920,
    height: 920,
    x: 0,
    y: 0,
    children: [content],
  };
  const scene = { name: markup.slice(0, 64), children: [zone] };
  await city.call(`/media/projects/${project.id}/programs`, 'POST', {
    ...{ name: markup.slice(0, 64), type: 'playerPlan', children: [scene] },
  });
  await page.goto('/');
  await consolePage.signIn('admin');
  await expect(page.getByRole('heading', { name: translate('home.tonight') })).toBeVisible();
  const { button } = await open(page, project, translate);
  await expect(page.locator('.media-canvas').getByText(markup)).toBeVisible();
  await button(translate('media.preview')).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  expect(await page.title()).toContain(project.name);
  expect(await page.locator('main img[src="x"], main svg[onload]').count()).toBe(0);
});

test('edits during a failure of the platform are sent when it returns, each once [MEDIA-13/autosave]', async ({
  page,
  consolePage,
  translate,
  problems,
  startOwnCity,
}) => {
  problems.expect(/net::ERR_|50\d/u);
  const city = await startOwnCity();
  const project = await addProject(city);
  await page.goto(city.url);
  await consolePage.signIn('admin');
  await expect(page.getByRole('heading', { name: translate('home.tonight') })).toBeVisible();
  await page.goto(`${city.url}/data/projects/${project.id}`);
  const { add, row, saved, tree } = openParts(page, translate);
  await expect(tree).toBeVisible();
  await add('media.add.playerPlan');
  await expect(saved).toBeVisible();
  await page.context().setOffline(true);
  await add('media.layout.scene-1');
  await add('media.kind.playerText');
  await expect(page.getByText(/^Not saved/u).first()).toBeVisible();
  await city.crash();
  await page.context().setOffline(false);
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(row(translate('media.new.scene', { number: '1' }))).toHaveCount(1);
  const programs = JSON.stringify(await city.call(`/media/projects/${project.id}/programs`));
  expect(programs.match(/"layout"/gu)).toHaveLength(1);
  expect(programs.match(/"position":\{"w"/gu)).toHaveLength(4);
  expect(programs.match(/"kind"/gu)).toHaveLength(1);
});

test('the editor and the form of a strategy keep WCAG in both languages and themes [UX-10/editor]', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  await page.goto('/');
  await consolePage.signIn('admin');
  await expect(page.getByRole('heading', { name: translate('home.tonight') })).toBeVisible();
  const [project] = (await city.call('/media/projects')) as readonly Named[];
  const [strategy] = (await city.call('/core/strategies')) as readonly Named[];
  const check = async (path: string, prepare?: (language: 'en' | 'zh') => Promise<void>) => {
    await goTo(page, path);
    for (const language of ['en', 'zh'] as const) {
      await chooseLanguage(page, language);
      await prepare?.(language);
      for (const theme of ['light', 'dark'] as const) {
        await setColorScheme(page, theme);
        const where = `${path} ${language} ${theme}`;
        expect(await findAxeViolations(page), where).toEqual([]);
      }
    }
    await chooseLanguage(page, 'en');
  };
  // The library and the played day in one language, the month in the other.
  await check(`/data/projects/${project?.id}`, async language => {
    if (language === 'zh') {
      await page.locator('.media-schedule label').last().click();
      return;
    }
    await page.locator('.media-contents-foot button').first().click();
    await page.getByRole('button', { name: translate('media.timeLapse.play') }).click();
    await page.getByRole('button', { name: translate('media.timeLapse.pause') }).click();
  });
  await check(`/data/strategies/${strategy?.id}`);
});
