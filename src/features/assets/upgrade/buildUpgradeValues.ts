import { session } from '../../../api/session.ts';
import type { FormValues } from '../../../resources/form/FormRules.ts';
import type { UpgradePackage } from './UpgradePackage.ts';

/**
 * What a device is told of a package; it fetches it with the token of whoever sends it there.
 *
 * @param execTime an instant in ISO 8601; at once without
 * @see DEVICE-05
 */
export const buildUpgradeValues = (
  { url, type, digest, name }: UpgradePackage,
  execTime: unknown,
): FormValues => ({
  token: session.token(),
  packageUrl: url,
  packageType: type,
  digest,
  packageName: name,
  ...(typeof execTime === 'string' && { execTime }),
});
