import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';

import { domains } from '../../../generated/core/resources.ts';
import { useAllowed } from '../../../resources/record/useAllowed.ts';
import { useText } from '../../../resources/useText.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { drafts } from '../../../ui/unsaved/drafts.ts';
import { dialogs } from '../dialogs.ts';
import { askedParent } from './askedParent.ts';

const { create } = domains.verbs;

/** Adds a domain, below the one whose children the list shows. */
export const AddButton = () => {
  const text = useText();
  const list = useListContext();
  const [isOpen, setOpen] = useState(() => drafts.waits('addDomain'));
  const denied = useAllowed('domains', [create])(create);
  return (
    <>
      <ActionButton
        kind="primary"
        startIcon={<Icon name="plus" />}
        disabled={denied !== undefined}
        reason={denied ?? ''}
        onClick={() => setOpen(true)}
      >
        {text(create.label)}
      </ActionButton>
      <Suspense>
        {isOpen && (
          <dialogs.add parentId={askedParent(list.filterValues)} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
};
