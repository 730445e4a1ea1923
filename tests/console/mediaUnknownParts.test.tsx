import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import {
  changeResponse,
  expectNoStoppedParts,
  WRONG_OBJECT,
  WRONG_VALUES,
} from '../support/faultyResponses.ts';
import {
  createMediaProject,
  EVENING_PLAN,
  type MediaRecord,
  openEditor,
  readPlans,
} from '../support/mediaEditor.ts';
import { getReceivedCalls, muteConsoleError } from '../support/openConsole.tsx';

type Json = Record<string, unknown>;

/** Alters the first part of a level in each plan that the platform sends, as a newer or a faulty one has it. */
const alterPlans = (alter: (plan: Json, scene: Json, area: Json, item: Json) => void) =>
  changeResponse('media/projects/:id/programs', body => {
    for (const plan of body as MediaRecord[]) {
      const [scene] = plan.scenes;
      const [area] = scene?.zones ?? [];
      alter(plan, scene as Json, area as Json, area?.items[0] as Json);
    }
    return body;
  });

/** The calls that changed anything since the project was created. */
const listChanges = () =>
  getReceivedCalls()
    .filter(({ call }) => /^(?:POST|PUT|PATCH|DELETE) .*\/projects\//u.test(call))
    .filter(({ call }) => !call.includes('/editors/'))
    .map(({ call, text }) => [call.replaceAll(/[0-9a-f]{24}/gu, ':id'), text] as const);

/** Opens the project, renames it, and returns what was sent: nothing of the part that is not known. */
async function rename({ isItemShown = true, text = 'Rain' } = {}) {
  const project = await createMediaProject(EVENING_PLAN);
  const before = await readPlans(project);
  const { user, select, properties, type, save } = await openEditor(project);
  if (isItemShown) {
    await select(/^Evening/u);
    await user.keyboard(`${'{ArrowRight}{ArrowDown}'.repeat(3)}{Enter}`);
    expectNoStoppedParts();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
  await select(/^Riverfront/u);
  await type(properties().getByRole('textbox', { name: 'Name' }), 'Lakeside');
  await save();
  expectNoStoppedParts();
  expect(listChanges()).toEqual([
    [
      'PATCH /api/media/projects/:id',
      expect.stringMatching(/^\{"name":"Lakeside","version":\d+\}$/u),
    ],
  ]);
  expect(await readPlans(project)).toEqual(before);
}

it('shows an item of a kind that it does not know as unknown, next to the others, and never sends it [REL-04]', async () => {
  alterPlans((_plan, _scene, _area, item) => Object.assign(item, { kind: 'hologram' }));
  await rename({ text: 'Unknown (hologram)' });
  expect(screen.getAllByText('Rain').length).toBeGreaterThan(0);
});

it('shows a plan of a type that it does not know as unknown, in its tree and its schedule [REL-04]', async () => {
  alterPlans(plan => Object.assign(plan, { type: 'lunarPlan' }));
  await rename({ text: 'Unknown (lunarPlan)' });
});

it.each<[string, string, Parameters<typeof alterPlans>[0]]>([
  ['no baseInfo', 'Rain', (_plan, _scene, _area, item) => delete item['baseInfo']],
  ['no id', 'Rain', (_plan, _scene, _area, item) => delete item['id']],
  ['no kind', 'Rain', (_plan, _scene, _area, item) => delete item['kind']],
  ['items that are null', 'Rain', (_plan, _scene, area) => Object.assign(area, { items: null })],
  ['an item that is null', 'Rain', (_plan, _scene, area) => Object.assign(area, { items: [null] })],
  ['zones that are null', 'Welcome', (_plan, scene) => Object.assign(scene, { zones: null })],
  ['a scene that is a text', 'Evening', plan => Object.assign(plan, { scenes: ['scene'] })],
])('opens a project with %s, and keeps the part as it is [REL-04]', async (_, text, alter) => {
  alterPlans(alter);
  await rename({ text });
});

it('opens a project that the platform sends without its id [REL-04]', async () => {
  changeResponse('media/projects/:id', body => ({ ...(body as Json), id: undefined }));
  await rename();
});

describe('a project whose parts hold what no field can read', () => {
  it.each(WRONG_VALUES)(
    'opens, with %s in every property of an item [REL-04]',
    async (_, value) => {
      muteConsoleError();
      const keys = ['content', 'paragraphs', 'font', 'fontColor', 'background', 'inTransition'];
      alterPlans((_plan, _scene, _area, item) => {
        for (const key of [...keys, ...Object.keys(item)]) if (key !== 'id') item[key] = value;
      });
      await rename({ isItemShown: false });
    },
  );

  it.each([WRONG_OBJECT, 'no such value', null])(
    'opens, with %j in every property of an area and a scene [REL-04]',
    async value => {
      muteConsoleError();
      alterPlans((_plan, scene, area) => {
        for (const part of [scene, area])
          for (const key of Object.keys(part))
            if (!['id', 'zones', 'items'].includes(key)) part[key] = value;
      });
      await rename({ isItemShown: false });
    },
  );
});
