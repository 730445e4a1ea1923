import { session } from '../../api/session.ts';
import type { FormValues } from '../../resources/values/FormRules.ts';
import type { UpgradePackage } from './UpgradePackage.ts';

/**
 * Builds the upgrade request for a package; the device downloads it with the token of the sender.
 *
 * @param execTime an instant in ISO 8601; absent: immediately
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
