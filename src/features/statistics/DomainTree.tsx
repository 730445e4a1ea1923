import { useTranslate } from 'react-admin';

import { resources } from '../../generated/catalogue.ts';
import { isTree } from '../../resources/tree/treePages.ts';
import { TreePane } from '../../resources/tree/TreePane.tsx';
import { useTransientOpenBranches } from '../../resources/tree/useOpenBranches.ts';

interface DomainTreeProps {
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** The domain tree with a single selection. */
export default function DomainTree({ selectedId, onSelect }: DomainTreeProps) {
  const translate = useTranslate();
  const branches = useTransientOpenBranches();
  const domains = resources.domains;
  if (!domains || !isTree(domains)) return null;
  return (
    <TreePane
      descriptor={domains}
      branches={branches}
      selectedIds={new Set(selectedId === undefined ? [] : [selectedId])}
      {...(selectedId !== undefined && { revealId: selectedId })}
      label={translate('statistics.domain')}
      autoFocus
      onSelect={({ id }) => onSelect(String(id))}
    />
  );
}
