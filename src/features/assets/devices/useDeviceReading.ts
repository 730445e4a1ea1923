import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';

import { answerWithin } from '../../../resources/answerWithin.ts';

/**
 * What a device itself answers to one question, asked when it is first shown and whenever somebody asks again. Never
 * again by itself: a device behind a slow gateway has enough to do.
 *
 * @param what names the question
 */
export const useDeviceReading = <Answer>(
  what: string,
  id: Identifier,
  ask: (signal: AbortSignal) => Promise<Answer>,
) =>
  useQuery({
    queryKey: ['device', what, id],
    queryFn: async () => {
      const answer = await answerWithin(ask);
      return { answer, at: Date.now() };
    },
    retry: false,
    refetchOnReconnect: false,
  });
