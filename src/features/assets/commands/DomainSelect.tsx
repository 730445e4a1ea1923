import { type Identifier, useTranslate } from 'react-admin';

import { useWholeAreaLabel } from '../../../data/useWholeAreaLabel.ts';
import { isNotFound } from '../../../domain/errorStatus.ts';
import { TreePane } from '../../../resources/tree/TreePane.tsx';
import type { TreeResource } from '../../../resources/tree/treePages.ts';
import { useTransientOpenBranches } from '../../../resources/tree/useOpenBranches.ts';
import { useErrorMessage } from '../../../resources/failures/useErrorMessage.ts';

interface DomainSelectProps {
  readonly domains: TreeResource;
  /** Undefined without a selection. */
  readonly selectedIds: readonly Identifier[] | undefined;
  /** Why the domain of the URL could not be read. */
  readonly error: unknown;
  readonly onToggle: (domain: Identifier) => void;
  readonly onClear: () => void;
}

/** Selects the whole city, or some domains, each including its subdomains. */
export const DomainSelect = ({
  domains,
  selectedIds,
  error,
  onToggle,
  onClear,
}: DomainSelectProps) => {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  const branches = useTransientOpenBranches();
  const cityLabel = useWholeAreaLabel('command.city');
  return (
    <section className="command-part shrink stack" aria-label={translate('command.where')}>
      <h3 className="type-13 medium mb-8">{translate('command.where')}</h3>
      <p className="text-3 mb-8">{translate('command.where.hint')}</p>
      {Boolean(error) && (
        <p className="text-3 mb-8" role="alert">
          {isNotFound(error) ? translate('command.where.missing') : getErrorMessage(error)}
        </p>
      )}
      <button
        type="button"
        className="command-city text-1 flex-none"
        aria-pressed={selectedIds?.length === 0}
        onClick={onClear}
      >
        {translate(cityLabel)}
      </button>
      <TreePane
        descriptor={domains}
        branches={branches}
        selectedIds={new Set(selectedIds)}
        revealId={selectedIds?.at(-1)}
        onSelect={({ id }) => onToggle(id)}
      />
    </section>
  );
};
