import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { type AssignedDomain, useAssignedDomains } from '../data/useAssignedDomains.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { useFormatDomainNames } from './useFormatDomainNames.ts';

/** The user menu shows further names. */
const MAX_NAMES = 1;
const MAX_NAMES_IN_TITLE = 20;

/** The domains that the user is restricted to; empty for the whole city. @see USER-19 */
export const UserDomainsLabel = () => {
  const translate = useTranslate();
  const formatDomainNames = useFormatDomainNames();
  const branches = useAssignedDomains();
  useReloadOnDomainChange(branches);
  if (!branches || branches.length === 0) return null;
  const label = (max: number) =>
    translate('shell.area', { names: formatDomainNames(branches, max) });
  return (
    <span
      className="row max-w-240 min-w-0 flex-initial gap-5 px-8 text-13 whitespace-nowrap text-2"
      title={label(MAX_NAMES_IN_TITLE)}
    >
      <Icon name="pin" size={14} />
      <span className="overflow-hidden text-ellipsis">{label(MAX_NAMES)}</span>
    </span>
  );
};

/** Reloads all data when other domains are assigned, because the visible data belongs to the old ones. */
function useReloadOnDomainChange(branches: readonly AssignedDomain[] | undefined) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const formatDomainNames = useFormatDomainNames();
  const lastIds = useRef<string>(undefined);
  const ids = branches
    ?.map(({ id }) => id)
    .toSorted()
    .join(' ');
  const handleChange = useEffectEvent(() => {
    const names = formatDomainNames(branches ?? [], MAX_NAMES_IN_TITLE);
    notify('shell.area.changed', { type: 'info', messageArgs: { names } });
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'branches' });
  });
  useEffect(() => {
    if (ids === undefined) return;
    if (lastIds.current !== undefined && lastIds.current !== ids) handleChange();
    lastIds.current = ids;
  }, [ids]);
}
