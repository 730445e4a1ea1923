import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';

import { installLocks } from '../support/browserLocks.ts';
import { muteConsoleError, openConsole, platform } from '../support/openConsole.tsx';
import {
  callMedia,
  createMediaProject,
  EVENING_PLAN,
  holdMedia,
  interruptMedia,
  openEditor,
  readPlans,
} from '../support/mediaEditor.ts';

/** The platform responds to the next creation of a plan with an error of its own. */
const rejectProgram = () =>
  platform.use(
    http.post(
      '*/api/media/projects/*/programs',
      () => Response.json({ error: { code: 1 } }, { status: 503 }),
      { once: true },
    ),
  );

describe('edits of an earlier visit', () => {
  it.each([
    ['Mine', ['Mine']],
    ['Theirs', ['Theirs']],
    ['Both', ['Theirs', 'Mine']],
  ])(
    'that another editor contradicts are decided by node: %s [MEDIA-13/conflict]',
    async (choice, expected) => {
      const project = await createMediaProject(EVENING_PLAN);
      const first = await openEditor(project);
      interruptMedia();
      await first.select(/^Evening/u);
      await first.type(first.properties().getByRole('textbox', { name: 'Name' }), 'Mine');
      expect(await screen.findByText(/^Not saved/u)).toBeVisible();
      cleanup();
      const [plan] = await readPlans(project);
      await callMedia(`/projects/${project.id}/programs/${plan?.id}`, 'PATCH', { name: 'Theirs' });
      interruptMedia().isDown = false;

      const { user } = await openConsole(`/data/projects/${project.id}`);
      const dialog = within(await screen.findByRole('dialog', { name: 'Merge two versions' }));
      expect(await dialog.findByText(/Both changed the same property\.$/u)).toBeVisible();
      const [heads, values] = within(dialog.getByRole('table', { name: 'Plan Evening' }))
        .getAllByRole('row')
        .map(line => [...line.children].map(({ textContent }) => textContent));
      expect(heads).toEqual(['Property', 'Last common version', 'Mine', 'Theirs']);
      expect(values).toEqual(['Name', 'Evening', 'Mine', 'Theirs']);
      await user.click(dialog.getByRole('radio', { name: choice }));
      await user.click(dialog.getByRole('button', { name: 'Merge and save' }));
      await screen.findByText(/^Saved \d/u);
      expect((await readPlans(project)).map(({ name }) => name)).toEqual(expected);
    },
  );

  it('are sent without a dialog when no other editor changed the project [MEDIA-13/autosave]', async () => {
    const project = await createMediaProject(EVENING_PLAN);
    const first = await openEditor(project);
    const connection = interruptMedia();
    await first.select(/^Evening/u);
    await first.type(first.properties().getByRole('textbox', { name: 'Name' }), 'Mine');
    await screen.findByText(/^Not saved/u);
    cleanup();
    connection.isDown = false;
    await openEditor(project);
    await screen.findByText(/^Saved \d/u);
    expect((await readPlans(project)).map(({ name }) => name)).toEqual(['Mine']);
  });

  it.each([
    ['at once', false],
    ['by a merge where the platform cannot say so at first', true],
  ])(
    'of a part whose creation has no response, and which another editor has changed since, are in that part, %s [MEDIA-13/autosave]',
    async (_, isUnavailable) => {
      const project = await createMediaProject();
      const first = await openEditor(project);
      const connection = interruptMedia();
      connection.isDown = false;
      platform.use(
        http.post(
          '*/api/media/projects/*/programs',
          async ({ request }) => {
            await platform.handleRequest(request);
            connection.isDown = true;
            return Response.error();
          },
          { once: true },
        ),
      );
      await first.user.click(screen.getByRole('button', { name: 'Add' }));
      await first.user.click(await screen.findByRole('menuitem', { name: 'Timing plan' }));
      await screen.findByText(/^Not saved/u);
      await first.type(first.properties().getByRole('textbox', { name: 'Name' }), 'Mine');
      cleanup();
      connection.isDown = false;
      const [plan] = await readPlans(project);
      await callMedia(`/projects/${project.id}/programs/${plan?.id}`, 'PATCH', { week: 62 });
      if (isUnavailable) rejectProgram();
      await openConsole(`/data/projects/${project.id}`);
      if (isUnavailable) await screen.findByText(/Nothing conflicted/u);
      await screen.findByText(/^Saved \d/u);
      expect(await readPlans(project)).toMatchObject([{ id: plan?.id, name: 'Mine', week: 62 }]);
    },
  );

  it('have a part once whose creation was sent several times, and executed once without a response [MEDIA-13/autosave]', async () => {
    const project = await createMediaProject();
    const first = await openEditor(project);
    const lost: Request[] = [];
    platform.use(
      http.post('*/api/media/projects/*/programs', ({ request }) => {
        lost.push(request.clone());
        return Response.error();
      }),
    );
    await first.user.click(screen.getByRole('button', { name: 'Add' }));
    await first.user.click(await screen.findByRole('menuitem', { name: 'Timing plan' }));
    await waitFor(() => expect(lost).toHaveLength(1));
    const [sent] = lost;
    await first.type(first.properties().getByRole('textbox', { name: 'Name' }), 'Mine');
    await waitFor(async () => expect(await lost.at(-1)?.clone().text()).toContain('"Mine"'));
    await screen.findByText(/^Not saved/u);
    cleanup();
    await platform.handleRequest(sent!);
    const [plan] = await readPlans(project);
    await callMedia(`/projects/${project.id}/programs/${plan?.id}`, 'PATCH', { week: 62 });
    platform.use(
      http.post('*/api/media/projects/*/programs', ({ request }) =>
        platform.handleRequest(request),
      ),
    );
    await openConsole(`/data/projects/${project.id}`);
    await screen.findByText(/^Saved \d/u);
    expect(await readPlans(project)).toMatchObject([{ id: plan?.id, name: 'Mine', week: 62 }]);
  });
});

