import { type Identifier, useTranslate } from 'react-admin';

import { useWholeLabel } from '../../../data/useWholeLabel.ts';
import { TreePane } from '../../../resources/tree/TreePane.tsx';
import type { TreeResource } from '../../../resources/tree/treePages.ts';
import { usePassingBranches } from '../../../resources/tree/useOpenBranches.ts';

interface WhereChoiceProps {
  readonly domains: TreeResource;
  readonly chosen: readonly Identifier[];
  readonly onToggle: (domain: Identifier) => void;
  readonly onClear: () => void;
}

/** Where: the whole city, or some domains, each with everything below it. */
export const WhereChoice = ({ domains, chosen, onToggle, onClear }: WhereChoiceProps) => {
  const translate = useTranslate();
  const branches = usePassingBranches();
  const whole = useWholeLabel('command.city');
  return (
    <section className="command-part" aria-label={translate('command.where')}>
      <h3>{translate('command.where')}</h3>
      <p className="command-note">{translate('command.where.hint')}</p>
      <button
        type="button"
        className="command-city"
        aria-pressed={chosen.length === 0}
        onClick={onClear}
      >
        {translate(whole)}
      </button>
      <TreePane
        descriptor={domains}
        branches={branches}
        chosen={new Set(chosen)}
        bring={chosen.at(-1)}
        onChoose={({ id }) => onToggle(id)}
      />
    </section>
  );
};
