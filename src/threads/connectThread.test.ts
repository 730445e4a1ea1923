import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

import { createChannelWorker } from '../../tests/support/channelWorker.ts';
import { connectThread } from './connectThread.ts';
import { exposeMethods } from './exposeMethods.ts';

class KeyedError extends Error {
  override readonly name = 'KeyedError';
  readonly args = { max: 200 };
}

/** JavaScript may throw any value. */
const PLAIN_TEXT = 'plain text' as unknown as Error;

const methods = {
  double: (value: number) => Promise.resolve({ value: 2 * value }),
  wait: () => new Promise<never>(() => undefined),
  fail: () => Promise.reject(new RangeError('Out of range')),
  throwKeyed: (): Promise<never> => {
    throw new KeyedError('tooLarge');
  },
  throwText: () => Promise.reject(PLAIN_TEXT),
  returnFunction: () => Promise.resolve((): void => undefined),
};

function open(restoreError?: (error: Error) => Error) {
  const worker = createChannelWorker(endpoint => exposeMethods(methods, endpoint));
  const thread = connectThread<typeof methods>(worker, {
    failureMessage: 'The thread ended',
    closedMessage: 'The thread is closed',
    ...(restoreError && { restoreError }),
  });
  return { worker, thread };
}

/** The message of a rejection; undefined when the promise is fulfilled. */
const getRejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: Error) => error.message,
  );

it('returns the result of each call, and can be the result of a promise', async () => {
  const { thread } = open();
  const awaited = await Promise.resolve(thread);
  expect(await Promise.all([awaited.double(1), thread.double(2)])).toEqual([
    { value: 2 },
    { value: 4 },
  ]);
  thread.close();
});

it('rejects with the message, the name and the fields of an error of the thread', async () => {
  const { thread } = open();
  await expect(thread.fail()).rejects.toMatchObject({
    name: 'RangeError',
    message: 'Out of range',
  });
  await expect(thread.throwKeyed()).rejects.toMatchObject({
    ...{ name: 'KeyedError', message: 'tooLarge', args: { max: 200 } },
  });
  await expect(thread.throwText()).rejects.toMatchObject({ message: 'plain text' });
  // A result that no message can carry is an error, not a call without an end.
  await expect(thread.returnFunction()).rejects.toThrow('Unserializable return value');
  thread.close();
});

it('rejects with the error that its caller restores', async () => {
  const restored = new KeyedError('restored');
  const { thread } = open(() => restored);
  await expect(thread.fail()).rejects.toBe(restored);
  thread.close();
});

it.each([
  ['fails', new ErrorEvent('error', { message: 'Out of memory' }), 'Out of memory'],
  ['fails without a message', new ErrorEvent('error'), 'The thread ended'],
  ['sends an unreadable message', new MessageEvent('messageerror'), 'The thread ended'],
])('rejects pending and later calls when the thread %s', async (_, event, message) => {
  const { worker, thread } = open();
  const pending = [thread.wait(), thread.wait()].map(getRejection);
  worker.dispatchEvent(event);
  expect(await Promise.all(pending)).toEqual([message, message]);
  expect(await getRejection(thread.double(1))).toBe(message);
});

it('rejects pending and later calls of a closed thread, which ends', async () => {
  const { worker, thread } = open();
  const terminate = vi.spyOn(worker, 'terminate');
  const pending = getRejection(thread.wait());
  thread.close();
  expect(await pending).toBe('The thread is closed');
  expect(await getRejection(thread.double(1))).toBe('The thread is closed');
  expect(terminate).toHaveBeenCalled();
});

it('does not hold the results of its calls', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const { thread } = open();
  const pending = getRejection(thread.wait());
  const results = await (async () => [new WeakRef(await thread.double(1))])();
  await vi.waitUntil(() => {
    collectGarbage();
    return results[0]?.deref() === undefined;
  });
  thread.close();
  await pending;
});
