import { createContext, type ReactNode, use } from 'react';

import { LazyBoundary } from '../../ui/LazyBoundary.tsx';

/** When values were reported: a text of the platform, or milliseconds since 1970. */
type ReportTime = number | string;

/** Renders the mark of old values, on a platform whose report interval is known. */
export const OldMarkContext = createContext<(time: ReportTime) => ReactNode>(() => null);

/** Marks values as old by the time of their report. Nothing for those that are not. */
export const OldMark = ({ time }: { readonly time: ReportTime }) => (
  <LazyBoundary>{use(OldMarkContext)(time)}</LazyBoundary>
);
