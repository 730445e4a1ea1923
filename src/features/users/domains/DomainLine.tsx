import { useTranslate } from 'react-admin';

import { useErrorWords } from '../../../resources/useErrorWords.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ParentName } from './ParentName.tsx';
import type { DomainRow } from './useDomainRows.ts';
import { useFigures } from '../../../ui/useFigures.ts';

interface DomainLineProps {
  readonly row: DomainRow;
  readonly isFlat: boolean;
  readonly isChosen: boolean;
  /** The Tab key stops here. */
  readonly isActive: boolean;
  readonly onFocus: () => void;
  readonly onPress: () => void;
  readonly onOpen: () => void;
}

/** A line of the tree: a domain with its box, or what is to be said of those below one. */
export const DomainLine = ({
  row,
  isFlat,
  isChosen,
  isActive,
  onFocus,
  onPress,
  onOpen,
}: DomainLineProps) => {
  const isDomain = row.kind === 'domain';
  return (
    <li
      role="treeitem"
      className={`domains-line domains-${row.kind}`}
      data-depth={row.depth}
      tabIndex={isActive ? 0 : -1}
      aria-level={row.depth}
      aria-selected={isDomain ? isChosen : undefined}
      aria-expanded={isDomain ? row.isOpen : undefined}
      onFocus={onFocus}
      onClick={onPress}
    >
      {isDomain && row.isOpen !== undefined ? (
        <span
          className={row.isOpen ? 'domains-chevron domains-open' : 'domains-chevron'}
          aria-hidden="true"
          onClick={event => {
            event.stopPropagation();
            onOpen();
          }}
        >
          <Icon name="right" size={12} />
        </span>
      ) : (
        !isFlat && <span className="domains-chevron" />
      )}
      {isDomain ? (
        <>
          <span className={isChosen ? 'check check-on' : 'check'} aria-hidden="true">
            {isChosen && <Icon name="check" size={12} />}
          </span>
          <span className="domains-name">{row.domain.name}</span>
          {isFlat && <ParentName id={row.domain.parentId} />}
        </>
      ) : (
        <LineWords row={row} isFlat={isFlat} />
      )}
    </li>
  );
};

const LineWords = ({ row, isFlat }: { readonly row: DomainRow; readonly isFlat: boolean }) => {
  const translate = useTranslate();
  const figure = useFigures();
  const words = useErrorWords();
  switch (row.kind) {
    case 'more':
      return translate('users.domains.more', { count: figure(row.left) });
    case 'failed':
      return `${words(row.error)} ${translate('shell.retry')}`;
    case 'loading':
      return translate('form.loading');
    default:
      return translate(isFlat ? 'list.noMatch' : 'users.domains.nothingBelow');
  }
};
