import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import type { TreeAction, TreeActionName, TreeActions } from './TreeActions.ts';

const icons: Readonly<Record<TreeActionName, IconName>> = {
  add: 'plus',
  rename: 'edit',
  move: 'arrow',
  delete: 'trash',
};

/** The actions on a record of a tree, with the reasons of disabled ones. */
export const TreeActionButtons = ({ actions }: { readonly actions: TreeActions }) => (
  <div className="mt-12 mb-16 flex flex-wrap gap-8 max-sm:grid max-sm:grid-cols-[1fr_1fr]">
    {(Object.entries(actions) as [TreeActionName, TreeAction][]).map(
      ([name, { label, disabledReason, run }]) => (
        <ActionButton
          key={name}
          startIcon={<Icon name={icons[name]} />}
          disabled={disabledReason !== undefined}
          disabledReason={disabledReason ?? ''}
          onClick={run}
        >
          {label}
        </ActionButton>
      ),
    )}
  </div>
);
