import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { UserDomain } from './UserDomain.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';

interface SelectedDomainsProps {
  readonly selectedDomains: readonly UserDomain[];
  readonly onRemove: (domain: UserDomain) => void;
}

/** The number of chips added per step. */
const VISIBLE_STEP_COUNT = 40;

/** The selected domains, each with a remove button. The focus stays among them when one is removed. */
export const SelectedDomains = ({ selectedDomains, onRemove }: SelectedDomainsProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const [visibleCount, setVisibleCount] = useState(VISIBLE_STEP_COUNT);
  const list = useRef<HTMLUListElement>(null);
  const remove = (domain: UserDomain, index: number) => {
    const removeButtons = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
    (removeButtons[index + 1] ?? removeButtons[index - 1])?.focus();
    onRemove(domain);
  };
  const hiddenCount = selectedDomains.length - visibleCount;
  return (
    <section className="domains-chosen my-12" aria-label={translate('users.domains.chosen')}>
      <h3 className="type-12 font-medium text-2" role="status">
        {selectedDomains.length === 0
          ? translate('users.domains.none')
          : translate('users.domains.count', { count: formatNumber(selectedDomains.length) })}
      </h3>
      <ul ref={list}>
        {selectedDomains.slice(0, visibleCount).map((domain, index) => (
          <li key={domain.id}>
            {domain.name}
            <button
              type="button"
              className="icon-button"
              aria-label={translate('users.domains.remove', { name: domain.name })}
              onClick={() => remove(domain, index)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <ActionButton
          kind="auxiliary"
          onClick={() => setVisibleCount(visibleCount + VISIBLE_STEP_COUNT)}
        >
          {translate('bulk.moreNames', { count: formatNumber(hiddenCount) })}
        </ActionButton>
      )}
    </section>
  );
};
