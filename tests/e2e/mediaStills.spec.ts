import { WEBM_BASE64 } from '../../mocks/city/media/clips.ts';
import { encodeIndexedPng } from '../../mocks/city/media/png.ts';
import { addProject, openEditor } from './support/mediaEditor.ts';
import { expect, test } from './support/test.ts';

/** Returns a video of the city with an element of unique padding, so that the storage does not have its content. */
const createClip = () =>
  Buffer.concat([
    Buffer.from(WEBM_BASE64, 'base64'),
    Buffer.from([0xec, 0x90]),
    crypto.getRandomValues(new Uint8Array(16)),
  ]);

/** Returns a picture of 900 × 450 pixels in random colours. */
const createPicture = () => {
  const colors = crypto.getRandomValues(new Uint8Array(900));
  const [width, height] = [900, 450];
  const getColorIndex = (x: number, y: number) => ((colors[x] ?? 0) + y) % 2;
  const palette = [[12, 90, 110] as const, [240, 180, 60] as const];
  return Buffer.from(encodeIndexedPng({ width, height, palette, getColorIndex }));
};

test('a large picture and a video that are uploaded in the editor are shown by their stills, under the policy [MEDIA-10/scene]', async ({
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
  const choose = page.getByLabel(translate('upload.files.choose')).last();
  const library = page.getByRole('region', { name: translate('media.library') });
  const done = library.getByText(translate('upload.state.done'), { exact: true });
  await choose.setInputFiles([
    { name: 'bridge.png', mimeType: 'image/png', buffer: createPicture() },
  ]);
  await expect(done).toHaveCount(1);
  const thumbnail = library.getByRole('button', { name: /^bridge\.png/u }).locator('img');
  // As high as the thumbnail at two pixels of the screen per pixel of the page.
  await expect
    .poll(() => thumbnail.evaluate(image => (image as HTMLImageElement).naturalHeight))
    .toBe(112);
  await choose.setInputFiles([
    { name: 'river.webm', mimeType: 'video/webm', buffer: createClip() },
  ]);
  await expect(done).toHaveCount(2);
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
