import { useTranslate } from 'react-admin';

import { captionOf } from './rules.ts';
import type { Node } from './Section.ts';

/** What a screen stands in, the nearest first: the group and the section of `assetManage/statistics/ssgw`. */
export function useTrail({ id }: Pick<Node, 'id'>): readonly string[] {
  const translate = useTranslate();
  const parts = id.split('/');
  return parts
    .slice(1)
    .map((_, index) => translate(captionOf(parts.slice(0, parts.length - 1 - index).join('/'))));
}
