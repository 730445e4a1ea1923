import { useTranslate } from 'react-admin';

import { useDescriptor } from '../../../resources/ResourcesContext.ts';
import { TreePane } from '../../../resources/tree/TreePane.tsx';
import { isTree } from '../../../resources/tree/treePages.ts';
import { usePassingBranches } from '../../../resources/tree/useOpenBranches.ts';
import type { Chosen } from './Domain.ts';

interface DomainPickerProps {
  readonly chosen: ReadonlyMap<string, unknown>;
  readonly onToggle: (domain: Chosen) => void;
}

/** All domains: the tree, level by level as it is opened, or those whose name has some words. */
export const DomainPicker = ({ chosen, onToggle }: DomainPickerProps) => {
  const translate = useTranslate();
  const branches = usePassingBranches();
  const descriptor = useDescriptor('domains');
  if (!isTree(descriptor)) return null;
  return (
    <div className="tree-in-dialog">
      <TreePane
        descriptor={descriptor}
        label={translate('users.domains.all')}
        searchLabel={translate('users.domains.search')}
        branches={branches}
        chosen={new Set(chosen.keys())}
        isMulti
        onChoose={({ id, name }) => onToggle({ id: String(id), name: String(name) })}
        // The dialog looked for its first field while this was still being read.
        autoFocus
      />
    </div>
  );
};
