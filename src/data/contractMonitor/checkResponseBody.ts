import type { ServiceValidators } from '../../schema/validator.ts';
import type { CheckedResponse, Deviation } from './Deviation.ts';
import { findDeviations } from './findDeviations.ts';

/** The validators of the project's documents: a megabyte, so that each is loaded with its first response. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly validators: ServiceValidators }>>> =
  {
    config: () => import('../../generated/config/validators.js'),
    core: () => import('../../generated/core/validators.js'),
    media: () => import('../../generated/media/validators.js'),
    storage: () => import('../../generated/storage/validators.js'),
    users: () => import('../../generated/users/validators.js'),
  };

/**
 * Checks the body of a response against the schema of its document.
 *
 * @returns undefined where the document has no schema of it
 */
export async function checkResponseBody(
  response: CheckedResponse,
): Promise<readonly Deviation[] | undefined> {
  const { service, id, status } = response;
  const load = Object.hasOwn(LOADERS, service) ? LOADERS[service] : undefined;
  const validate = (await load?.())?.validators.responses[id]?.[status];
  return validate && findDeviations(response, validate);
}
