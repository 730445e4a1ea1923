import { useState } from 'react';
import { useListContext } from 'react-admin';

import { domains } from '../../../generated/core/resources.ts';
import { CreateButton } from '../../../resources/screens/CreateButton.tsx';
import { drafts } from '../../../resources/drafts/drafts.ts';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { domainDialogs } from '../domainDialogs.ts';
import { getFilteredParentId } from './getFilteredParentId.ts';

const { create } = domains.verbs;

/** Adds a domain below the parent of the listed ones. */
export const AddDomainButton = () => {
  const list = useListContext();
  const [isOpen, setIsOpen] = useState(() => drafts.has('addDomain'));
  return (
    <>
      <CreateButton resource="domains" create={create} onClick={() => setIsOpen(true)} />
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
