import { WEBM_BASE64 } from '../../mocks/city/media/clips.ts';
import { addProject, openEditor } from './support/mediaEditor.ts';
import { expect, test } from './support/test.ts';

/** Returns a video of the city with an element of unique padding, so that the storage does not have its content. */
const createClip = () =>
  Buffer.concat([
    Buffer.from(WEBM_BASE64, 'base64'),
    Buffer.from([0xec, 0x90]),
    crypto.getRandomValues(new Uint8Array(16)),
  ]);

test('a video that is uploaded on the stage is previewed by a frame of it, under the policy [MEDIA-10/scene]', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  const project = await addProject(city);
  const { add, button, saved } = await openEditor({ page, consolePage, translate }, project);
  await add('media.add.playerPlan');
  await add('media.layout.scene-5');
  await button(translate('media.library')).click();
  await page
    .getByLabel(translate('upload.files.choose'))
    .last()
    .setInputFiles([{ name: 'river.webm', mimeType: 'video/webm', buffer: createClip() }]);
  const library = page.getByRole('region', { name: translate('media.library') });
  await expect(library.getByText(translate('upload.state.done'), { exact: true })).toBeVisible();
  await library.getByRole('button', { name: /^river\.webm/u }).click();
  await expect(saved).toBeVisible();
  await button(translate('media.preview')).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toBeVisible();
  // Its colours turn from teal to amber; the placeholder of a video without a still has neither.
  await expect
    .poll(() =>
      picture.evaluate(element => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: 64, height: 32 });
        const context = canvas.getContext('2d');
        context?.drawImage(element as HTMLImageElement, 0, 0, 64, 32);
        const { data = [] } = context?.getImageData(0, 0, 64, 32) ?? {};
        return data.some((red, i) => i % 4 === 0 && red > 200 && (data[i + 2] ?? 255) < 100);
      }),
    )
    .toBe(true);
});
