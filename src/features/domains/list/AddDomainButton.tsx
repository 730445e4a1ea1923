import { useState } from 'react';
import { useListContext } from 'react-admin';

import { domains } from '../../../generated/core/resources.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { drafts } from '../../../resources/drafts/drafts.ts';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { domainDialogs } from '../domainDialogs.ts';
import { getFilteredParentId } from './getFilteredParentId.ts';

const { create } = domains.verbs;

/** Adds a domain below the parent of the listed ones. */
export const AddDomainButton = () => {
  const text = useLocalizedText();
  const list = useListContext();
  const [isOpen, setIsOpen] = useState(() => drafts.has('addDomain'));
  const disabledReason = useDenialReason('domains', [create])(create);
  return (
    <>
      <ActionButton
        kind="primary"
        startIcon={<Icon name="plus" />}
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason ?? ''}
        onClick={() => setIsOpen(true)}
      >
        {text(create.label)}
      </ActionButton>
      <LazyBoundary>
        {isOpen && (
          <domainDialogs.add
            parentId={getFilteredParentId(list.filterValues)}
            onClose={() => setIsOpen(false)}
          />
        )}
      </LazyBoundary>
    </>
  );
};
