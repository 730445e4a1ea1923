/** A request without a response delays the next one by this time at most: the version of a project protects it from both. */
const MAX_WAIT_MS = 10_000;

const lastByKey = new Map<string, Promise<unknown>>();

/**
 * Queues a request: those of one key are sent one after the other, also those of an editor that is closed already: a browser has several
 * connections, so that a later request may overtake an earlier one.
 *
 * @see MEDIA-13
 */
export async function enqueueRequest<Result>(
  key: string,
  send: () => Promise<Result>,
): Promise<Result> {
  const result = waitFor(lastByKey.get(key)).then(send);
  lastByKey.set(key, result);
  try {
    return await result;
  } finally {
    if (lastByKey.get(key) === result) lastByKey.delete(key);
  }
}

async function waitFor(previous: Promise<unknown> | undefined): Promise<void> {
  if (!previous) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>(resolve => {
    timer = setTimeout(resolve, MAX_WAIT_MS);
  });
  // Its own caller handles its failure.
  await Promise.race([previous.catch(() => undefined), limit]);
  clearTimeout(timer);
}
