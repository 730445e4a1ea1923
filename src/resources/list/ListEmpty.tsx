import type { ReactNode } from 'react';
import { useCanAccess, useListContext, useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { NoMatch } from '../../ui/NoMatch.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { lowerFirst } from '../descriptor/lowerFirst.ts';
import { useDescriptor } from '../descriptor/ResourcesContext.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { useFilterConditions } from '../conditions/useFilterConditions.ts';
import { useHiddenCount } from './useHiddenCount.ts';

interface ListEmptyProps {
  readonly descriptor: ResourceDescriptor;
  /** The button that creates the first record, where that is possible. */
  readonly createButton?: ReactNode;
}

/** Shows that there are no rows: none exist, or none matches the filter. */
export const ListEmpty = ({ descriptor, createButton }: ListEmptyProps) => {
  const { conditions } = useFilterConditions(descriptor);
  return conditions.length > 0 ? (
    <NoMatchingRows descriptor={descriptor} />
  ) : (
    <NoRowsYet descriptor={descriptor} createButton={createButton} />
  );
};

const NoMatchingRows = ({ descriptor }: Pick<ListEmptyProps, 'descriptor'>) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const text = useLocalizedText();
  const { conditions, setConditions } = useFilterConditions(descriptor);
  const hidden = useHiddenCount(descriptor);
  // The list may have a title of its own, e.g. "Domain list", which is no plural.
  const { plural } = useDescriptor(descriptor.name) ?? descriptor;
  const messageArgs = { smart_count: conditions.length, plural: lowerFirst(text(plural)) };
  return (
    <NoMatch
      hint={
        hidden
          ? translate('list.noMatch.many', { ...messageArgs, hidden: formatNumber(hidden) })
          : translate('list.noMatch.hint', messageArgs)
      }
      onClearFilters={() => setConditions([])}
    />
  );
};

const NoRowsYet = ({ descriptor, createButton }: ListEmptyProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const { refetch } = useListContext();
  const { canAccess } = useCanAccess({ resource: descriptor.name, action: 'create' });
  const canCreate = createButton !== undefined && canAccess === true;
  return (
    <EmptyState
      kind="nothing"
      title={translate('list.nothing', { plural: lowerFirst(text(descriptor.plural)) })}
      hint={translate(canCreate ? 'list.nothing.hint' : 'list.nothing.later')}
      action={
        canCreate ? (
          createButton
        ) : (
          <ActionButton startIcon={<Icon name="refresh" />} onClick={() => void refetch()}>
            {translate('list.refresh')}
          </ActionButton>
        )
      }
    />
  );
};
