import { addProject, type Named, openEditor, openParts } from './support/mediaEditor.ts';
import { chooseJourneyLanguages } from './support/screens/variants.ts';
import { expect, test } from './support/test.ts';

for (const language of chooseJourneyLanguages(0))
  test.describe(`in ${language}`, () => {
    test.use({ language });

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
      const { row, button, saved } = await openEditor({ page, consolePage, translate }, project);
      await city.call(`${programs}/${plan.id}`, 'PATCH', { name: 'Theirs' });
      await row('Evening').click();
      await page.getByRole('textbox', { name: translate('media.field.name') }).fill('Mine');
      await button(translate('media.save.resolve')).click();
      const dialog = page.getByRole('dialog', { name: translate('media.conflict') });
      await dialog.getByRole('radio', { name: translate('media.conflict.both') }).check();
      await dialog.getByRole('button', { name: translate('media.conflict.merge') }).click();
      await expect(row('Theirs')).toBeVisible();
      await expect(row('Mine')).toBeVisible();
      await expect(saved).toBeVisible();
      const names = ((await city.call(programs)) as readonly Named[]).map(({ name }) => name);
      expect(names).toEqual(['Theirs', 'Mine']);
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
      await page.goto(`${city.url}/data/projects/${project.id}`);
      await consolePage.signIn('admin');
      const { add, row, saved, tree } = openParts(page, translate);
      await expect(tree).toBeVisible();
      await add('media.add.playerPlan');
      await expect(saved).toBeVisible();
      await page.context().setOffline(true);
      await add('media.layout.scene-1');
      await add('media.kind.playerText');
      const notSaved = translate('media.save.failed', { reason: '' }).trim();
      await expect(page.getByText(new RegExp(`^${notSaved}`, 'u')).first()).toBeVisible();
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
  });
