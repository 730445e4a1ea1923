import { findAxeViolations } from './support/axe.ts';
import { addProject, type Named, openEditor } from './support/mediaEditor.ts';
import { findMarkup, poisonResponses, READ } from './support/poisonResponses.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage, goTo, setColorScheme } from './support/walk.ts';

interface MarkupCounter {
  markupCount?: number;
}

/** In the page: counts how many times stored markup is set as markup. */
function countMarkup(): void {
  const counter = globalThis as MarkupCounter;
  counter.markupCount = 0;
  const inner = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') ?? {};
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...inner,
    set(this: Element, markup: unknown) {
      if (String(markup).includes('onerror')) counter.markupCount = (counter.markupCount ?? 0) + 1;
      inner.set?.call(this, markup);
    },
  });
}

test('stored markup is text in the tree, on the stage, in the schedule, in the preview, in the library and in the players of the publish dialog [SEC-04/editor]', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  const markup = '<img src=x onerror="document.title=1"><svg onload="document.title=2">';
  const project = await addProject(city, '<b>River</b>');
  const items = [
    { baseInfo: { type: 0 }, content: markup },
    { baseInfo: { type: 1 }, paragraphs: [{ spans: [{ text: markup }] }] },
    { baseInfo: { type: 11 }, prefix: markup.slice(0, 64), target: '2027-01-01T00:00:00.000Z' },
  ];
  const zone = {
    name: markup.slice(0, 64),
    width: 1920,
    height: 920,
    x: 0,
    y: 0,
    children: items,
  };
  const scene = { name: markup.slice(0, 64), children: [zone] };
  await city.call(`/media/projects/${project.id}/programs`, 'POST', {
    ...{ name: markup.slice(0, 64), type: 'playerPlan', children: [scene] },
  });
  await page.addInitScript(countMarkup);
  const { button, row, tree } = await openEditor({ page, consolePage, translate }, project);
  await row(/^<img/u).last().click();
  for (const { baseInfo } of items) {
    await tree.focus();
    await page.keyboard.press(baseInfo.type === 0 ? 'ArrowRight' : 'ArrowDown');
    if (baseInfo.type === 0) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('.media-text').getByText(markup.slice(0, 64))).toBeVisible();
  }
  await button(translate('media.preview')).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  expect(await page.title()).toContain(project.name);
  await page.keyboard.press('Escape');
  // From here on the platform returns markup in the names of files and players too.
  await poisonResponses(page);
  await button(translate('media.library')).click();
  const library = page.getByRole('region', { name: translate('media.library') });
  await expect(library.getByRole('listitem').first()).toContainText(READ);
  await button(translate('media.publish')).click();
  const players = consolePage.dialog.getByRole('region', {
    name: translate('media.publish.players'),
  });
  await players.getByRole('button', { name: translate('media.publish.players.add') }).click();
  await expect(players.getByRole('listitem').first()).toContainText(READ);
  expect(await findMarkup(page)).toEqual([]);
  // The policy escapes markup that a screen sets, so that its text alone proves nothing.
  expect(await page.evaluate(() => (globalThis as MarkupCounter).markupCount)).toBe(0);
  expect(await page.locator('main img[src="x"], main svg[onload]').count()).toBe(0);
});

test('the media editor and the form of a strategy keep WCAG in both languages and themes [UX-10/editor]', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  const [project] = (await city.call('/media/projects')) as readonly Named[];
  const [strategy] = (await city.call('/core/strategies')) as readonly Named[];
  const check = async (where: string, prepare?: (language: 'en' | 'zh') => Promise<void>) => {
    for (const language of ['en', 'zh'] as const) {
      await chooseLanguage(page, language);
      await prepare?.(language);
      await setColorScheme(page, 'light');
      expect(await findAxeViolations(page), `${where} ${language} light`).toEqual([]);
      // Only the colours differ between the themes.
      await setColorScheme(page, 'dark');
      expect(await findAxeViolations(page, 'colours'), `${where} ${language} dark`).toEqual([]);
    }
  };
  // The library and the played day in one language, the month in the other.
  await consolePage.openSignedIn(`/data/projects/${project?.id}`);
  await check('project', async language => {
    if (language === 'zh') {
      await page.locator('.media-schedule label').last().click();
      return;
    }
    await page.locator('.media-contents-foot button').first().click();
    await page.getByRole('button', { name: translate('media.timeLapse.play') }).click();
    await page.getByRole('button', { name: translate('media.timeLapse.pause') }).click();
  });
  await goTo(page, `/data/strategies/${strategy?.id}`);
  await check('strategy');
});
