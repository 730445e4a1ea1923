import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { callStorage, createMediaProject, openEditor, readPlans } from '../support/mediaEditor.ts';
import { EDITED_BASE_INFO, MEDIA_KIND_CASES } from '../support/mediaKindCases.ts';

// jsdom has no videos.
beforeEach(() => void vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined));

it.each(MEDIA_KIND_CASES)(
  'stores every field of an item as it is edited [$row]',
  async ({ item, source, controls, expected }) => {
    const files = await callStorage('/file');
    const file = files.find(({ type }) => type === source);
    const { baseInfo } = item as { readonly baseInfo: object };
    const stored = source
      ? { ...item, baseInfo: { ...baseInfo, materialId: file?.['id'], file: file?.['name'] } }
      : item;
    const area = { name: 'Area', x: 0, y: 0, width: 640, height: 320, children: [stored] };
    const project = await createMediaProject({
      ...{ name: 'Plan', children: [{ name: 'Scene', children: [area] }] },
    });
    const editor = await openEditor(project);
    await editor.select(/^Area/u);
    await editor.user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    for (const change of controls) await change(editor);
    await editor.save();
    const [plan] = await readPlans(project);
    const [saved] = plan?.scenes[0]?.zones[0]?.items ?? [];
    expect(saved).toMatchObject({ ...expected, baseInfo: EDITED_BASE_INFO });
    expect(screen.queryByText(/^Not saved/u)).toBeNull();
  },
);
