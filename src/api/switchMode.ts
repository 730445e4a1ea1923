import { ApiError } from './ApiError.ts';

/** The control of a simulated platform: no operation of its documents. @see mocks/README.md */
const CONTROL_PATH = '/__scenario';

/**
 * Switches the product mode of a simulated platform.
 *
 * @throws ApiError when the platform rejects it, or does not respond (status 0)
 */
export async function switchMode(mode: string): Promise<void> {
  const call = `POST ${CONTROL_PATH}`;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ mode });
  const response = await fetch(CONTROL_PATH, { method: 'POST', headers, body }).catch(
    (cause: unknown) => {
      throw new ApiError(call, 0, undefined, { cause });
    },
  );
  if (!response.ok) throw new ApiError(call, response.status);
}
