import { useState } from 'react';
import { type RaRecord, useGetList, useGetMany, useTranslate } from 'react-admin';

import { normalizeSearchText } from '../../../domain/removeInvisible.ts';
import type { Player } from './startPublishing.ts';

interface Group extends RaRecord {
  readonly name: string;
  readonly assetIds?: readonly string[];
}

/** The maximum number of groups that are offered. */
const MAX_GROUPS = 100;

/** Filters players by their name, domain and group. @returns the players that match, and the inputs */
export function usePlayerFilters(players: readonly Player[], isOpen: boolean) {
  const translate = useTranslate();
  const [keyword, setKeyword] = useState('');
  const [domainId, setDomainId] = useState('');
  const [groupId, setGroupId] = useState('');
  const domainIds = [...new Set(players.map(player => player.domainId))];
  const { data: domains = [] } = useGetMany<RaRecord & { readonly name: string }>(
    'domains',
    { ids: domainIds },
    { enabled: isOpen },
  );
  const { data: groups = [] } = useGetList<Group>(
    'groups',
    {
      filter: { model: { inq: [...new Set(players.map(({ model }) => model))] } },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: MAX_GROUPS },
    },
    { enabled: isOpen },
  );
  const isInGroup = ({ assetId }: Player, group: Group) =>
    group.assetIds?.includes(assetId) === true;
  const usedGroups = groups.filter(group => players.some(player => isInGroup(player, group)));
  const group = usedGroups.find(({ id }) => id === groupId);
  const found = players.filter(
    player =>
      `${player.assetName} ${player.name}`
        .toLowerCase()
        .includes(normalizeSearchText(keyword).toLowerCase()) &&
      (domainId === '' || player.domainId === domainId) &&
      (!group || isInGroup(player, group)),
  );
  const select = (
    key: 'domain' | 'group',
    value: string,
    onChange: (id: string) => void,
    options: readonly (RaRecord & { readonly name: string })[],
  ) =>
    options.length > 1 || (key === 'group' && options.length > 0) ? (
      <select
        className="media-text-input min-w-0 flex-1"
        aria-label={translate(`media.publish.players.${key}`)}
        value={value}
        onChange={event => onChange(event.target.value)}
      >
        <option value="">{translate(`media.publish.players.${key}.all`)}</option>
        {options.map(option => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    ) : null;
  const inputs = (
    <div className="row flex-wrap gap-8">
      <input
        type="search"
        className="media-text-input min-w-160 flex-2"
        aria-label={translate('media.publish.players.search')}
        placeholder={translate('media.publish.players.search')}
        value={keyword}
        onChange={event => setKeyword(event.target.value)}
      />
      {select('domain', domainId, setDomainId, domains)}
      {select('group', groupId, setGroupId, usedGroups)}
    </div>
  );
  return { found, inputs };
}
