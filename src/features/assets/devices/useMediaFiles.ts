import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { loadSettings } from '../../../api/settings.ts';
import { calls } from '../../../data/calls.ts';
import { parseContainsStyle } from '../../../data/dialects/containsStyle.ts';
import { buildContains } from '../../../data/dialects/loopbackConditions.ts';

/** Rows per page. */
export const MEDIA_PAGE_SIZE = 10;

/** The filter of the media files of a device, stored in the URL. */
export interface MediaFileParams {
  readonly name: string;
  readonly kind: string;
  /** From 1. */
  readonly page: number;
}

const SEARCH_PARAM_NAMES = { name: 'media', kind: 'mediaKind', page: 'mediaPage' } as const;

/** Returns the media file filter of the URL, and its setter. */
export function useMediaFileParams() {
  const [searchParams, setSearchParams] = useSearchParams();
  const query: MediaFileParams = {
    name: searchParams.get(SEARCH_PARAM_NAMES.name) ?? '',
    kind: searchParams.get(SEARCH_PARAM_NAMES.kind) ?? '',
    page: Math.max(1, Math.trunc(Number(searchParams.get(SEARCH_PARAM_NAMES.page))) || 1),
  };
  const changeQuery = (partialQuery: Partial<MediaFileParams>) => {
    const nextQuery = { ...query, page: 1, ...partialQuery };
    setSearchParams(
      previousParams => {
        const nextParams = new URLSearchParams(previousParams);
        for (const key of ['name', 'kind', 'page'] as const) {
          const value = String(nextQuery[key]);
          if (value === '' || value === '1') nextParams.delete(SEARCH_PARAM_NAMES[key]);
          else nextParams.set(SEARCH_PARAM_NAMES[key], value);
        }
        return nextParams;
      },
      { replace: true },
    );
  };
  return [query, changeQuery] as const;
}

/** Reads a page of the matching media files of a broadcast device, and their total. @see DEVICE-04 */
export const useMediaFiles = (id: string, { name, kind, page }: MediaFileParams) =>
  useQuery({
    queryKey: ['device', 'media', id, name, kind, page],
    queryFn: async ({ signal }) => {
      const { containsStyle } = await loadSettings();
      const conditions = [
        ...(name ? [buildContains('name', name, parseContainsStyle(containsStyle))] : []),
        ...(kind ? [{ type: kind }] : []),
      ];
      const where = conditions.length > 1 ? { and: conditions } : (conditions[0] ?? {});
      const filter = {
        where,
        order: ['name ASC'],
        offset: (page - 1) * MEDIA_PAGE_SIZE,
        limit: MEDIA_PAGE_SIZE,
      };
      const [files, { count }] = await Promise.all([
        calls.core.listMediaDatas({ path: { id }, query: { filter }, signal }),
        calls.core.countMediaDatas({ path: { id }, query: { where }, signal }),
      ]);
      return { files, count };
    },
    placeholderData: keepPreviousData,
  });

/** A media file from the list response. */
export type MediaFile = NonNullable<ReturnType<typeof useMediaFiles>['data']>['files'][number];
