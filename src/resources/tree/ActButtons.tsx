import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import type { TreeAct, TreeActName, TreeActs } from './TreeActs.ts';

const icons: Readonly<Record<TreeActName, IconName>> = {
  add: 'plus',
  rename: 'edit',
  move: 'arrow',
  delete: 'trash',
};

/** What can be done to a record of a tree, and why not. */
export const ActButtons = ({ acts }: { readonly acts: TreeActs }) => (
  <div className="tree-acts">
    {(Object.entries(acts) as [TreeActName, TreeAct][]).map(([name, { label, refused, run }]) => (
      <ActionButton
        key={name}
        startIcon={<Icon name={icons[name]} />}
        disabled={refused !== undefined}
        reason={refused ?? ''}
        onClick={run}
      >
        {label}
      </ActionButton>
    ))}
  </div>
);
