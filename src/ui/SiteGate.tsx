import type { ReactNode } from 'react';

import { useSiteSettings } from './SiteSettings.ts';
import { SkeletonRows } from './SkeletonRows.tsx';

interface SiteGateProps {
  /** False for a screen that requests nothing by days of the site. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** Holds back a screen whose requests are by days of the site until the time zone is known, or its read has failed. */
export const SiteGate = ({ isNeeded, children }: SiteGateProps) =>
  useSiteSettings().status === 'loading' && isNeeded ? <SkeletonRows /> : children;
