import { useEffect } from 'react';

import { startContractMonitor } from '../../data/contractMonitor/contractMonitor.ts';

/** Checks the responses of the platform in the background while a maintainer is signed in. @see CALL-06 */
export default function ContractMonitor() {
  useEffect(startContractMonitor, []);
  return null;
}
