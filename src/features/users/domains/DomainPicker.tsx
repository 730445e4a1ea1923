import { useTranslate } from 'react-admin';

import { useDescriptor } from '../../../resources/descriptor/ResourcesContext.ts';
import { TreePane } from '../../../resources/tree/TreePane.tsx';
import { isTree } from '../../../resources/tree/treePages.ts';
import { useTransientOpenBranches } from '../../../resources/tree/useOpenBranches.ts';
import type { UserDomain } from './UserDomain.ts';

interface DomainPickerProps {
  readonly selectedDomains: ReadonlyMap<string, unknown>;
  readonly onToggle: (domain: UserDomain) => void;
}

/** All domains: a lazily expanded tree, or the search results by name. */
export const DomainPicker = ({ selectedDomains, onToggle }: DomainPickerProps) => {
  const translate = useTranslate();
  const branches = useTransientOpenBranches();
  const descriptor = useDescriptor('domains');
  if (!isTree(descriptor)) return null;
  return (
    <div className="tree-in-dialog mt-12">
      <TreePane
        descriptor={descriptor}
        label={translate('users.domains.all')}
        searchLabel={translate('users.domains.search')}
        branches={branches}
        selectedIds={new Set(selectedDomains.keys())}
        isMulti
        onSelect={({ id, name }) => onToggle({ id: String(id), name: String(name) })}
        // The dialog sets its initial focus while this is still loading.
        autoFocus
      />
    </div>
  );
};