it('opens a project as the platform has it while another window has edits that are not saved, which stay its own [MEDIA-13/leave]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const locks = installLocks();
  const first = await openEditor(project);
  const connection = interruptMedia();
  await first.user.click(screen.getByRole('button', { name: 'Add' }));
  await first.user.click(await screen.findByRole('menuitem', { name: 'Timing plan' }));
  await screen.findByText(/^Not saved/u);
  cleanup();
  const [key = ''] = Object.keys(localStorage).filter(name => name.startsWith('media.draft.'));
  const draft = localStorage.getItem(key);
  await waitFor(() => expect(locks.isHeld(key)).toBe(false));
  const closeFirst = await locks.hold(key);
  connection.isDown = false;

  const second = await openEditor(project);
  expect(
    await screen.findByText(/^You opened this project in another window first/u),
  ).toBeVisible();
  await second.select(/^Evening/u);
  await second.type(second.properties().getByRole('textbox', { name: 'Name' }), 'Night');
  await second.save();
  expect((await readPlans(project)).map(({ name }) => name)).toEqual(['Night']);
  connection.isDown = true;
  await second.type(second.properties().getByRole('textbox', { name: 'Name' }), 'Later');
  expect(await screen.findByText(/It is sent later/u)).toBeVisible();
  await second.user.click(screen.getByRole('link', { name: 'Back to the projects' }));
  expect(await screen.findByText('You have unsaved changes.')).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Stay' }));
  closeFirst();
  await waitFor(() => expect(locks.isHeld(key)).toBe(false));
  cleanup();
  expect(localStorage.getItem(key)).toBe(draft);
  connection.isDown = false;

  await openEditor(project);
  await screen.findByText(/^Saved \d/u);
  expect((await readPlans(project)).map(({ type }) => type)).toEqual(['playerPlan', 'timingPlan']);
  expect(screen.queryByText(/^You opened this project/u)).toBeNull();
});

/** Renames the plan while the platform does not respond, and follows the link out of the editor. */
async function leaveUnsaved() {
  const project = await createMediaProject(EVENING_PLAN);
  const { user, select, properties, type } = await openEditor(project);
  const connection = interruptMedia();
  await select(/^Evening/u);
  await type(properties().getByRole('textbox', { name: 'Name' }), 'Night');
  await screen.findByText(/^Not saved/u);
  await user.click(screen.getByRole('link', { name: 'Back to the projects' }));
  return { project, user, connection };
}

