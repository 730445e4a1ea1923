import { useTranslate } from 'react-admin';

import { resources } from '../../generated/catalogue.ts';
import { isTree } from '../../resources/tree/treePages.ts';
import { TreePane } from '../../resources/tree/TreePane.tsx';
import { usePassingBranches } from '../../resources/tree/useOpenBranches.ts';

interface DomainTreeProps {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The domains to choose one from. */
export default function DomainTree({ chosen, onChoose }: DomainTreeProps) {
  const translate = useTranslate();
  const branches = usePassingBranches();
  const domains = resources.domains;
  if (!domains || !isTree(domains)) return null;
  return (
    <TreePane
      descriptor={domains}
      branches={branches}
      chosen={new Set(chosen === undefined ? [] : [chosen])}
      {...(chosen !== undefined && { bring: chosen })}
      label={translate('statistics.domain')}
      autoFocus
      onChoose={({ id }) => onChoose(String(id))}
    />
  );
}
