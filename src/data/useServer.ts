import type { ServerConfig } from '../domain/serverUrl.ts';
import { configuration } from './configuration.ts';
import { useConfiguration, useHasFailed } from './useConfiguration.ts';

/** The state of a server that the platform configures. */
interface ConfiguredServer {
  readonly status: 'pending' | 'failed' | 'absent' | 'invalid' | 'valid';
  /** Empty unless valid. */
  readonly url: string;
  readonly reload: () => void;
}

/**
 * Returns the URL of a configured server, or why there is none.
 *
 * @example const { status, url, reload } = useServer('alert', buildAlertSocketUrl);
 * @see SHELL-08
 */
export function useServer(
  name: 'camera' | 'alert',
  buildServerUrl: (serverConfig: ServerConfig, pageOrigin: string) => string | undefined,
): ConfiguredServer {
  const serverConfig = useConfiguration(name);
  const hasFailed = useHasFailed(name);
  const reload = () => void configuration.load(name);
  if (serverConfig === undefined) return { status: 'pending', url: '', reload };
  if (serverConfig === null) return { status: hasFailed ? 'failed' : 'absent', url: '', reload };
  const url = buildServerUrl(serverConfig, location.origin);
  return { status: url === undefined ? 'invalid' : 'valid', url: url ?? '', reload };
}
