import { type Identifier, useTranslate } from 'react-admin';

import { useWholeLabel } from '../../../data/useWholeLabel.ts';
import { TreePane } from '../../../resources/tree/TreePane.tsx';
import type { TreeResource } from '../../../resources/tree/treePages.ts';
import { usePassingBranches } from '../../../resources/tree/useOpenBranches.ts';

interface WhereChoiceProps {
  readonly domains: TreeResource;
  readonly value: Identifier | undefined;
  readonly onChoose: (domain: Identifier | undefined) => void;
}

/** Where: the whole city, or a domain with everything below it. */
export const WhereChoice = ({ domains, value, onChoose }: WhereChoiceProps) => {
  const translate = useTranslate();
  const branches = usePassingBranches();
  const whole = useWholeLabel('command.city');
  return (
    <section className="command-part" aria-label={translate('command.where')}>
      <h3>{translate('command.where')}</h3>
      <button
        type="button"
        className="command-city"
        aria-pressed={value === undefined}
        onClick={() => onChoose(undefined)}
      >
        {translate(whole)}
      </button>
      <TreePane
        descriptor={domains}
        branches={branches}
        chosen={new Set(value === undefined ? [] : [value])}
        bring={value}
        onChoose={({ id }) => onChoose(id)}
      />
    </section>
  );
};
