import { queryOptions, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { type Domain, LOWEST_LEVEL } from './Domain.ts';

/** A line of the tree. */
export type DomainRow =
  | {
      readonly kind: 'domain';
      readonly id: string;
      readonly depth: number;
      readonly domain: Domain;
      /** Whether what is below it shows; undefined where nothing can be. */
      readonly isOpen: boolean | undefined;
    }
  /** There are more of them than have been read. */
  | { readonly kind: 'more'; readonly id: string; readonly depth: number; readonly left: number }
  | { readonly kind: 'loading' | 'nothing'; readonly id: string; readonly depth: number }
  | {
      readonly kind: 'failed';
      readonly id: string;
      readonly depth: number;
      readonly error: unknown;
    };

/** What is asked for: the roots, what is below a domain, or what has these words in its name. */
type Place = 'roots' | { readonly below: string } | { readonly words: string };

/** So many are read at a time: the platform may have ten thousand below one. */
const PAGE = 100;

const filterOf = (place: Place) =>
  place === 'roots'
    ? { level: { eq: 1 } }
    : 'below' in place
      ? { parentId: { inq: [place.below] } }
      : { name: { like: place.words } };

const pageOf = (provider: ConsoleDataProvider, place: Place, page: number) =>
  queryOptions({
    queryKey: ['domains', 'tree', place, page],
    queryFn: ({ signal }) =>
      provider.getList<Domain>('domains', {
        pagination: { page, perPage: PAGE },
        sort: { field: 'name', order: 'ASC' },
        filter: filterOf(place),
        signal,
      }),
    staleTime: 30_000,
  });

/**
 * The lines of a tree of domains: the roots, and below each domain that is open what was read of it. With words, the
 * domains of that name in one row of lines.
 */
export function useDomainRows(words: string) {
  const provider = useDataProvider<ConsoleDataProvider>();
  /** How many pages of each open domain are wanted. */
  const [open, setOpen] = useState<ReadonlyMap<string, number>>(new Map());
  const [tops, setTops] = useState({ words: '', pages: 1 });
  const pages = tops.words === words ? tops.pages : 1;
  const places = [
    { id: TOP, place: words === '' ? ('roots' as const) : { words }, pages },
    ...(words === ''
      ? [...open].map(([id, wanted]) => ({ id, place: { below: id }, pages: wanted }))
      : []),
  ];
  const asked = places.flatMap(({ id, place, pages: wanted }) =>
    Array.from({ length: wanted }, (_, n) => ({ id, query: pageOf(provider, place, n + 1) })),
  );
  const answers = useQueries({ queries: asked.map(({ query }) => query) });
  const answersOf = (id: string) => answers.filter((_, index) => asked[index]?.id === id);

  const below = (id: string, depth: number): readonly DomainRow[] => {
    const read = answersOf(id);
    const domains = read.flatMap(({ data }) => data?.data ?? []);
    const rows = domains.flatMap(domain => rowsOf(domain, depth));
    const failed = read.find(({ error }) => error !== null);
    if (failed) return [...rows, { kind: 'failed', id, depth, error: failed.error }];
    if (read.some(({ isPending }) => isPending)) return [...rows, { kind: 'loading', id, depth }];
    const left = (read[0]?.data?.total ?? domains.length) - domains.length;
    if (left > 0) return [...rows, { kind: 'more', id, depth, left }];
    return rows.length > 0 ? rows : [{ kind: 'nothing', id, depth }];
  };
  const rowsOf = (domain: Domain, depth: number): readonly DomainRow[] => {
    const isOpen = words !== '' || domain.level >= LOWEST_LEVEL ? undefined : open.has(domain.id);
    const row = { kind: 'domain', id: domain.id, depth, domain, isOpen } as const;
    return isOpen ? [row, ...below(domain.id, depth + 1)] : [row];
  };

  return {
    rows: below(TOP, 1),
    toggle: (id: string) => {
      const next = new Map(open);
      if (!next.delete(id)) next.set(id, 1);
      setOpen(next);
    },
    more: (id: string) => {
      if (id === TOP) setTops({ words, pages: pages + 1 });
      else setOpen(new Map(open).set(id, (open.get(id) ?? 0) + 1));
    },
    again: (id: string) => {
      for (const answer of answersOf(id)) if (answer.error) void answer.refetch();
    },
  };
}

/** What is above the roots. */
const TOP = '';
