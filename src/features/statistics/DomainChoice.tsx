import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

import { useWholeLabel } from '../../data/useWholeLabel.ts';
import { resources } from '../../generated/catalogue.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import { useDomainChain } from './useDomainChain.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { Question } from './useQuestion.ts';

/** The tree comes when it is opened. */
const DomainTree = lazyScreen(() => import('./DomainTree.tsx'));

/** Which part of the city a page is about; it opens the tree of domains. */
export const DomainChoice = ({ question }: { readonly question: Question }) => {
  const translate = useTranslate();
  const [anchor, open] = useState<HTMLElement | null>(null);
  const { data: chain } = useDomainChain(question);
  const whole = useWholeLabel('statistics.city');
  const { domainId } = question;
  const name = chain?.at(-1)?.name ?? '…';
  const choose = (id: string | undefined) => {
    question.ask(withDomain(question.address, id));
    open(null);
  };
  if (!resources.domains) return null;
  return (
    <>
      <ActionButton
        className="domain-choice"
        startIcon={<Icon name="tree" />}
        endIcon={<Icon name="down" size={14} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => open(event.currentTarget)}
      >
        {domainId === undefined ? translate('statistics.all', { name }) : name}
      </ActionButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => open(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            className: 'domain-popover',
            role: 'dialog',
            'aria-label': translate('statistics.domain'),
          },
        }}
      >
        {domainId !== undefined && (
          <ActionButton kind="auxiliary" onClick={() => choose(undefined)}>
            {translate(whole)}
          </ActionButton>
        )}
        <Suspense fallback={<SkeletonRows />}>
          <DomainTree chosen={domainId} onChoose={choose} />
        </Suspense>
      </Popover>
    </>
  );
};

/** The same page of another part of the city. */
export function withDomain(address: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(address);
  if (id === undefined) next.delete('domain');
  else next.set('domain', id);
  return next;
}
