import { useEffect, useEffectEvent } from 'react';

interface PageState {
  readonly page: number;
  /** Undefined while it is not known. */
  readonly pageCount: number | undefined;
  readonly onChange: (page: number) => void;
}

/** Shows the last page instead of one after it: a link may be older than the results. */
export function useLastPage({ page, pageCount, onChange }: PageState): void {
  const showPage = useEffectEvent(onChange);
  useEffect(() => {
    if (pageCount !== undefined && page > pageCount) showPage(pageCount);
  }, [page, pageCount]);
}
