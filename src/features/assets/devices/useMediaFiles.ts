import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { loadSettings } from '../../../api/settings.ts';
import { calls } from '../../../data/calls.ts';
import { containing, containsStyleOf } from '../../../data/dialects/containsStyle.ts';

/** Rows of a page. */
export const MEDIA_PAGE = 10;

/** What is asked of the files of a device; it stands in the address. */
export interface MediaQuestion {
  readonly name: string;
  readonly kind: string;
  /** From 1. */
  readonly page: number;
}

const KEYS = { name: 'media', kind: 'mediaKind', page: 'mediaPage' } as const;

/** The question about media files that stands in the address, and how to change it. */
export function useMediaQuestion() {
  const [address, setAddress] = useSearchParams();
  const question: MediaQuestion = {
    name: address.get(KEYS.name) ?? '',
    kind: address.get(KEYS.kind) ?? '',
    page: Math.max(1, Math.trunc(Number(address.get(KEYS.page))) || 1),
  };
  const change = (part: Partial<MediaQuestion>) => {
    const next = { ...question, page: 1, ...part };
    setAddress(
      before => {
        const after = new URLSearchParams(before);
        for (const key of ['name', 'kind', 'page'] as const) {
          const value = String(next[key]);
          if (value === '' || value === '1') after.delete(KEYS[key]);
          else after.set(KEYS[key], value);
        }
        return after;
      },
      { replace: true },
    );
  };
  return [question, change] as const;
}

/** The files that a broadcast device can play and that fit the question, a page of them, and how many there are. @see DEVICE-04 */
export const useMediaFiles = (id: string, { name, kind, page }: MediaQuestion) =>
  useQuery({
    queryKey: ['device', 'media', id, name, kind, page],
    queryFn: async ({ signal }) => {
      const { containsStyle } = await loadSettings();
      const part = containing[containsStyleOf(containsStyle)](name);
      const asked = [
        ...(name ? [{ name: { like: part } }] : []),
        ...(kind ? [{ type: kind }] : []),
      ];
      const where = asked.length > 1 ? { and: asked } : (asked[0] ?? {});
      const filter = {
        where,
        order: ['name ASC'],
        offset: (page - 1) * MEDIA_PAGE,
        limit: MEDIA_PAGE,
      };
      const [files, { count }] = await Promise.all([
        calls.core.listMediaDatas({ path: { id }, query: { filter }, signal }),
        calls.core.countMediaDatas({ path: { id }, query: { where }, signal }),
      ]);
      return { files, count };
    },
    placeholderData: keepPreviousData,
  });

/** A file as the platform lists it. */
export type MediaFile = NonNullable<ReturnType<typeof useMediaFiles>['data']>['files'][number];
