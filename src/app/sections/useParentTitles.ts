import { useTranslate } from 'react-admin';

import { getCaptionKey } from './routeRules.ts';
import type { NavNode } from './NavSection.ts';

/**
 * Returns the titles of the parents of a screen, the nearest first: the group and the section of
 * `assetManage/statistics/ssgw`.
 */
export function useParentTitles({ id }: Pick<NavNode, 'id'>): readonly string[] {
  const translate = useTranslate();
  const parts = id.split('/');
  return parts
    .slice(1)
    .map((_, index) =>
      translate(getCaptionKey(parts.slice(0, parts.length - 1 - index).join('/'))),
    );
}
