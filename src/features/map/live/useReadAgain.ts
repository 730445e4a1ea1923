import { type QueryFilters, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Returns a function that reads queries again, after a read of them that is in progress: frames that arrive faster than
 * responses would abort each read, and the map would show nothing new.
 *
 * @example const readAgain = useReadAgain({ queryKey: ['assets', 'getOne', { id }] });
 */
export function useReadAgain(filters: QueryFilters): () => void {
  const client = useQueryClient();
  const isReading = useIsFetching(filters) > 0;
  const isOutdated = useRef(false);
  const readAgain = () => {
    isOutdated.current = client.isFetching(filters) > 0;
    if (!isOutdated.current) void client.invalidateQueries(filters);
  };
  const handleRead = useEffectEvent(() => {
    if (isOutdated.current) readAgain();
  });
  useEffect(() => {
    if (!isReading) handleRead();
  }, [isReading]);
  return readAgain;
}
