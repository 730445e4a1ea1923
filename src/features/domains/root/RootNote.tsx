import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

import { operation as setRoot } from '../../../generated/core/operations/setDomainRoot.ts';
import { useOwnDenial } from '../../../resources/places/useOwnDenial.ts';
import { useText } from '../../../resources/useText.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useDomainAddresses } from '../addresses.ts';
import { dialogs } from '../dialogs.ts';
import { useRoot } from '../useRoot.ts';
import { words } from '../words.ts';

/** Where the tree begins, and the way to let it begin elsewhere. @see DOM-05 */
export const RootNote = () => {
  const text = useText();
  const addresses = useDomainAddresses();
  const [isOpen, setOpen] = useState(false);
  const denied = useOwnDenial()(setRoot);
  const { data: root } = useRoot();
  return (
    <p className="domains-root">
      {root && (
        <>
          {text(words.root)} <Link to={addresses.page(root.domainId)}>{root.name}</Link>
        </>
      )}
      <ActionButton
        kind="auxiliary"
        size="small"
        disabled={denied !== undefined}
        reason={denied ?? ''}
        onClick={() => setOpen(true)}
      >
        {text(words.changeRoot)}
      </ActionButton>
      <Suspense>{isOpen && <dialogs.root onClose={() => setOpen(false)} />}</Suspense>
    </p>
  );
};
