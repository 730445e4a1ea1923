import { domainLabels } from '../../../../src/features/domains/domainLabels.ts';
import { domains } from '../../../../src/generated/core/resources.ts';
import { fetchRoute } from '../fetchRoute.ts';
import { chooseRowAction, clickButton, clickFirst, sequence } from './openers.ts';
import type { Opener, Overlay } from './Overlay.ts';

const LIST = '/domainManage/domainEdit/list';
const TOPOLOGY = '/domainManage/domainEdit/topology';
const DISTRICT = '5f1e0000000000000000d002';
const FORM = `${LIST}/${DISTRICT}`;

/** Selects the first record below the root; a row that is not loaded yet cannot be selected. */
const selectDistrict: Opener = ({ page }) =>
  page.locator('[role=treeitem]:not([aria-busy])').nth(1).click();

const renameDomain = (name: string): Opener =>
  sequence(
    async ({ page }) =>
      page.locator('main form input[type=text], main form input:not([type])').first().fill(name),
    clickFirst('main form button[type=submit]'),
  );

/** Another user changes the domain while the form is open. */
const changeDomain: Opener = async ({ page }) => {
  await page.route(`**/api/core/domains/${DISTRICT}?*`, async route => {
    const response = await fetchRoute(route);
    await route.fulfill({ json: { ...((await response.json()) as object), name: 'Renamed' } });
  });
};
const deleteDomain: Opener = async ({ page }) => {
  await page.route(`**/api/core/domains/${DISTRICT}?*`, route =>
    route.fulfill({ status: 404, json: { error: { statusCode: 404, code: 6 } } }),
  );
};

/** The overlays of the domains, and those of a form with a concurrent change. */
export const DOMAIN_OVERLAYS: readonly Overlay[] = [
  {
    file: 'features/domains/dialogs/AddDomainDialog.tsx',
    path: LIST,
    open: clickButton(domains.verbs.create.label),
  },
  {
    file: 'features/domains/dialogs/DomainFieldDialogs.tsx',
    name: 'rename',
    path: LIST,
    open: chooseRowAction(domainLabels.rename),
  },
  {
    file: 'features/domains/dialogs/DomainFieldDialogs.tsx',
    name: 'move on the map',
    path: LIST,
    open: chooseRowAction(domainLabels.moveOnMap),
  },
  {
    file: 'features/domains/root/RootDomainDialog.tsx',
    path: LIST,
    open: chooseRowAction(domainLabels.makeRoot),
  },
  {
    file: 'resources/tree/TreeActionDialog.tsx',
    name: 'add',
    path: TOPOLOGY,
    open: sequence(selectDistrict, clickButton('tree.add')),
  },
  {
    file: 'resources/tree/TreeActionDialog.tsx',
    name: 'rename',
    path: TOPOLOGY,
    open: sequence(selectDistrict, clickButton('tree.rename')),
  },
  {
    file: 'resources/tree/MoveDialog.tsx',
    path: TOPOLOGY,
    open: sequence(selectDistrict, clickButton('tree.move.open')),
  },
  {
    file: 'resources/form/ConflictDialog.tsx',
    path: FORM,
    // A page without a cached record: a second read after the form is open would bring the other name without a conflict.
    reloads: true,
    leavesEdits: true,
    open: sequence(changeDomain, renameDomain('Mine')),
  },
  {
    file: 'resources/form/DeletedRecordDialog.tsx',
    path: FORM,
    reloads: true,
    leavesEdits: true,
    open: sequence(deleteDomain, renameDomain('Mine again')),
    expectedError: /status of 404/u,
  },
];
