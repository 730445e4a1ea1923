import { liveClient } from '../../api/live/sharedClient.ts';
import { buildAlertSocketUrl } from '../../domain/serverUrl.ts';
import { configuration } from '../configuration.ts';

/** Returns the URL of the alert socket: as configured, else on the origin of the page. @see ALERT-01, SHELL-08 */
const getSocketUrl = (): string | undefined =>
  buildAlertSocketUrl(configuration.read('alert') ?? {}, location.origin);

/**
 * Connects to the alert socket once its configured URL is known.
 *
 * @returns a function that ends that
 */
export function startLiveUpdates(): () => void {
  let isEnded = false;
  let stop: (() => void) | undefined;
  void configuration.load('alert').then(() => {
    if (!isEnded) stop = liveClient.start(getSocketUrl);
  });
  return () => {
    isEnded = true;
    stop?.();
  };
}
