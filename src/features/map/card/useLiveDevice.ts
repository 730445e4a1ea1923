import { useLiveUpdates } from '../../../data/live/useLiveUpdates.ts';
import { useReadAgain } from '../live/useReadAgain.ts';

/** Reads a device and its report again as soon as the socket says that it has changed. @see MAP-15 */
export function useLiveDevice(id: string): void {
  const readDeviceAgain = useReadAgain({ queryKey: ['assets', 'getOne', { id }] });
  const readReportAgain = useReadAgain({ queryKey: ['statuses', 'getOne', { id }] });
  const readAgain = () => {
    readDeviceAgain();
    readReportAgain();
  };
  useLiveUpdates({
    onStatus: ({ devices, incomplete }) => {
      if (incomplete || devices.some(device => device.id === id)) readAgain();
    },
    onResync: readAgain,
  });
}
