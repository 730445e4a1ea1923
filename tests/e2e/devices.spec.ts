import { expect, test50 as test } from './support/test.ts';

const LAMPS = '/assetManage/model/ssslc';

/** Whether each text is before the previous one, of two at least. */
const isDescending = (texts: readonly string[]) =>
  texts.length > 1 && texts.every((text, i) => i === 0 || text < texts[i - 1]!);

test('an operator finds lamps among 50,000 devices by their location, state, id and name, and returns to them', async ({
  page,
  consolePage,
  city,
}) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const count = page.getByRole('heading', { level: 1 });
  const cell = (row: number, column: number) =>
    page.locator('tbody tr').nth(row).locator('td').nth(column);
  const states = async () =>
    new Set(await page.locator('tbody tr td:nth-child(4)').allTextContents());
  await consolePage.openSignedIn(LAMPS);
  await expect(consolePage.entries).toHaveCount(10);
  // What the lamps last reported comes with them.
  await expect(cell(0, 4)).toHaveText(/\d+\s?%/u);

  await test.step('a district and everything below it', async () => {
    await button('Domain Any').click();
    await page.getByRole('treeitem', { name: '东湖区' }).click();
    await expect(button('Domain 东湖区')).toBeVisible();
    const { id } = (
      (await city.call('/core/domains?filter={"where":{"name":"东湖区"}}')) as readonly {
        readonly id: string;
      }[]
    )[0]!;
    const { count: there } = (await city.call(
      `/core/domains/${id}/asset/count?where={"model":"ssslc"}`,
    )) as { readonly count: number };
    expect(there).toBeGreaterThan(100);
    await expect(page.getByText(`${there.toLocaleString('en')} results`)).toBeVisible();
  });

  await test.step('those that are broken, one part of an id in small letters', async () => {
    await button('State Any').click();
    await page.getByRole('checkbox', { name: 'Fault' }).check();
    await page.keyboard.press('Escape');
    await expect(page.locator('tbody tr').first().getByText('Fault')).toBeVisible();
    await page.getByLabel('Device ID contains').fill('sslc00');
    await page.getByLabel('Device ID contains').press('Enter');
    await expect(page.getByText('Device ID contains SSLC00')).toBeVisible();
    await expect(consolePage.entries.first()).toBeVisible();
    await expect.poll(states).toEqual(new Set(['Fault']));
  });

  await test.step('those that work instead, which are many', async () => {
    await button('State Fault').click();
    await page.getByRole('checkbox', { name: 'Fault' }).uncheck();
    await page.getByRole('checkbox', { name: 'Normal' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByText('State is one of Normal')).toBeVisible();
    await expect(page.locator('.list-stale')).toHaveCount(0);
    await expect(consolePage.entries).toHaveCount(10);
    await expect.poll(states).toEqual(new Set(['Normal']));
  });

  await test.step('in another order, on another page, and the same after a look at one of them', async () => {
    const head = page.getByRole('columnheader', { name: 'Device ID' });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    const names = page.locator('tbody tr .list-name');
    const ids = () =>
      names.locator('a').evaluateAll(links => links.map(link => link.getAttribute('href')!));
    // The rows before stay until those of the new order, and of the new page, have loaded.
    await expect.poll(async () => isDescending(await ids())).toBe(true);
    const last = (await ids()).at(-1)!;
    await page
      .getByRole('navigation', { name: /pages/iu })
      .getByRole('button', { name: '2' })
      .click();
    await expect(page).toHaveURL(/page=2/u);
    await expect.poll(async () => isDescending([last, ...(await ids())])).toBe(true);
    const name = await names.first().innerText();
    const url = page.url();
    await names.locator('a').first().click();
    await expect(count).toContainText(name);
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(names.first()).toHaveText(name);
    await button('Reset').click();
    await expect(button('Domain Any')).toBeVisible();
  });
});

test('a device is added by the rules, renamed and deleted; an unknown one is adopted [ASSET-02] [ASSET-11]', async ({
  page,
  consolePage,
  city,
  translate,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await test.step('an invalid device id and name are reported at their fields', async () => {
    await consolePage.openSignedIn(`${LAMPS}/create`);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Device ID').fill('LAMP-1');
    await field('Device name').fill('Lamp: one');
    await field('Device ID').blur();
    await expect(page.getByText(/16 to 20 characters/u)).toBeVisible();
    await expect(page.getByText(translate('validation.name.character'))).toBeVisible();
    await field('Device ID').fill('LAMP_OF_THE_JOURNEY');
    await field('Device name').fill('Lamp of the journey');
    await page.getByRole('combobox', { name: 'Domain', exact: true }).fill('东湖区');
    await page.getByRole('option', { name: '东湖区' }).click();
    await field('Latitude').fill('30.2');
    await field('Longitude').fill('120.2');
    await button('Add device').click();
    await expect(page).toHaveURL(/ssslc$/u);
    const made = await city.call('/core/assets/LAMP_OF_THE_JOURNEY');
    expect(made).toMatchObject({ model: 'ssslc', name: 'Lamp of the journey' });
  });

  await test.step('it is found by its id, edited, and deleted after a confirmation', async () => {
    await page.goto(`${LAMPS}?filter={"id":{"like":"of_the"}}`);
    await consolePage.choose('Lamp of the journey', 'Edit');
    const name = page.getByRole('textbox', { name: 'Device name' });
    await name.fill('Lamp of the night');
    await button('Save').click();
    await expect(
      consolePage
        .entry('Lamp of the night')
        .or(page.getByRole('heading', { name: 'Lamp of the night' }))
        .first(),
    ).toBeVisible();
    await page.goto(`${LAMPS}?filter={"id":{"like":"of_the"}}`);
    await consolePage.choose('Lamp of the night', 'Delete');
    await expect(consolePage.dialog).toContainText('This cannot be undone');
    await consolePage.dialog.getByRole('button', { name: /^Delete .*Lamp of the night$/u }).click();
    await expect(consolePage.dialog).toBeHidden();
    await expect(consolePage.entry('Lamp of the night')).toHaveCount(0);
  });

  await test.step('an unknown device becomes a camera', async () => {
    await page.goto('/systemOperation/config/unknow');
    const row = page.locator('tbody tr').first();
    const id = await row.locator('td').nth(2).innerText();
    const name = await row.locator('.list-name').innerText();
    await consolePage.choose(name, 'Adopt');
    await consolePage.dialog.getByRole('combobox', { name: 'Device type' }).click();
    await page.getByRole('option', { name: 'Camera', exact: true }).click();
    await consolePage.dialog.getByLabel('Device name').fill('Camera of the journey');
    await consolePage.confirm('Adopt');
    await expect(consolePage.entry(name)).toHaveCount(0);
    expect(await city.call(`/core/assets/${id}`)).toMatchObject({ model: 'sscam' });
    await page.goto('/systemOperation/config/sscam?filter={"name":{"like":"of the journey"}}');
    await expect(consolePage.entry('Camera of the journey')).toBeVisible();
  });
});
