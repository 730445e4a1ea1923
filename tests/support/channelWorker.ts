/** A worker whose thread is the other end of a message channel, so that its messages are copied as those of a thread. */
export function createChannelWorker(startThread: (endpoint: MessagePort) => void) {
  const { port1, port2 } = new MessageChannel();
  const worker = Object.assign(new EventTarget(), {
    postMessage: (message: unknown) => port1.postMessage(message),
    terminate: () => port1.close(),
  });
  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    worker.dispatchEvent(new MessageEvent('message', { data })),
  );
  port1.start();
  startThread(port2);
  return worker as unknown as Worker;
}
