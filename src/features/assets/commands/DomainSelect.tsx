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
    <section
      className="stack h-420 min-w-0 *:last:min-h-0 *:last:flex-1 max-md:h-auto max-md:first:h-320"
      aria-label={translate('command.where')}
    >
      <h3 className="type-13 mb-8 font-medium">{translate('command.where')}</h3>
      <p className="mb-8 text-3">{translate('command.where.hint')}</p>
      {Boolean(error) && (
        <p className="mb-8 text-3" role="alert">
          {isNotFound(error) ? translate('command.where.missing') : getErrorMessage(error)}
        </p>
      )}
      <button
        type="button"
        className="mb-8 min-h-[max(32px,var(--target))] flex-none cursor-pointer rounded-2 border border-(--line-2) bg-transparent px-10 py-4 text-left text-1 aria-pressed:border-(--accent) aria-pressed:bg-(--accent-soft) aria-pressed:font-medium aria-pressed:text-accent"
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
