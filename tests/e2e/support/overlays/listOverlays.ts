import { services } from '../../../../src/generated/services.ts';
import {
  checkFirst,
  chooseItem,
  clickButton,
  clickFirst,
  getButtonLabel,
  sequence,
  waitForButton,
} from './openers.ts';
import type { Opener, Overlay } from './Overlay.ts';

const { startUpgrade } = services.core.operations;

const LIST = '/systemOperation/config/ssslc';
const FILTERED_LIST = `${LIST}?filter=${encodeURIComponent('{"name":{"like":"1"}}')}`;

const selectRow = checkFirst('tbody [type=checkbox]');
const confirmDeletion = sequence(
  selectRow,
  clickFirst('.bulk-danger'),
  clickFirst('[role=alertdialog] button[type=submit]'),
  waitForButton('bulk.close'),
);

const saveQuery: Opener = sequence(clickButton('query.save'), async context => {
  const { page } = context;
  await page.getByRole('dialog').getByRole('textbox').fill('Lamps');
  await page.keyboard.press('Enter');
  await page.locator('.query-opened').waitFor();
});

/** Opens the saved queries; the first time, saves one before. */
const openSavedQueries: Opener = async context => {
  if ((await context.page.locator('.query-opened').count()) === 0) await saveQuery(context);
  await clickFirst('.query-opened')(context);
};

const upgradeRows: Opener = async context => {
  const bar = context.page.getByRole('region', { name: context.translate('bulk.bar') });
  await bar.getByText(getButtonLabel(context, startUpgrade.label), { exact: true }).click();
};

/** The records of a selection of all matching rows never load. */
const holdRecords: Opener = async ({ page }) => {
  await page.route('**/api/core/assets?*', () => {});
};

const rejectDeletion: Opener = async ({ page }) => {
  await page.route('**/api/core/assets/*', async route => {
    if (route.request().method() === 'DELETE') await route.fulfill({ status: 500 });
    else await route.fallback();
  });
};

export const LIST_OVERLAYS: readonly Overlay[] = [
  { file: 'resources/filters/FilterPopover.tsx', path: LIST, open: clickFirst('.filter-add') },
  {
    file: 'resources/filters/search/SearchChoiceField.tsx',
    path: LIST,
    open: clickFirst('.search-choice'),
  },
  {
    file: 'resources/filters/builder/FilterBuilderDialog.tsx',
    path: LIST,
    open: clickFirst('.filter-add', '.filter-editor-groups'),
  },
  { file: 'resources/columns/ColumnsButton.tsx', path: LIST, open: clickButton('columns.title') },
  {
    file: 'resources/transfer/export/ExportDialog.tsx',
    path: LIST,
    open: clickButton('transfer.export'),
  },
  {
    file: 'resources/transfer/import/ImportDialog.tsx',
    path: '/permissionManage',
    open: clickButton('transfer.import'),
  },
  {
    file: 'features/upgrade/BulkUpgradeDialog.tsx',
    path: LIST,
    open: sequence(selectRow, upgradeRows),
  },
  {
    file: 'resources/filters/saved/SaveQueryDialog.tsx',
    path: FILTERED_LIST,
    open: clickButton('query.save'),
  },
  {
    file: 'resources/filters/saved/SavedQueriesMenu.tsx',
    path: FILTERED_LIST,
    open: openSavedQueries,
  },
  {
    file: 'resources/filters/saved/ManageQueriesDialog.tsx',
    path: FILTERED_LIST,
    open: sequence(openSavedQueries, chooseItem('query.manage')),
  },
  {
    file: 'resources/bulk/BulkLoadingDialog.tsx',
    path: LIST,
    open: sequence(selectRow, clickFirst('.bulk-all'), holdRecords, clickFirst('.bulk-danger')),
  },
  {
    file: 'resources/bulk/BulkResultDialog.tsx',
    path: LIST,
    prepare: rejectDeletion,
    open: confirmDeletion,
    expectedError: /status of 500/u,
  },
];

export const PHONE_LIST_OVERLAYS: readonly Overlay[] = [
  {
    file: 'resources/filters/FilterDialog.tsx',
    path: '/permissionManage',
    open: clickFirst('.filter-open button'),
  },
  {
    file: 'resources/list/ListOptionsDrawer.tsx',
    path: '/permissionManage',
    open: clickButton('list.options'),
  },
  {
    file: 'resources/record/RecordActionMenu.tsx',
    path: '/permissionManage',
    open: clickFirst('.row-more'),
  },
  {
    file: 'features/users/AddUserDialog.tsx',
    path: '/permissionManage',
    open: clickButton('users.add'),
  },
];
