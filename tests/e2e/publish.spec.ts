import type { Page } from '@playwright/test';

import { services } from '../../src/generated/services.ts';
import { expect, test } from './support/test.ts';

const { insertIntoPlayer } = services.core.operations;
const TEXT = { en: 'Text', zh: '插播内容' };
const DURATION = { en: 'Duration', zh: '播放时长' };
const { uploadFile } = services.storage.operations;

const createFile = (name: string, text: string) => ({
  ...{ name, mimeType: 'text/plain' },
  buffer: Buffer.from(text),
});

/** Chooses files in the open dialog. */
const chooseFiles = (page: Page, label: string, files: ReturnType<typeof createFile>[]) =>
  page.getByRole('dialog').getByLabel(label).last().setInputFiles(files);

test('many files are uploaded at once, with progress, cancel and retry; a wrong one is rejected before it is sent [MEDIA-14/many] [MEDIA-14/cancel] [MEDIA-14/refused] [STORE-04/screen]', async ({
  page,
  consolePage,
  translate,
  language,
}) => {
  await consolePage.openSignedIn('/systemOperation/storage/files');
  await page.getByRole('button', { name: uploadFile.label[language] }).click();
  // The first request is held until it is cancelled; the others continue.
  let requestCount = 0;
  await page.route('**/api/storage/file/upload**', async route => {
    requestCount += 1;
    if (requestCount > 1) await route.continue();
  });
  const names = ['1.txt', '2.txt', '3.txt', '4.txt', '5.txt'].map(name => `${language}-${name}`);
  await chooseFiles(page, translate('upload.files.choose'), [
    ...names.map(name => createFile(name, `${name} ${language} ${test.info().project.name}`)),
    createFile('picture.png', 'no picture'),
  ]);
  const list = page.getByRole('dialog').getByRole('list', { name: translate('upload.list') });
  const item = (name: string) => list.getByRole('listitem', { name, exact: true });
  await expect(item('picture.png')).toContainText('.png');
  await expect(list.getByText(translate('upload.state.done'), { exact: true })).toHaveCount(4);
  const held = list.getByRole('listitem').filter({ has: page.getByRole('progressbar') });
  const first = (await held.getAttribute('aria-label')) ?? '';
  const cancel = page.getByRole('button', { name: translate('upload.cancel', { name: first }) });
  await cancel.click();
  await expect(item(first)).toContainText(translate('upload.state.cancelled'));
  await page.getByRole('button', { name: translate('upload.retry', { name: first }) }).click();
  await expect(list.getByText(translate('upload.state.done'), { exact: true })).toHaveCount(5);
});

/** The sizes and languages in which a journey is walked. */
const VARIANTS = {
  'on a desktop': {},
  'on a phone in Chinese': {
    language: 'zh',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  },
} as const;

for (const [variant, options] of Object.entries(VARIANTS))
  test.describe(variant, () => {
    test.use(options);

    test('a document is attached to a model type, and its PDF opens inside the console under the policy [STORE-02/docs]', async ({
      page,
      consolePage,
      translate,
    }) => {
      await consolePage.openSignedIn('/data/modelTypes?perPage=25');
      await page
        .getByRole('button', { name: /^3 (?:documents|份文档)$/u })
        .first()
        .click();
      await chooseFiles(page, translate('upload.files.choose'), [
        createFile('steps.txt', 'First: off'),
      ]);
      const documents = page
        .getByRole('dialog')
        .getByRole('list', { name: translate('storage.documents'), exact: true });
      await expect(documents.getByRole('button', { name: 'steps.txt', exact: true })).toBeVisible();
      await documents
        .getByRole('button', { name: /\.pdf$/u })
        .first()
        .click();
      const canvas = page.getByRole('dialog').getByRole('img', { name: /\.pdf/u });
      await expect(canvas).toBeVisible();
      // The page is drawn: some of its pixels are dark.
      await expect
        .poll(() =>
          canvas.evaluate(element => {
            const { width, height } = element as HTMLCanvasElement;
            const context = (element as HTMLCanvasElement).getContext('2d');
            const { data } = context!.getImageData(0, 0, width, height);
            return data.some(
              (value, index) => index % 4 === 0 && value < 64 && data[index + 3] === 255,
            );
          }),
        )
        .toBe(true);
      await expect(page.getByRole('dialog').getByText(/Model: /u)).toBeAttached();
    });
  });

test('a text is inserted on two players, of which one is offline and waits [MEDIA-12/insert] [MEDIA-12/offline]', async ({
  page,
  consolePage,
  translate,
  city,
  language,
  problems,
}) => {
  problems.expect(/409 \(Conflict\)/u);
  const players = (await city.call('/core/players')) as readonly {
    readonly id: string;
    readonly assetId: string;
    readonly assetName: string;
    readonly online: boolean;
  }[];
  const online = players.find(player => player.online);
  const offline = players.find(player => !player.online);
  const where = { assetId: { inq: [online?.assetId, offline?.assetId] } };
  await consolePage.openSignedIn(
    `/playProject?filter=${encodeURIComponent(JSON.stringify(where))}`,
  );
  await expect(page.getByText(translate('player.offline')).first()).toBeVisible();
  await page.getByRole('main').getByRole('checkbox').first().check();
  const bar = page.getByRole('region', { name: translate('bulk.bar') });
  await bar.getByRole('button', { name: insertIntoPlayer.label[language], exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: TEXT[language], exact: true }).fill('Drive slowly');
  await dialog.getByLabel(DURATION[language], { exact: true }).fill('600');
  await dialog.getByRole('button').last().click();
  // The result of each player: the offline one waits.
  await dialog.getByRole('button', { name: translate('bulk.close'), exact: true }).click();
  const row = (display: string) => page.getByRole('main').getByRole('row', { name: display });
  await expect(row(online?.assetName ?? '').first()).toContainText(
    translate('player.inserted', { text: 'Drive slowly' }),
  );
  await expect(row(offline?.assetName ?? '').first()).toContainText('Drive slowly');
  const [waiting] = (await city.call(
    `/core/players?filter=${encodeURIComponent(JSON.stringify({ where: { id: offline?.id } }))}`,
  )) as readonly { readonly pending: readonly { readonly name: string }[] }[];
  expect(waiting?.pending.at(-1)).toMatchObject({ kind: 'insert', name: 'Drive slowly' });
});
