import { type Identifier, useTranslate } from 'react-admin';

import { useWholeLabel } from '../../../data/useWholeLabel.ts';
import { TreePane } from '../../../resources/tree/TreePane.tsx';
import type { TreeResource } from '../../../resources/tree/treePages.ts';
import { usePassingBranches } from '../../../resources/tree/useOpenBranches.ts';
import { useErrorWords } from '../../../resources/useErrorWords.ts';

interface WhereChoiceProps {
  readonly domains: TreeResource;
  /** Undefined while nothing is chosen. */
  readonly chosen: readonly Identifier[] | undefined;
  /** Why the domain of the address could not be read. */
  readonly error: unknown;
  readonly onToggle: (domain: Identifier) => void;
  readonly onClear: () => void;
}

/** Where: the whole city, or some domains, each with everything below it. */
export const WhereChoice = ({ domains, chosen, error, onToggle, onClear }: WhereChoiceProps) => {
  const translate = useTranslate();
  const errorWords = useErrorWords();
  const branches = usePassingBranches();
  const whole = useWholeLabel('command.city');
  return (
    <section className="command-part" aria-label={translate('command.where')}>
      <h3>{translate('command.where')}</h3>
      <p className="command-note">{translate('command.where.hint')}</p>
      {Boolean(error) && (
        <p className="command-note" role="alert">
          {isMissing(error) ? translate('command.where.missing') : errorWords(error)}
        </p>
      )}
      <button
        type="button"
        className="command-city"
        aria-pressed={chosen?.length === 0}
        onClick={onClear}
      >
        {translate(whole)}
      </button>
      <TreePane
        descriptor={domains}
        branches={branches}
        chosen={new Set(chosen)}
        bring={chosen?.at(-1)}
        onChoose={({ id }) => onToggle(id)}
      />
    </section>
  );
};

/** There is no such domain, or none that the user reaches: the platform answers both alike. */
const isMissing = (error: unknown) => (error as { readonly status?: unknown }).status === 404;
