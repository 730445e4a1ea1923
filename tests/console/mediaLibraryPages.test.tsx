import { act, screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it, vi } from 'vitest';

import { createMediaProject, EVENING_PLAN, openEditor } from '../support/mediaEditor.ts';
import { getReceivedCalls, muteConsoleError, platform } from '../support/openConsole.tsx';

/** Nothing is in view until a test shows it. */
function hideElements() {
  const callbacks = new Map<Element, () => void>();
  const Observer = class {
    readonly #onChange: (entries: readonly object[]) => void;
    constructor(onChange: (entries: readonly object[]) => void) {
      this.#onChange = onChange;
    }
    observe(target: Element) {
      callbacks.set(target, () => this.#onChange([{ target, isIntersecting: true }]));
    }
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', Observer);
  return { show: (element: Element | null) => act(() => callbacks.get(element!)?.()) };
}

const COUNT = 130;

/** Responds with texts of the library by page; the last page fails until it is repaired. */
function listManyTexts() {
  const connection = { isBroken: true };
  const texts = Array.from({ length: COUNT }, (_, i) => ({
    ...{ id: `t${i}`, name: `${i}.txt`, type: 'text', mediaType: 'text/plain', size: 5 },
    ...{ digest: 'a'.repeat(32), filepath: `/file/t${i}/content` },
    createTime: '2026-11-12T08:00:00.000Z',
  }));
  platform.use(
    http.get('*/api/storage/file/count', () => Response.json({ count: COUNT })),
    http.get('*/api/storage/file', ({ request }) => {
      const filter = new URL(request.url).searchParams.get('filter') ?? '{}';
      const { offset = 0, limit = 0 } = JSON.parse(filter) as { offset?: number; limit?: number };
      return offset > 100 && connection.isBroken
        ? Response.error()
        : Response.json(texts.slice(offset, offset + limit));
    }),
  );
  return connection;
}

async function openLibrary() {
  const { user } = await openEditor(await createMediaProject(EVENING_PLAN));
  await user.click(screen.getByRole('button', { name: 'Library' }));
  return { user, library: within(screen.getByRole('region', { name: 'Library' })) };
}

it('shows how many files there are, and loads the next ones where the end of the list comes into view', async () => {
  muteConsoleError();
  const { show } = hideElements();
  const { user, library } = await openLibrary();
  const connection = listManyTexts();
  await user.click(library.getByRole('radio', { name: 'Texts' }));
  const first = await library.findByText('60 of 130 files');
  expect(library.getAllByRole('listitem')).toHaveLength(60);
  show(first.parentElement);
  const second = await library.findByText('120 of 130 files');
  show(second.parentElement);
  const retry = await library.findByRole('button', { name: 'Try again' });
  expect(library.getAllByRole('listitem')).toHaveLength(120);
  connection.isBroken = false;
  await user.click(retry);
  expect(await library.findByText('130 files')).toBeVisible();
  expect(library.getAllByRole('listitem')).toHaveLength(130);
});

it('loads the picture of a file when it comes into view', async () => {
  const { show } = hideElements();
  const { library } = await openLibrary();
  const [first, second] = await library.findAllByRole('listitem');
  const listContents = () => getReceivedCalls().filter(({ call }) => call.endsWith('/content'));
  expect(listContents()).toEqual([]);
  show(first!.querySelector('.media-thumbnail'));
  await vi.waitFor(() => expect(first!.querySelector('img')).not.toBeNull());
  expect(listContents()).toHaveLength(1);
  expect(second!.querySelector('img')).toBeNull();
});
