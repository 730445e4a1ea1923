import { findAxeViolations } from './support/axe.ts';
import { expect, test50 as test } from './support/test.ts';

interface Domain {
  readonly id: string;
  readonly name: string;
  readonly parentId?: string;
}

test('a road is added, renamed, moved by mouse and by keys, moved back, and removed in the tree [DOM-03/keyboard]', async ({
  page,
  consolePage,
  city,
}) => {
  const find = async (where: object) => {
    const filter = encodeURIComponent(JSON.stringify({ where, order: ['name ASC'] }));
    return (await city.call(`/core/domains?filter=${filter}`)) as readonly Domain[];
  };
  const parentOf = async (name: string) => (await find({ name }))[0]?.parentId;
  const tree = page.getByRole('tree', { name: 'Domain topology' });
  const line = (name: string) => tree.getByRole('treeitem', { name, exact: true });
  const path = page.getByRole('navigation', { name: 'Location in the tree' });
  const chosen = (name: string) => page.getByRole('heading', { name, exact: true });
  const nameOf = (dialog: string) =>
    page.getByRole('dialog', { name: dialog }).getByRole('textbox', { name: /^Name/u });

  await consolePage.openSignedIn('/domainManage/domainEdit/topology');
  const [there, here] = await find({ level: 2 });
  const [root] = await find({ level: 1 });
  if (!there || !here || !root) throw new Error('The city has no districts.');

  // The root has no path: a path that is loaded late does not move a button while it is pressed.
  const topOfAdd = async () => {
    const box = await page.getByRole('button', { name: 'Add below', exact: true }).boundingBox();
    if (!box) throw new Error('The button is not visible.');
    return box.y;
  };
  await line(root.name).click();
  await expect(chosen(root.name)).toBeVisible();
  const topWithoutPath = await topOfAdd();
  await line(here.name).click();
  await expect(path).toContainText(root.name);
  expect(await topOfAdd()).toBe(topWithoutPath);

  // By keys: what is added below a district is looked at, and has the focus's line.
  await page.keyboard.press('Insert');
  await nameOf(`Add domain below ${here.name}`).fill('A new road');
  await page.keyboard.press('Enter');
  await expect(chosen('A new road')).toBeVisible();
  await expect(line('A new road')).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('F2');
  await nameOf('Rename A new road').fill('A renamed road');
  await page.keyboard.press('Enter');
  await expect(chosen('A renamed road')).toBeVisible();

  // By mouse: dragged to another district, and moved back by the button of the notification.
  await line('A renamed road').dragTo(line(there.name));
  await consolePage.expectNotification(`A renamed road moved to ${there.name}.`);
  expect(await parentOf('A renamed road')).toBe(there.id);
  await expect(path).toContainText(there.name);
  await page.getByRole('button', { name: 'Undo' }).click();
  await consolePage.expectNotification('A renamed road moved back.');
  expect(await parentOf('A renamed road')).toBe(here.id);

  // By keys again: cut here, go there, paste.
  // The tree scrolls to the selected road, and makes its line active, when its new path has been read.
  await expect(path).toContainText(here.name);
  await expect(line('A renamed road')).toBeVisible();
  await line('A renamed road').click();
  await page.keyboard.press('Control+x');
  for (const key of ['Home', 'ArrowDown']) await page.keyboard.press(key);
  await expect(line(there.name)).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('Control+v');
  await expect.poll(() => parentOf('A renamed road')).toBe(there.id);

  // The row above it is active when it is deleted; the tree has the keys again.
  await expect(line('A renamed road')).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('Delete');
  await consolePage.confirm('Delete A renamed road');
  await expect(chosen(there.name)).toBeVisible();
  await expect(tree).toBeFocused();
  expect(await find({ name: 'A renamed road' })).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);
});
