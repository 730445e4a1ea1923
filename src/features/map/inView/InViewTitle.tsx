import { useTranslate } from 'react-admin';

import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { ListSort } from './listSort.ts';

/** Whether a list is open. */
export interface ListToggle {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The order of a list, and those that it may have. */
export interface ListSorting {
  readonly sort: ListSort;
  readonly sorts: readonly ListSort[];
  readonly onSort: (sort: ListSort) => void;
}

interface InViewTitleProps {
  /** The number of devices in view. */
  readonly total: number | undefined;
  readonly toggle: ListToggle | undefined;
  readonly sorting: ListSorting;
  /** Whether the list has all devices of the domain that the map is scoped to, not only those in view. */
  readonly isWholeScope: boolean;
}

/** The title of the list, which opens and closes it where the list has no room of its own. */
export const InViewTitle = ({ total, toggle, sorting, isWholeScope }: InViewTitleProps) => {
  const translate = useTranslate();
  const text = (
    <span className="row gap-6">
      {translate(isWholeScope ? 'map.scope.list' : 'map.inView')}
      {total !== undefined && (
        <span className="text-3">
          <FormattedNumber value={total} />
        </span>
      )}
    </span>
  );
  const heading = { id: 'map-in-view-title', className: 'stack type-14 font-semibold' };
  if (!toggle)
    return (
      <div className="row justify-between px-16 pt-4 pb-8">
        <h2 {...heading}>{text}</h2>
        <SortSelect {...sorting} />
      </div>
    );
  return (
    <div className="row">
      <h2 {...heading} className={`${heading.className} flex-1`}>
        <button
          type="button"
          className="plain-button row min-h-[max(40px,var(--target))] w-full justify-between px-16 pt-4 pb-8 [&[aria-expanded='false']>svg]:rotate-180"
          aria-expanded={toggle.isOpen}
          onClick={toggle.onToggle}
        >
          {text}
          <Icon name="up" />
        </button>
      </h2>
      {toggle.isOpen && <SortSelect {...sorting} />}
    </div>
  );
};

/** The order of the list; the last one, where the list does not have that order. */
const SortSelect = ({ sort, sorts, onSort }: ListSorting) => {
  const translate = useTranslate();
  const value = sorts.find(each => each === sort) ?? sorts.at(-1);
  return (
    <span className="native-select [&_select]:h-[max(28px,var(--target))] [&_select]:border-transparent [&_select]:bg-transparent">
      <select
        className="type-12 text-2"
        aria-label={translate('map.inView.sort')}
        value={value}
        onChange={event => {
          const next = sorts.find(each => each === event.target.value);
          if (next) onSort(next);
        }}
      >
        {sorts.map(each => (
          <option key={each} value={each}>
            {translate(`map.inView.sort.${each}`)}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </span>
  );
};
