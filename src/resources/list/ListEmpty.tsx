import type { ReactNode } from 'react';
import { useCanAccess, useListContext, useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useFigures } from '../../ui/useFigures.ts';
import { lowerFirst } from '../lowerFirst.ts';
import { useDescriptor } from '../ResourcesContext.ts';
import { useText } from '../useText.ts';
import { useAsked } from './useAsked.ts';
import { useHidden } from './useHidden.ts';

interface ListEmptyProps {
  readonly descriptor: ResourceDescriptor;
  /** Adds the first record, where that can be done. */
  readonly add?: ReactNode;
}

/** There are no rows: nobody has added any, or none matches what is asked. */
export const ListEmpty = ({ descriptor, add }: ListEmptyProps) => {
  const { asked } = useAsked(descriptor);
  return asked.length > 0 ? (
    <NoMatch descriptor={descriptor} />
  ) : (
    <NothingYet descriptor={descriptor} add={add} />
  );
};

const NoMatch = ({ descriptor }: Pick<ListEmptyProps, 'descriptor'>) => {
  const translate = useTranslate();
  const figure = useFigures();
  const text = useText();
  const { asked, ask } = useAsked(descriptor);
  const hidden = useHidden(descriptor);
  // The list may have a name of its own, e.g. "Domain list", which is no plural.
  const { plural } = useDescriptor(descriptor.name) ?? descriptor;
  const words = { smart_count: asked.length, plural: lowerFirst(text(plural)) };
  return (
    <EmptyState
      kind="noMatch"
      title={translate('list.noMatch')}
      hint={
        hidden
          ? translate('list.noMatch.many', { ...words, hidden: figure(hidden) })
          : translate('list.noMatch.hint', words)
      }
      action={
        <ActionButton onClick={() => ask([])}>{translate('list.noMatch.clear')}</ActionButton>
      }
    />
  );
};

const NothingYet = ({ descriptor, add }: ListEmptyProps) => {
  const translate = useTranslate();
  const text = useText();
  const { refetch } = useListContext();
  const { canAccess } = useCanAccess({ resource: descriptor.name, action: 'create' });
  const canAdd = add !== undefined && canAccess === true;
  return (
    <EmptyState
      kind="nothing"
      title={translate('list.nothing', { plural: lowerFirst(text(descriptor.plural)) })}
      hint={translate(canAdd ? 'list.nothing.hint' : 'list.nothing.later')}
      action={
        canAdd ? (
          add
        ) : (
          <ActionButton startIcon={<Icon name="refresh" />} onClick={() => void refetch()}>
            {translate('list.refresh')}
          </ActionButton>
        )
      }
    />
  );
};
