import { expect, test } from './support/test.ts';

test('a document from elsewhere gives a console and a platform, and shows what it leaves open [SCHEMA-04]', async ({
  page,
  consolePage,
  translate,
  startOwnCity,
}) => {
  const shop = await startOwnCity('--openapi', 'tests/contract/documents/warehouse.yaml');
  await page.goto(shop.url);
  await consolePage.signIn('admin');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(translate('documents.index'));
  await page.getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Products');
  await expect(consolePage.entries.first()).toBeVisible();
  const before = await consolePage.entries.count();
  expect(before).toBeGreaterThan(1);

  // The platform keeps what is created, and finds it by the parameter that the document gives the list.
  await page.goto(`${shop.url}/data/products/create`);
  await page.getByLabel('Name', { exact: true }).fill('Ladder 3 m');
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/data\/products(?:\?|$)/u);
  await page.goto(
    `${shop.url}/data/products?filter=${JSON.stringify({ name: { like: 'Ladder' } })}`,
  );
  await expect(consolePage.entries).toHaveCount(1);
  await expect(consolePage.entries.first()).toContainText('Ladder 3 m');

  // It stores changes, executes the other operations of the document, and removes what is deleted.
  await consolePage.choose('Ladder 3 m', translate('record.edit'));
  await page.getByLabel('Name', { exact: true }).fill('Ladder 4 m');
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/data\/products(?:\?|$)/u);
  await page.goto(
    `${shop.url}/data/products?filter=${JSON.stringify({ name: { like: 'Ladder' } })}`,
  );
  await expect(consolePage.entries.first()).toContainText('Ladder 4 m');
  await consolePage.choose('Ladder 4 m', 'Restock');
  await consolePage.dialog.getByLabel('Amount', { exact: true }).fill('5');
  await consolePage.confirm('Restock');
  await consolePage.expectNotification('Restock succeeded: Ladder 4 m');
  await consolePage.choose('Ladder 4 m', 'Delete product');
  await consolePage.confirm('Delete product Ladder 4 m');
  await expect(consolePage.entries).toHaveCount(0);

  await page.goto(`${shop.url}/data`);
  await page
    .getByRole('link', { name: translate('documents.about') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Warehouse');
  await expect(page.getByText('tests/contract/documents/warehouse.yaml').first()).toBeVisible();
  await expect(
    page.getByRole('heading', { name: translate('documents.openPoints') }),
  ).toBeVisible();
  await expect(page.getByText(/Products\.labels|labels/u).first()).toBeVisible();
});
