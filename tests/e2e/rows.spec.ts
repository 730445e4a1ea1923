import { expect, test } from './support/test.ts';

test('the icons of a row have room of their own: they cover no value, and no column moves under the pointer [UX-08/layouts]', async ({
  page,
  consolePage,
  translate,
}) => {
  await consolePage.openSignedIn('/permissionManage');
  const row = consolePage.entry('admin');
  const edges = () =>
    page.locator('thead th').evaluateAll(heads => heads.map(one => one.getBoundingClientRect().x));
  await expect(row).toBeVisible();
  const before = await edges();

  await row.hover();
  const icon = row.getByRole('button', { name: translate('users.reset'), exact: true });
  await expect(icon).toBeVisible();
  await expect(icon.locator('..')).toHaveCSS('opacity', '1');
  expect(await edges()).toEqual(before);

  for (const [path, width] of [
    ['/permissionManage', 1440],
    ['/permissionManage', 1024],
    ['/systemOperation/config/ssslc', 1440],
    ['/systemOperation/faultManagement/alarm', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const last = consolePage.entries.nth(1);
    await last.hover();
    await expect(last.locator('.row-quick')).toHaveCSS('opacity', '1');
    const covered = await last.evaluate(row => {
      // Where not all columns fit, the last one is at the end of the scrolled table.
      row.closest('.page-body')!.scrollLeft = 10_000;
      const [icons, value] = ['.row-quick', 'td:nth-last-child(2)'].map(selector => {
        const range = document.createRange();
        range.selectNodeContents(row.querySelector(selector)!);
        return range.getBoundingClientRect();
      });
      return icons!.width > 0 && icons!.left < value!.right;
    });
    expect(covered, `${path} at ${String(width)} px`).toBe(false);
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('the alerts have their time, domain and duration next to each other, all within the window [UX-08/layouts]', async ({
    page,
    consolePage,
  }) => {
    await consolePage.openSignedIn('/systemOperation/faultManagement/alarm');
    await expect(consolePage.entries.first()).toBeVisible();
    const heads = page.locator('thead th:not(.list-actions)');
    const names = ['Level', 'Device name', 'Type', 'Domain', 'Time UTC+8', 'Duration', 'State'];
    await expect(heads).toHaveText(names);
    for (const head of await heads.all()) {
      const box = await head.boundingBox();
      expect(box!.x + box!.width).toBeLessThanOrEqual(820);
    }
    const [rows, table] = await Promise.all([
      page.locator('.page-body').boundingBox(),
      page.locator('.list-table').boundingBox(),
    ]);
    expect(table!.width).toBeLessThanOrEqual(rows!.width);
  });
});
