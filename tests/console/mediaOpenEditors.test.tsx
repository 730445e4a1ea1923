import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';

import { calls } from '../../src/data/calls.ts';
import { openConsole, platform } from '../support/openConsole.tsx';
import { installWindowWidth } from '../support/windowWidth.ts';
import {
  createMediaProject,
  EVENING_PLAN,
  listEditors,
  openEditor,
  reportEditor,
} from '../support/mediaEditor.ts';

const returnToWindow = () => fireEvent(window, new Event('visibilitychange'));

it('shows who else has the project open and since when, without a lock, until they leave [MEDIA-13/conflict]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  await reportEditor(project, 'PUT', 'device_admin');
  const { select, properties, type, save } = await openEditor(project);
  const other = await screen.findByText(/^Also open: .+, since (?:[\d/-]+ )?\d\d:\d\d$/u);
  expect(other).toBeVisible();
  const status = other.closest('[role="status"]');
  expect(status).not.toHaveStyle({ display: 'contents' });
  await select(/^Evening/u);
  await type(properties().getByRole('textbox', { name: 'Name' }), 'Night');
  await save();
  await reportEditor(project, 'DELETE', 'device_admin');
  returnToWindow();
  await waitFor(() => expect(screen.queryByText(/^Also open/u)).toBeNull());
  // Without editors it takes no room of the head.
  expect(status).toBeEmptyDOMElement();
  expect(status).toHaveStyle({ display: 'contents' });
});

it('shows several editors as one with the number of the others, and the own one as another window [MEDIA-13/conflict]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  await reportEditor(project, 'PUT', 'admin');
  await openEditor(project);
  expect(await screen.findByText(/^Also open: you in another window/u)).toBeVisible();
  await reportEditor(project, 'PUT', 'device_admin');
  returnToWindow();
  expect(await screen.findByText(/, 1 more$/u)).toBeVisible();
});

it('is open for the others until its page is closed [MEDIA-13/conflict]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  await openEditor(project);
  await waitFor(async () => expect(await listEditors(project)).toHaveLength(1));
  cleanup();
  await waitFor(async () => expect(await listEditors(project)).toEqual([]));
});

it('is closed after a pending report, not before it [MEDIA-13/conflict]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const report = Promise.withResolvers<undefined>();
  const editors: string[] = [];
  platform.use(
    http.all('*/api/media/projects/:id/editors/:editorId', async ({ request }) => {
      editors.push(request.method);
      if (request.method === 'PUT') await report.promise;
      return platform.handleRequest(request);
    }),
  );
  await openEditor(project);
  await waitFor(() => expect(editors).toEqual(['PUT']));
  cleanup();
  // A call of the same way that is sent later has its response.
  await calls.media.getProject({ path: { id: project.id } });
  expect(editors).toEqual(['PUT']);
  report.resolve(undefined);
  await waitFor(() => expect(editors).toEqual(['PUT', 'DELETE']));
  await waitFor(async () => expect(await listEditors(project)).toEqual([]));
});

it('has nothing open in a window that becomes narrow, and does not list itself before or after [MEDIA-13/conflict]', async () => {
  const setNarrow = installWindowWidth(false);
  const project = await createMediaProject(EVENING_PLAN);
  // The report of the own editor is closed later than the others are listed.
  const closed = Promise.withResolvers<undefined>();
  const requests: string[] = [];
  platform.use(
    http.all('*/api/media/projects/:id/*', async ({ request }) => {
      if (request.url.includes('/editors')) {
        requests.push(request.method);
        if (request.method === 'DELETE') await closed.promise;
      }
      return platform.handleRequest(request);
    }),
  );
  await openEditor(project);
  await waitFor(() => expect(requests).toEqual(['PUT']));
  setNarrow(true);
  expect(await screen.findByText(/^Editing needs a larger screen/u)).toBeVisible();
  await waitFor(() => expect(requests).toContain('GET'));
  expect(screen.queryByText(/^Also open/u)).toBeNull();
  closed.resolve(undefined);
  await waitFor(async () => expect(await listEditors(project)).toEqual([]));
  setNarrow(false);
  await waitFor(async () => expect(await listEditors(project)).toHaveLength(1));
  expect(screen.queryByText(/^Also open/u)).toBeNull();
});

it('shows on a phone, where nothing is edited, who has the project open, and has nothing open itself [MEDIA-13/conflict]', async () => {
  installWindowWidth(true);
  const project = await createMediaProject(EVENING_PLAN);
  await reportEditor(project, 'PUT', 'device_admin');
  await openConsole(`/data/projects/${project.id}`);
  expect(await screen.findByText(/^Also open: /u)).toBeVisible();
  expect(await screen.findByText(/^Editing needs a larger screen/u)).toBeVisible();
  expect(await listEditors(project)).toHaveLength(1);
});
