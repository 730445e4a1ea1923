import { addProject, findPlayers, openEditor, type CityPlayer } from './support/mediaEditor.ts';
import { expect, test } from './support/test.ts';
import { reach } from './support/reach.ts';
import { chooseJourneyLanguages } from './support/screens/variants.ts';

// The journey by mouse is in the other language.
for (const language of chooseJourneyLanguages(1))
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a project of every kind of item is made, moved, resized, ordered, renamed, previewed and published by keys alone [MEDIA-05/keyboard] [MEDIA-09/scenes] [MEDIA-09/items]', async ({
      page,
      consolePage,
      translate,
      city,
    }) => {
      const project = await addProject(city);
      const players = await findPlayers(city, 3);
      const { addByKeys, addFilesByKeys, button, tree, row, saved } = await openEditor(
        { page, consolePage, translate },
        project,
      );
      await reach(page, button(translate('media.add')));
      for (const key of [
        'media.add.playerPlan',
        'media.layout.scene-5',
        'media.kind.playerText',
        'media.kind.digitalClock',
      ])
        await addByKeys(key);
      await reach(page, tree);
      const clock = row(translate('media.kind.digitalClock'));
      await expect(clock).toHaveAttribute('aria-posinset', '2');
      await page.keyboard.press('Alt+ArrowUp');
      await expect(clock).toHaveAttribute('aria-posinset', '1');

      const areaName = translate('media.new.area', { number: '1' });
      const area = page.getByRole('group', { name: new RegExp(`^${areaName}[,，]`, 'u') });
      await reach(page, area);
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
      await reach(page, tree);
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

      const press = async (name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
        await reach(page, button(name), key);
        await page.keyboard.press('Enter');
      };
      await expect(tree).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await press(translate('media.preview'), 'Shift+Tab');
      const dialog = page.getByRole('dialog', { name: translate('media.preview') });
      await expect(dialog.getByRole('img').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button(translate('media.preview'))).toBeFocused();
      await press(translate('media.publish'));
      const publishing = page.getByRole('dialog', { name: translate('media.publish.title') });
      await expect(publishing).toBeVisible();
      await press(translate('media.publish.players.add'));
      const search = publishing.getByRole('searchbox');
      await reach(page, search);
      for (const { assetName, name } of players) {
        await reach(page, search, 'Shift+Tab');
        await page.keyboard.press('Control+A');
        await page.keyboard.type(`${assetName} ${name}`);
        const checkbox = new RegExp(`^${assetName} ${name}`, 'u');
        await reach(page, publishing.getByRole('checkbox', { name: checkbox }));
        await page.keyboard.press('Space');
      }
      await press(translate('media.publish'));
      await consolePage.expectNotification(translate('media.publish.done', { name: project.name }));
      const sent = (await city.call('/core/players')) as readonly CityPlayer[];
      for (const { id } of players)
        expect(sent.find(player => player.id === id)?.projects.map(each => each.id)).toContain(
          project.id,
        );
    });
  });
