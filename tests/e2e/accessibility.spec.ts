import { signInForChecks } from './support/screens/walkScreens.ts';
import { findPointerOnlyControls } from './support/screens/findPointerOnlyControls.ts';
import { findForcedColorFaults } from './support/screens/findForcedColorFaults.ts';
import { findClippedText, findLayoutFaults } from './support/screens/findLayoutFaults.ts';
import {
  findColorOnlyMarks,
  findMixedBars,
  findMovements,
  findSmallTargets,
} from './support/screens/findVisualFaults.ts';
import { expect, test } from './support/screens/test.ts';

test('each check reports its fault on a page that has them all [UX-07]', async ({
  page,
  consolePage,
}) => {
  await signInForChecks(page, consolePage);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const put = (tag: string, text: string, style: Readonly<Record<string, string>>) => {
      const element = document.createElement(tag);
      element.textContent = text;
      Object.assign(element.style, { position: 'fixed', zIndex: '9', ...style });
      main?.append(element);
      return element;
    };
    const pressed = put('div', 'pressed', { top: '80px', left: '300px' });
    Object.assign(pressed, { __reactProps$1: { onClick: () => undefined } });
    const dragged = put('div', 'dragged', { top: '80px', left: '400px' });
    Object.assign(dragged, { __reactProps$1: { onPointerDown: () => undefined } });
    put('button', 'unreached', { top: '80px', left: '500px' }).tabIndex = -1;
    put('div', '', { top: '80px', left: '600px', width: '9px', height: '9px', background: 'red' });
    put('div', 'moves', { top: '80px', left: '700px' }).className = 'moving';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.moving { scroll-behavior: smooth }');
    document.adoptedStyleSheets = [sheet];
    put('button', 'a', { top: '200px', left: '300px', width: '9px', height: '9px' });
    put('button', 'b', { top: '200px', left: '310px', width: '9px', height: '9px' });
    put('button', 'lower', { top: '300px', left: '300px', width: '90px', height: '30px' });
    put('button', 'upper', { top: '300px', left: '300px', width: '90px', height: '30px' });
    put('a', 'beyond', { top: '400px', left: '1430px', width: '90px' }).setAttribute('href', '#a');
    const cut = { top: '500px', left: '300px', width: '20px', height: '20px', overflow: 'hidden' };
    put('div', 'severed', cut);
    const bar = put('div', '', { top: '700px', left: '300px' });
    bar.className = 'bulk';
    for (const name of ['drawn', 'bare']) {
      const button = put('button', name, { position: 'static' });
      button.className = 'MuiButton-root';
      if (name === 'drawn')
        button.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
      bar.append(button);
    }
    const group = put('fieldset', '', { top: '600px', left: '300px' });
    for (const name of ['chosen', 'other']) {
      const input = Object.assign(document.createElement('input'), {
        type: 'radio',
        name: 'choice',
      });
      input.checked = name === 'chosen';
      input.style.opacity = '0';
      const text = put('span', name, {
        position: 'static',
        background: input.checked ? 'red' : '',
      });
      const label = document.createElement('label');
      label.append(input, text);
      group.append(label);
    }
  });
  const found = [
    ...(await findPointerOnlyControls(page)),
    ...(await findColorOnlyMarks(page)),
    ...(await findMovements(page)),
    ...(await findForcedColorFaults(page)),
    ...(await findMixedBars(page)),
    ...(await findSmallTargets(page)),
    ...(await findClippedText(page)),
    ...(await findLayoutFaults(page, {})),
  ].join('\n');
  for (const wrong of [
    ...['"pressed" is pressed by a pointer only', '"dragged" is dragged by a pointer only'],
    ...['"unreached" is no stop', 'tells by its colour alone', '"moves" moves'],
    ...['is close to', '"lower" is under', '"lower" lies on', '"beyond" is out of view'],
    ...['"severed" is cut', '"" is lost in forced colours'],
    '"bare" has no icon',
    '"chosen" looks as if it were not chosen',
  ])
    expect(found).toContain(wrong);
});

test.describe('on a narrow tablet', () => {
  test.use({ viewport: { width: 800, height: 900 } });

  test('the focus is at the heading of a new screen, after a drawer, a menu, the palette and Back', async ({
    page,
    consolePage,
  }) => {
    const { keyboard } = page;
    await signInForChecks(page, consolePage);
    const expectScreen = async (path: RegExp) => {
      await expect(page).toHaveURL(path);
      await expect(page.locator('[role=dialog], [role=menu]')).toHaveCount(0);
      await expect(page.locator('#content h1').first()).toBeFocused();
    };
    await page.locator('.sections-button').press('Enter');
    await page.locator('[role=dialog] a[href="/permissionManage"]').press('Enter');
    await expectScreen(/permissionManage$/u);
    await page.locator('.module').press('Enter');
    await page.locator('[role=menu] a[href="/reporterManage"]').press('Enter');
    await expectScreen(/reporterManage\/stat$/u);
    await keyboard.press('Control+k');
    await expect(page.locator('.palette input')).toBeFocused();
    await keyboard.type('alert log');
    await expect(page.getByRole('option').first()).toContainText('Alert log');
    await keyboard.press('Enter');
    await expectScreen(/alarmLog$/u);
    await page.goBack();
    await expectScreen(/reporterManage\/stat$/u);
  });

  test('a menu, a dialog and a drawer return the focus to what opened them; a notification does not take it', async ({
    page,
    consolePage,
    translate,
  }) => {
    const { keyboard } = page;
    await signInForChecks(page, consolePage);
    await page.goto('/permissionManage');
    await expect(consolePage.entry('admin')).toBeVisible();
    for (const opener of [
      page.getByRole('button', { name: translate('users.add'), exact: true }),
      page.getByRole('button', { name: translate('transfer.export'), exact: true }),
      page.getByRole('button', { name: translate('columns.title'), exact: true }),
      page.locator('.filter-add'),
      page.locator('.sections-button'),
      page.locator('.row-more').first(),
      page.getByRole('button', { name: translate('messages'), exact: true }),
    ]) {
      await opener.press('Enter');
      const layer = page.locator('[role=dialog], [role=menu]').last();
      await expect(layer).toBeVisible();
      await expect(layer.locator(':focus').or(layer.and(page.locator(':focus')))).toHaveCount(1);
      await keyboard.press('Escape');
      await expect(page.locator('[role=dialog], [role=menu]')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
});