it('requires a confirmation to leave only while something is not saved [MEDIA-13/leave]', async () => {
  const { user, connection } = await leaveUnsaved();
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(
    dialog.getByText(/Unsaved changes stay in this browser and are sent when you open/u),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Leave' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(await screen.findByRole('treeitem', { name: /^Night/u })).toBeVisible();
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await user.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
  expect(await screen.findByText(/^These changes are not stored in this browser/u)).toBeVisible();
  expect(screen.getByText(/It is sent later/u)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the projects' }));
  expect(await screen.findByText('You have unsaved changes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  setItem.mockRestore();
  connection.isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Retry now' }));
  await screen.findByText(/^Saved \d/u);
  await user.click(screen.getByRole('link', { name: 'Back to the projects' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Project editor|^Projects/u }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('names the parts that the platform rejects, and each press shows the next one [MEDIA-13/autosave]', async () => {
  muteConsoleError();
  const project = await createMediaProject(EVENING_PLAN, { name: 'Night' });
  const { user, row, select, properties, type } = await openEditor(project);
  const error = { statusCode: 422, name: 'Error', message: 'no', code: 22 };
  const reject = () => Response.json({ error }, { status: 422 });
  platform.use(
    http.patch('*/api/media/projects/*/scenes/:sceneId', reject),
    http.delete('*/api/media/projects/*/programs/:programId', reject),
  );
  await select(/^Welcome/u);
  await type(properties().getByRole('textbox', { name: 'Name' }), 'Sale');
  await user.click(await row(/^Night/u));
  await user.click(await screen.findByRole('button', { name: 'Evening / Sale' }));
  expect(await row(/^Sale/u)).toHaveAttribute('aria-selected', 'true');
  await select(/^Night/u);
  await user.keyboard('{Delete}');
  await user.click(await screen.findByRole('button', { name: 'deletion of Night and 1 more' }));
  expect(await row(/^Riverfront/u)).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('button', { name: 'Evening / Sale and 1 more' }));
  expect(await row(/^Sale/u)).toHaveAttribute('aria-selected', 'true');
});

it('is left without a choice when the edits are saved while the dialog is open [MEDIA-13/leave]', async () => {
  const { project, connection } = await leaveUnsaved();
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  connection.isDown = false;
  fireEvent.online(window);
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Project editor|^Projects/u }),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await readPlans(project)).map(({ name }) => name)).toEqual(['Night']);
});

it.each(['before', 'after'])(
  'has each part once, without a conflict, when it is left during a call and opened again %s the response [MEDIA-13/leave]',
  async time => {
    const project = await createMediaProject();
    const { user } = await openEditor(project);
    const call = holdMedia('post', `projects/${project.id}/programs`);
    for (const kind of ['General plan', 'Timing plan']) {
      await user.click(screen.getByRole('button', { name: 'Add' }));
      await user.click(await screen.findByRole('menuitem', { name: kind }));
    }
    await call.sent;
    await user.click(screen.getByRole('link', { name: 'Back to the projects' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    const link = await screen.findByRole('link', { name: 'Riverfront' });
    if (time === 'after') call.release();
    await user.click(link);
    if (time === 'before') await screen.findByRole('heading', { name: 'Project editor' });
    call.release();
    await screen.findByText(/^Saved \d/u);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('treeitem', { name: /^Plan/u })).toHaveLength(2);
    const types = ['playerPlan', 'timingPlan'];
    expect((await readPlans(project)).map(({ type }) => type)).toEqual(types);
  },
);

it('shows when another editor has saved changes, and merges them without a dialog where nothing conflicts [MEDIA-13/conflict]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const { user, row } = await openEditor(project);
  const [plan] = await readPlans(project);
  await callMedia(`/projects/${project.id}/programs/${plan?.id}`, 'PATCH', { name: 'Theirs' });
  await waitFor(() => {
    // A check that is running may have started before the change.
    fireEvent(window, new Event('visibilitychange'));
    expect(screen.getByText(/^Another editor saved changes/u)).toBeVisible();
  });
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  expect(await row(/^Theirs/u)).toBeVisible();
  expect(await screen.findByText(/merged\. Nothing conflicted/u)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/^Another editor saved changes/u)).toBeNull();
});
