import { useQueryClient } from '@tanstack/react-query';

import { useLiveUpdates } from '../../../data/live/useLiveUpdates.ts';

/** Reads a device and its report again as soon as the socket says that it has changed. @see MAP-15 */
export function useLiveDevice(id: string): void {
  const client = useQueryClient();
  const readAgain = () => {
    for (const resource of ['assets', 'statuses'])
      void client.invalidateQueries({ queryKey: [resource, 'getOne', { id }] });
  };
  useLiveUpdates({
    onStatus: ({ devices, incomplete }) => {
      if (incomplete || devices.some(device => device.id === id)) readAgain();
    },
    onResync: readAgain,
  });
}
