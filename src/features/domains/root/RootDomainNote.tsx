import { useState } from 'react';
import { Link } from 'react-router-dom';

import { operation as setRoot } from '../../../generated/core/operations/setDomainRoot.ts';
import { useOperationDenial } from '../../../resources/access/useOperationDenial.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { useDomainRoutes } from '../useDomainRoutes.ts';
import { domainDialogs } from '../domainDialogs.ts';
import { useRootDomain } from '../useRootDomain.ts';
import { domainLabels } from '../domainLabels.ts';

/** The root of the tree, with the action that changes it. @see DOM-05 */
export const RootDomainNote = () => {
  const text = useLocalizedText();
  const routes = useDomainRoutes();
  const [isOpen, setIsOpen] = useState(false);
  const disabledReason = useOperationDenial()(setRoot);
  const { data: root } = useRootDomain();
  return (
    <p className="touch-links row type-12 gap-6 text-3">
      {root && (
        <>
          {text(domainLabels.rootLabel)} <Link to={routes.page(root.domainId)}>{root.name}</Link>
        </>
      )}
      <ActionButton
        kind="auxiliary"
        size="small"
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason ?? ''}
        onClick={() => setIsOpen(true)}
      >
        {text(domainLabels.changeRoot)}
      </ActionButton>
      <LazyBoundary>
        {isOpen && <domainDialogs.root onClose={() => setIsOpen(false)} />}
      </LazyBoundary>
    </p>
  );
};
