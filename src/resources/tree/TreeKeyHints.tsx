import { useTranslate } from 'react-admin';

import { formatShortcut } from '../../ui/formatShortcut.ts';

/** The keys of each action, as labelled on the keyboard. */
const hints = {
  add: ['Insert'],
  rename: ['F2'],
  move: [formatShortcut('X'), formatShortcut('V')],
  undo: [formatShortcut('Z')],
  delete: ['Delete'],
} as const;

const actions = Object.keys(hints) as (keyof typeof hints)[];

/** The keyboard shortcuts beyond those of every tree, each with its action. */
export const TreeKeyHints = () => {
  const translate = useTranslate();
  return (
    <dl className="tree-keys flex flex-wrap text-3" aria-label={translate('tree.keys')}>
      {actions.map(action => (
        <div className="flex gap-6" key={action}>
          <dt className="flex gap-6">
            {hints[action].map(key => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{translate(`tree.keys.${action}`)}</dd>
        </div>
      ))}
    </dl>
  );
};
