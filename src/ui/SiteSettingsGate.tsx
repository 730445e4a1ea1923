import type { ReactNode } from 'react';

import { useSiteSettings } from './SiteSettings.ts';
import { SkeletonRows } from './SkeletonRows.tsx';

interface SiteSettingsGateProps {
  /** False for a screen whose requests do not depend on days of the site. */
  readonly isRequired: boolean;
  readonly children: ReactNode;
}

/** Delays a screen that queries by days of the site until the time zone is known, or its read has failed. */
export const SiteSettingsGate = ({ isRequired, children }: SiteSettingsGateProps) =>
  useSiteSettings().status === 'loading' && isRequired ? <SkeletonRows /> : children;
