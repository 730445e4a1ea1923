import { afterEach, expect, it, vi } from 'vitest';

import { enqueueRequest } from './requestQueue.ts';

afterEach(() => vi.useRealTimers());

/** Requests whose sending and responses the test controls. */
function createRequests() {
  const sent: string[] = [];
  return {
    sent,
    create: (name: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const send = () => {
        sent.push(name);
        return promise;
      };
      return { send, respond: () => resolve(name), fail: () => reject(new Error(name)) };
    },
  };
}

it('sends a deletion only when the change before it has its response, and other projects at once [MEDIA-13/autosave]', async () => {
  const { sent, create } = createRequests();
  const [put, remove, other] = [create('PUT'), create('DELETE'), create('other')];
  const first = enqueueRequest('a', put.send);
  const second = enqueueRequest('a', remove.send);
  void enqueueRequest('b', other.send);
  await vi.waitFor(() => expect(sent).toEqual(['PUT', 'other']));
  put.respond();
  expect(await first).toBe('PUT');
  await vi.waitFor(() => expect(sent).toEqual(['PUT', 'other', 'DELETE']));
  remove.respond();
  other.respond();
  expect(await second).toBe('DELETE');
});

it('sends the next one after a failure, which only its own caller gets', async () => {
  const { sent, create } = createRequests();
  const [put, remove] = [create('PUT'), create('DELETE')];
  const first = enqueueRequest('c', put.send);
  const second = enqueueRequest('c', remove.send);
  put.fail();
  await expect(first).rejects.toThrow('PUT');
  remove.respond();
  expect(await second).toBe('DELETE');
  expect(sent).toEqual(['PUT', 'DELETE']);
});

it('waits 10 s for one without a response', async () => {
  vi.useFakeTimers();
  const { sent, create } = createRequests();
  const [put, remove] = [create('PUT'), create('DELETE')];
  const all = [enqueueRequest('d', put.send), enqueueRequest('d', remove.send)];
  await vi.advanceTimersByTimeAsync(9_900);
  expect(sent).toEqual(['PUT']);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['PUT', 'DELETE']);
  put.respond();
  remove.respond();
  await Promise.all(all);
});
