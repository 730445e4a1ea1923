import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { idSet } from '../../../../domain/sameId.ts';
import { calls } from '../../../../data/calls.ts';
import type { ConsoleDataProvider } from '../../../../data/ConsoleDataProvider.ts';
import { writeDeviceId } from '../../../../domain/deviceId.ts';
import type { Asset } from '../Part.ts';

/** Which devices are offered. */
export interface DevicesQuestion {
  readonly models: readonly string[];
  /** A part of the name, or of the id; empty: those nearest to the place. */
  readonly words: string;
  readonly near: { readonly lat: number; readonly lng: number };
  /** The devices that are no choice. */
  readonly without: readonly string[];
}

/** A hand's width of choices; more words narrow them. */
const OFFERED = 8;

/** Devices to choose from: the nearest, or those that are called so. */
export function useDevices({ models, words, near, without }: DevicesQuestion) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['assets', 'offered', models, words, near, without],
    queryFn: async ({ signal }) => {
      const perPage = OFFERED + without.length;
      const rows = words
        ? await called(words)
        : // LoopBack gives them the nearest first. A list of the provider knows no such order.
          ((await calls.core.listAssets({
            query: {
              filter: {
                where: { model: { inq: models }, geoPoint: { near, unit: 'kilometers' } },
                limit: perPage,
              },
            },
            signal,
          })) as readonly Asset[]);
      const left = idSet(without);
      return rows.filter(({ id }) => !left.has(id)).slice(0, OFFERED);

      async function called(part: string) {
        const { data } = await provider.getList<Asset>('assets', {
          filter: {
            model: { inq: models },
            or: [{ name: { like: part } }, { id: { like: writeDeviceId(part) } }],
          },
          sort: { field: 'name', order: 'ASC' },
          pagination: { page: 1, perPage },
          signal,
        });
        return data;
      }
    },
    placeholderData: keepPreviousData,
  });
}
