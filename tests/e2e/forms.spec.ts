import { expect, test } from './support/test.ts';

test('a position is picked on a map, and rows are put in order by hand', async ({
  page,
  consolePage,
  translate,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const number = (name: RegExp) => page.getByRole('textbox', { name });

  await test.step('a click sets the pin, a drag and the keys move it', async () => {
    await consolePage.openSignedIn('/data/assets');
    await page.getByRole('main').getByText('Add device', { exact: true }).click();
    // Its button is the last that is in view.
    await button(translate('form.position.pick')).evaluate(element =>
      element.scrollIntoView({ block: 'end' }),
    );
    // A text button has no frame: its icon, not its padding, is in line with the inputs.
    const latitude = page.locator('.MuiInputBase-root', { has: number(/^Latitude/) });
    const icon = button(translate('form.position.pick')).locator('svg');
    expect((await icon.boundingBox())?.x).toBe((await latitude.boundingBox())?.x);
    await button(translate('form.position.pick')).click();
    const map = page.getByRole('application');
    await expect(map.locator('.map-line').first()).toBeVisible();
    // It opens below the end of the window, and is scrolled into view.
    await expect(map).toBeInViewport({ ratio: 1 });
    const box = await map.boundingBox();
    if (!box) throw new Error('There is no map.');
    await page.mouse.click(box.x + box.width / 2 + 40, box.y + box.height / 2 + 20);
    const pin = map.locator('.map-pin');
    await expect(pin).toBeVisible();
    const picked = await number(/^Longitude/).inputValue();
    expect(Number(picked)).toBeGreaterThan(120);

    const from = await pin.boundingBox();
    if (!from) throw new Error('There is no pin.');
    await page.mouse.move(from.x + 16, from.y + 16);
    await page.mouse.down();
    await page.mouse.move(from.x - 44, from.y + 16, { steps: 6 });
    await page.mouse.up();
    await expect
      .poll(async () => Number(await number(/^Longitude/).inputValue()))
      .toBeLessThan(Number(picked));

    const dragged = Number(await number(/^Longitude/).inputValue());
    await pin.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect
      .poll(async () => Number(await number(/^Longitude/).inputValue()))
      .toBeGreaterThan(dragged);
  });

  await test.step('Back requires a confirmation before it discards the input', async () => {
    await page.goBack();
    const dialog = page.getByRole('dialog', { name: translate('form.leave') });
    await expect(dialog).toBeVisible();
    await button(translate('form.leave.discard')).click();
    await expect(page).not.toHaveURL(/create/);
  });

  await test.step('a row is dragged by its grip', async () => {
    await page.goto('/data/scenes/create');
    await expect(button(translate('form.list.add'))).toBeVisible();
    const add = button(translate('form.list.add'));
    await add.click();
    await add.click();
    const brightness = page.getByRole('textbox', { name: /^Brightness/ });
    await brightness.nth(0).fill('10');
    await brightness.nth(1).fill('20');
    const grips = page.locator('[data-moves]');
    await grips.nth(1).scrollIntoViewIfNeeded();
    const [from, to] = [await grips.nth(1).boundingBox(), await grips.nth(0).boundingBox()];
    if (!from || !to) throw new Error('There is nothing to drag.');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y - 10, { steps: 4 });
    await page.mouse.move(to.x + 8, to.y, { steps: 12 });
    await page.mouse.up();
    await expect(brightness.nth(0)).toHaveValue('20');
    await expect(brightness.nth(1)).toHaveValue('10');
  });
});

interface Choice {
  readonly label: RegExp;
  /** The resource that the box searches. */
  readonly path: string;
  readonly isList: boolean;
}

const targets: readonly Choice[] = [
  { label: /^Devices/, path: '/core/assets', isList: true },
  { label: /^Groups/, path: '/core/groups', isList: true },
  { label: /^Domains/, path: '/core/domains', isList: true },
];
const domain: Choice = { label: /^Domain(?!s)/, path: '/core/domains', isList: false };

test('every input for references finds what is typed among 10,000 devices, also the last of them, and a second one', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  const form = (button: string) => async () => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog', { name: button })).toBeVisible();
  };
  const forms: readonly [path: string, choices: readonly Choice[], open?: () => Promise<void>][] = [
    ['/data/plans/create', [domain, ...targets]],
    ['/data/overrides/create', targets],
    ['/data/groups/create', [domain, ...targets.slice(0, 1)]],
    ['/permissionManage', targets.slice(2), form(translate('users.add'))],
  ];
  for (const [path, choices, open] of forms) {
    await consolePage.openSignedIn(path);
    await open?.();
    for (const { label, path: searched, isList } of choices)
      await test.step(`${path} ${String(label)}`, async () => {
        const filter = encodeURIComponent('{"order":"name DESC","limit":2,"fields":["name"]}');
        const rows = await city.call(`${searched}?filter=${filter}`);
        const box = page.getByRole('combobox', { name: label });
        for (const { name } of rows as readonly { readonly name: string }[]) {
          await box.press('ControlOrMeta+a');
          // The search runs, and its response arrives, between two letters.
          await box.pressSequentially(name.slice(0, -1));
          await expect(page.getByRole('option').first()).toContainText(name.slice(0, -1));
          await box.pressSequentially(name.slice(-1));
          await expect(box).toHaveValue(name);
          await page.getByRole('option', { name, exact: true }).first().click();
          if (isList)
            await expect(
              page
                .locator('.MuiAutocomplete-root', { has: box })
                .getByRole('button', { name, exact: true }),
            ).toBeVisible();
          else await expect(box).toHaveValue(name);
        }
      });
  }
});
