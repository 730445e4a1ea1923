import { useOpenFaults } from '../queries/useOpenFaults.ts';

/** The faults of a device that are read: more are not open at once. */
const MAX_FAULTS = 20;

/**
 * Reads the open fault of a device that matters: the latest one that is not confirmed, else the latest one.
 *
 * @returns the fault, and how many are open
 */
export function useOpenFault(assetId: string) {
  const { openFaults, total } = useOpenFaults({ assetIds: [assetId], maxFaults: MAX_FAULTS });
  const unconfirmed = openFaults.find(({ confirmed }) => confirmed !== true);
  return { fault: unconfirmed ?? openFaults[0], total };
}
