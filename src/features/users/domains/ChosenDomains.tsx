import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Chosen } from './Domain.ts';
import { useFigures } from '../../../ui/useFigures.ts';

interface ChosenDomainsProps {
  readonly chosen: readonly Chosen[];
  readonly onRemove: (domain: Chosen) => void;
}

/** So many chips are drawn at once. */
const STEP = 40;

/** What was chosen, each with a cross. The focus stays among them when one goes. */
export const ChosenDomains = ({ chosen, onRemove }: ChosenDomainsProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  const remove = (domain: Chosen, index: number) => {
    const crosses = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
    (crosses[index + 1] ?? crosses[index - 1])?.focus();
    onRemove(domain);
  };
  const left = chosen.length - shown;
  return (
    <section className="domains-chosen" aria-label={translate('users.domains.chosen')}>
      <h3 role="status">
        {chosen.length === 0
          ? translate('users.domains.none')
          : translate('users.domains.count', { count: figure(chosen.length) })}
      </h3>
      <ul ref={list}>
        {chosen.slice(0, shown).map((domain, index) => (
          <li key={domain.id}>
            {domain.name}
            <button
              type="button"
              aria-label={translate('users.domains.remove', { name: domain.name })}
              onClick={() => remove(domain, index)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <ActionButton kind="auxiliary" onClick={() => setShown(shown + STEP)}>
          {translate('bulk.moreNames', { count: figure(left) })}
        </ActionButton>
      )}
    </section>
  );
};
