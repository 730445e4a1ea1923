import { createMediaId } from '../../../../mocks/city/media/createMediaId.ts';
import { services } from '../../../../src/generated/services.ts';
import { chooseItem, clickButton, clickFirst, sequence } from './openers.ts';
import type { Opener, Overlay } from './Overlay.ts';

const { downloadDocument, uploadFile } = services.storage.operations;

const PROJECT = `/data/projects/${createMediaId('project', 1)}`;
/** Another project: its conflict leaves a draft. */
const CONFLICT_PROJECT_ID = createMediaId('project', 2);

/** Selects the first program, which is below the project. */
const selectProgram: Opener = ({ page }) => page.getByRole('treeitem').nth(1).click();

/** Selects the first scene of the first program. */
const selectScene = sequence(selectProgram, async ({ page }) => {
  await page.keyboard.press('ArrowRight');
  await page.locator('[role=treeitem][aria-level="3"]').first().click();
});

/** Adds an area, which is empty, and opens the menu of its button. */
const openItemMenu = sequence(
  selectScene,
  clickButton('media.add'),
  chooseItem('media.add.area'),
  ({ page }) => page.locator('.media-canvas button[aria-haspopup=menu]').first().click(),
);

/** Publishes the project to a player, which plays another one until it is switched. */
const openPlayNow = sequence(
  clickButton('media.publish'),
  clickButton('media.publish.players.add'),
  async ({ page, translate }) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').first().check();
    const publish = { name: translate('media.publish'), exact: true };
    await dialog.getByRole('button', publish).click();
    const playNow = dialog.getByText(translate('media.publish.playNow'), { exact: true });
    await playNow.first().click();
  },
);

/** Renames the first program on the platform, as another user. */
const renameProgram: Opener = async ({ city }) => {
  const programs = `/media/projects/${CONFLICT_PROJECT_ID}/programs`;
  const [program] = (await city.call(programs)) as readonly { readonly id: string }[];
  await city.call(`${programs}/${program?.id ?? ''}`, 'PATCH', { name: 'Theirs' });
};

const typeProgramName: Opener = ({ page, translate }) =>
  page.getByRole('textbox', { name: translate('media.field.name') }).fill('Mine');

/** The overlays of the media editor, and that of the uploads. */
export const MEDIA_OVERLAYS: readonly Overlay[] = [
  {
    file: 'features/storage/UploadDialog.tsx',
    path: '/systemOperation/storage/files',
    open: clickButton(uploadFile.label),
  },
  {
    file: 'features/storage/StoredFileDialog.tsx',
    path: '/systemOperation/storage/documents?perPage=5',
    open: sequence(clickFirst('.row-more'), chooseItem(downloadDocument.label)),
  },
  {
    file: 'features/storage/ModelTypeDocumentsDialog.tsx',
    path: '/data/modelTypes?perPage=5',
    open: clickFirst('td .link-button'),
  },
  { file: 'features/media/contents/AddMenu.tsx', path: PROJECT, open: clickButton('media.add') },
  {
    file: 'features/media/contents/NodeActionsMenu.tsx',
    path: PROJECT,
    open: sequence(selectProgram, clickButton('media.actions')),
  },
  {
    file: 'features/media/stage/SceneStage.tsx',
    path: PROJECT,
    open: openItemMenu,
    leavesEdits: true,
  },
  {
    file: 'features/media/stage/SceneTabs.tsx',
    path: PROJECT,
    open: sequence(selectScene, clickButton('media.add.scene')),
  },
  {
    file: 'features/media/preview/PreviewDialog.tsx',
    path: PROJECT,
    open: clickButton('media.preview'),
  },
  {
    file: 'features/media/publish/PublishDialog.tsx',
    path: PROJECT,
    open: clickButton('media.publish'),
  },
  { file: 'features/media/publish/PlayNow.tsx', path: PROJECT, open: openPlayNow },
  {
    file: 'features/media/save/MediaConflictDialog.tsx',
    path: `/data/projects/${CONFLICT_PROJECT_ID}`,
    open: sequence(
      selectProgram,
      renameProgram,
      typeProgramName,
      clickButton('media.save.resolve'),
    ),
    leavesEdits: true,
    expectedError: /409 \(Conflict\)/u,
  },
];
