import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, expect, it, vi } from 'vitest';

import { session } from '../../src/api/session.ts';
import { endAllTasks, getTasks } from '../../src/resources/tasks/tasks.ts';
import { openConsole, platform, getReceivedCalls } from '../support/openConsole.tsx';
import { createField } from '../support/testDescriptors.ts';
import { useHeldClock } from '../support/heldClock.ts';
import {
  createLampPlatform,
  lampResource,
  levelField,
  createLampOperation,
  createPlatformError,
} from '../support/lamps.ts';
import { openResources } from '../support/openResources.tsx';

afterEach(() => {
  vi.useRealTimers();
  endAllTasks();
});

/** A platform whose devices respond when the test lets them. */
function heldLamps(count: number) {
  const held = Array.from({ length: count }, () => Promise.withResolvers<object>());
  const more = Object.fromEntries(
    held.map(({ promise }, index) => [
      `POST /lamps/l${String(index + 1).padStart(3, '0')}/on`,
      () => promise,
    ]),
  );
  return { held, ...createLampPlatform(count, more) };
}

/** Starts to switch on all lamps, and stops the clock there: the test continues it. */
async function switchAllOn(count: number) {
  const { held, resources, responses } = heldLamps(count);
  const opened = await openResources(resources, '/data/lamps', { responses });
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await opened.user.click(screen.getByRole('button', { name: 'Switch on' }));
  const confirm = await screen.findByRole('button', { name: `Switch on ${count} lamps` });
  useHeldClock();
  await opened.user.click(confirm);
  const dialog = within(await screen.findByRole('dialog', { name: `Switch on ${count} lamps` }));
  return { ...opened, held, dialog };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const getResponses = (received: readonly { readonly call: string }[]) =>
  received.filter(({ call }) => call.endsWith('/on')).length;

it('shows nothing but Stop at first, then a bar, percent after 3 s, and moves to the tasks after 10 s', async () => {
  const { held, dialog } = await switchAllOn(8);
  expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Stop' })).toBeEnabled();
  await pass(400);
  expect(dialog.getByRole('progressbar', { name: 'Switch on 8 lamps' })).toBeVisible();

  held[0]!.resolve({});
  held[1]!.resolve({});
  await pass(3000);
  expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(await dialog.findByText('25 %')).toBeVisible();
  expect(dialog.getByText('2 of 8 done')).toBeVisible();
  expect(dialog.getAllByRole('button', { name: /Stop|Cancel/u })).toHaveLength(1);

  await pass(7000);
  expect(await screen.findByText('Continues under Tasks: Switch on 8 lamps')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  for (const { resolve } of held) resolve({});
});

it('shows for each device whether it is pending, sent, done or did not respond, and does not retry by itself', async () => {
  const { held, dialog, received, user } = await switchAllOn(8);
  expect(dialog.getByText('6 sent, no response yet')).toBeVisible();
  expect(dialog.getByText('2 waiting')).toBeVisible();
  held[0]!.resolve({});
  expect(await dialog.findByText('1 done')).toBeVisible();
  expect(dialog.getByText('1 waiting')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Run in background' }));
  expect(getResponses(received)).toBe(7);
  for (const { resolve } of held) resolve({});
});

it('stops at once what has not been sent, and shows what was sent and what is not known', async () => {
  const { held, dialog, received, user } = await switchAllOn(10);
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  const status = dialog.getByRole('status');
  expect(status).toHaveTextContent(
    'Stopped. 6 of 10 commands were sent. 6 without a response: the result is not known.',
  );
  held[0]!.resolve({});
  await waitFor(() => expect(status).toHaveTextContent('5 without a response'));
  expect(getResponses(received)).toBe(6);
  for (const { resolve } of held) resolve({});

  await waitFor(() => expect(status).toHaveTextContent(/^Stopped. 6 of 10 commands were sent.$/u));
  expect(dialog.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(dialog.getByText('6 done')).toBeVisible();
  expect(dialog.getByText('4 not started')).toBeVisible();
  expect(getResponses(received)).toBe(6);
  await user.click(dialog.getByRole('button', { name: 'Continue with the other 4' }));
  expect(await screen.findByText('4 lamps switched on')).toBeVisible();
  expect(getResponses(received)).toBe(10);
});

it('draws the names of devices only in a list that is open, and opens none by itself before all is over', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { held, dialog, user } = await switchAllOn(8);
  const nameOfFirst = () => dialog.queryByText('L001');
  expect(nameOfFirst()).not.toBeInTheDocument();
  await user.click(dialog.getByText('6 sent, no response yet'));
  expect(nameOfFirst()).toBeVisible();
  held[0]!.resolve(createPlatformError(409, 18));
  expect(await dialog.findByText('1 failed')).toBeVisible();
  expect(nameOfFirst()).not.toBeInTheDocument();
  for (const { resolve } of held) resolve({});
  expect(await dialog.findByText('L001')).toBeVisible();
  expect(dialog.queryByText('L002')).not.toBeInTheDocument();
  await user.click(dialog.getByText('1 failed'));
  expect(nameOfFirst()).not.toBeInTheDocument();
});

it('counts what is pending apart from what is done, while it lasts, in the result and under Tasks', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { held, dialog, user } = await switchAllOn(8);
  held.slice(0, 3).forEach(({ resolve }) => resolve(createPlatformError(409, 81)));
  held[3]!.resolve(createPlatformError(409, 18));
  held[4]!.resolve({});
  await pass(3100);
  expect(await dialog.findByText('1 of 8 done, 3 pending, 1 failed')).toBeVisible();
  for (const { resolve } of held) resolve({});
  expect(await dialog.findByText(/^4 of 8 lamps switched on\. 3 pending: /u)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));

  await user.click(screen.getByRole('button', { name: 'Tasks' }));
  const entry = within(await screen.findByRole('listitem', { name: 'Switch on 8 lamps' }));
  expect(entry.getByText('4 of 8 done, 3 pending, 1 failed')).toBeVisible();
  expect(entry.getByText('partly done')).toBeVisible();
});

it('keeps what failed, to be tried again, while the rest is done', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { held, dialog, user } = await switchAllOn(10);
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  held.forEach(({ resolve }, at) => resolve(at === 0 ? createPlatformError(409, 4) : {}));
  await user.click(await dialog.findByRole('button', { name: 'Continue with the other 4' }));
  expect(await screen.findByText('4 lamps switched on')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));

  // The lamp that failed before is still selected, and its task still offers to try it again.
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  expect(bar.getByRole('status')).toHaveTextContent('1 selected');
  const [first] = getTasks().filter(({ title }) => title === 'Switch on 10 lamps');
  expect(first).toMatchObject({ progress: { failed: 1 }, retry: expect.any(Function) as unknown });
});

