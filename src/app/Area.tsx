import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { type Branch, useBranches } from '../data/useBranches.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { useAreaText } from './useAreaText.ts';

/** More names are in the user menu. */
const MAX_NAMES = 1;
const MAX_NAMES_OF_TITLE = 20;

/** The domains that the user is bounded by; nothing for the whole city. @see spec USER-19 */
export const Area = () => {
  const translate = useTranslate();
  const areaText = useAreaText();
  const branches = useBranches();
  useAreaChange(branches);
  if (!branches || branches.length === 0) return null;
  const label = (max: number) => translate('shell.area', { names: areaText(branches, max) });
  return (
    <span className="bar-area" title={label(MAX_NAMES_OF_TITLE)}>
      <Icon name="pin" size={14} />
      <span className="bar-area-names">{label(MAX_NAMES)}</span>
    </span>
  );
};

/** What is shown belongs to other domains as soon as others are assigned: everything is read again. */
function useAreaChange(branches: readonly Branch[] | undefined) {
  const cache = useQueryClient();
  const notify = useNotify();
  const areaText = useAreaText();
  const last = useRef<string>(undefined);
  const ids = branches
    ?.map(({ id }) => id)
    .toSorted()
    .join(' ');
  const change = useEffectEvent(() => {
    const names = areaText(branches ?? [], MAX_NAMES_OF_TITLE);
    notify('shell.area.changed', { type: 'info', messageArgs: { names } });
    void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'branches' });
  });
  useEffect(() => {
    if (ids === undefined) return;
    if (last.current !== undefined && last.current !== ids) change();
    last.current = ids;
  }, [ids]);
}