it('stops where the session ends', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { held, dialog, received } = await switchAllOn(10);
  held[0]!.resolve(createPlatformError(401, 52));
  await dialog.findByText('1 failed');
  for (const { resolve } of held.slice(1)) resolve({});
  expect(await dialog.findByText('5 of 10 lamps switched on')).toBeVisible();
  expect(getResponses(received)).toBe(6);
});

/** Starts to switch on one lamp, and stops the clock there. */
async function switchOneOn() {
  const { held, resources, responses } = heldLamps(1);
  const opened = await openResources(resources, '/data/lamps/l001/show', { responses });
  await opened.user.click(await screen.findByRole('button', { name: 'Switch on' }));
  const confirm = await screen.findByRole('button', { name: 'Switch on L001' });
  useHeldClock(['setInterval', 'clearInterval']);
  await opened.user.click(confirm);
  const dialog = within(screen.getByRole('alertdialog', { name: 'Switch on “L001”?' }));
  return { ...opened, held: held[0]!, dialog, confirm };
}

it('treats one call as a task like any other: first no indicator, then a bar, 0 of 1 with the time and Cancel, then the task list, which shows its end [UX-06]', async () => {
  const { user, held, dialog } = await switchOneOn();
  await pass(200);
  expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tasks', hidden: true })).toBeInTheDocument();
  await pass(200);
  expect(dialog.getByRole('progressbar', { name: 'Switch on L001' })).toBeVisible();
  await pass(3000);
  expect(dialog.getByText('0 %')).toBeVisible();
  expect(dialog.getByText('0 of 1 done · 3 s')).toBeVisible();
  await pass(1000);
  expect(dialog.getByText('0 of 1 done · 4 s')).toBeVisible();
  expect(dialog.getAllByRole('button', { name: 'Cancel' })[0]).toBeEnabled();

  await pass(6000);
  expect(await screen.findByText('Continues under Tasks: Switch on L001')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Lamps' }));
  await screen.findByRole('heading', { name: /^Lamps/u });
  await user.click(screen.getByRole('button', { name: 'Tasks, 1 running' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Tasks' }));
  const entry = within(drawer.getByRole('listitem', { name: 'Switch on L001' }));
  expect(entry.getByText(/^Stops sending/u)).toBeVisible();
  held.resolve({});
  expect(await screen.findByText('Finished: Switch on L001')).toBeVisible();
  expect(entry.getByText('1 of 1 done')).toBeVisible();
});

it('only stops waiting for what moves equipment, and shows that it may still be carried out', async () => {
  const { user, held, dialog, confirm, received } = await switchOneOn();
  await pass(3100);
  await user.click(dialog.getAllByRole('button', { name: 'Cancel' })[0]!);
  expect(await screen.findByText(/^Cancelled: Switch on L001\. It may still run/u)).toBeVisible();
  // The dialog is there to try again, and nothing was sent twice by itself.
  await waitFor(() => expect(confirm).toBeEnabled());
  expect(getResponses(received)).toBe(1);
  held.resolve({});
  await pass(100);
  expect(screen.queryByText(/^Switch on done/u)).not.toBeInTheDocument();
});

it('shows the work of an action that has no dialog at the edge, and its response under Tasks after that', async () => {
  const held = Promise.withResolvers<object>();
  const read = createLampOperation({
    id: 'readClock',
    kind: 'action',
    method: 'get',
    path: '/lamps/{id}/clock',
    label: { en: 'Read clock', zh: '读取时钟' },
    responses: [{ status: 200, value: createField({ kind: 'object', fields: [levelField] }) }],
  });
  const { responses } = createLampPlatform(1, {
    'GET /lamps/l001/clock': () => held.promise,
  });
  const resources = { lamps: { ...lampResource, actions: [read] } };
  const { user } = await openResources(resources, '/data/lamps/l001/show', { responses });
  const button = await screen.findByRole('button', { name: 'Read clock' });
  useHeldClock(['setInterval', 'clearInterval']);
  await user.click(button);
  await pass(200);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await pass(200);
  expect(await screen.findByRole('progressbar', { name: 'Read clock L001' })).toBeVisible();
  await pass(10_000);
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Lamps' }));
  held.resolve({ level: 35 });
  expect(await screen.findByText('Finished: Read clock L001')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tasks' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Tasks' }));
  expect(drawer.getByText('Result')).toBeVisible();
  expect(await drawer.findByText(/^35/u)).toBeVisible();
});

it('offers to try again under Tasks what failed there', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { user, held, received } = await switchOneOn();
  await pass(10_100);
  held.resolve(createPlatformError(409, 4));
  expect(await screen.findByText('Switch on L001 failed. The device is offline.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tasks' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Tasks' }));
  await user.click(drawer.getByRole('button', { name: 'Retry 1' }));
  await waitFor(() => expect(getResponses(received)).toBe(2));
});

it('treats the saving of a form alike: the input stays when it is cancelled, and needs no confirmation once it continues in the background', async () => {
  const held = Promise.withResolvers<object>();
  const { responses } = createLampPlatform(1, { 'PATCH /lamps/l001': () => held.promise });
  const { user } = await openResources({ lamps: lampResource }, '/data/lamps/l001', { responses });
  const name = await screen.findByRole('textbox', { name: /^Name/u });
  await user.type(name, '!');
  useHeldClock(['setInterval', 'clearInterval']);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await screen.findByRole('progressbar', { name: 'Edit lamp L001' });
  await pass(3100);
  expect(screen.getByText('0 %')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
  expect(await screen.findByText(/^Cancelled: Edit lamp L001/u)).toBeVisible();
  expect(name).toHaveValue('L001!');

  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await screen.findByRole('progressbar', { name: 'Edit lamp L001' });
  await pass(10_100);
  expect(await screen.findByText('Continues under Tasks: Edit lamp L001')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Lamps' }));
  expect(await screen.findByRole('heading', { name: /^Lamps/u })).toBeVisible();
  held.resolve({ id: 'l001', name: 'L001!' });
  expect(await screen.findByText('Finished: Edit lamp L001')).toBeVisible();
});

/** Locks some users in the console itself, slowly: until the test lets the platform respond. */
async function lockUsers() {
  const held = Promise.withResolvers<undefined>();
  const opened = await openConsole('/permissionManage?perPage=10');
  const { user } = opened;
  await user.click(await screen.findByLabelText('Select all on this page'));
  platform.use(
    http.post('*/users/:id/lock', async () => {
      await held.promise;
      return new Response(null, { status: 204 });
    }),
  );
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Lock' }));
  const confirm = await screen.findByRole('button', { name: /^Lock \d+ users$/u });
  useHeldClock();
  await user.click(confirm);
  await user.click(await screen.findByRole('button', { name: 'Run in background' }));
  return { ...opened, held, count: Number(/\d+/u.exec(confirm.textContent)?.[0]) };
}

it('continues on other pages of the console, and notifies when it is finished', async () => {
  const { user, held } = await lockUsers();
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
  await user.click(await screen.findByRole('button', { name: 'Tasks, 1 running' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Tasks' }));
  const entry = within(drawer.getByRole('listitem', { name: /^Lock \d+ users$/u }));
  expect(entry.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  expect(entry.getByRole('button', { name: /^Cancel/u })).toBeVisible();

  held.resolve(undefined);
  expect(await screen.findByText(/^Finished: Lock \d+ users$/u)).toBeVisible();
  expect(entry.getByText('done')).toBeVisible();
  await user.click(entry.getByRole('button', { name: /^Dismiss/u }));
  expect(drawer.getByText('No tasks running')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tasks' })).toHaveFocus());
});

it('requires a confirmation before the page is closed while something runs, and not after', async () => {
  const { held } = await lockUsers();
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(true);
  held.resolve(undefined);
  expect(await screen.findByText(/^Finished: /u)).toBeVisible();
  expect(leaving()).toBe(false);
});

it('shows at log-out what ends with the session, and sends nothing more after it', async () => {
  const { user, held } = await lockUsers();
  await user.click(screen.getByRole('button', { name: 'User centre of admin' }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Log out/u }));
  expect(dialog.getByText(/^Running tasks end .* Lock \d+ users\.$/u)).toBeVisible();
  const before = getReceivedCalls().filter(({ call }) => call.endsWith('/lock')).length;
  await user.click(dialog.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(session.read()).toBeUndefined());
  held.resolve(undefined);
  await pass(1000);
  expect(getReceivedCalls().filter(({ call }) => call.endsWith('/lock'))).toHaveLength(before);
});

it('waits for a response for 30 s and then reports the outcome as unknown; only a manual retry sends it again', async () => {
  const { user, held, count } = await lockUsers();
  await user.click(screen.getByRole('button', { name: 'Tasks, 1 running' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Tasks' }));
  const locks = () => getReceivedCalls().filter(({ call }) => call.endsWith('/lock')).length;
  await waitFor(() => expect(locks()).toBe(6));
  await pass(31_000);
  await waitFor(() => expect(locks()).toBe(count));
  await pass(31_000);

  expect(await drawer.findByText(`${count} did not respond`)).toBeVisible();
  expect(drawer.getByText('No response within 30 seconds.')).toBeVisible();
  expect(drawer.getByText(/^It may have run anyway/u)).toBeVisible();
  expect(locks()).toBe(count);
  await user.click(drawer.getByRole('button', { name: `Retry ${count}` }));
  held.resolve(undefined);
  expect(await drawer.findByText(`${count} of ${count} done`)).toBeVisible();
  expect(locks()).toBe(2 * count);
});
