import { useTranslate } from 'react-admin';

/** The keys of each act, as they stand on the keyboard. */
const hints = {
  add: ['Insert'],
  rename: ['F2'],
  move: ['Ctrl X', 'Ctrl V'],
  undo: ['Ctrl Z'],
  delete: ['Delete'],
} as const;

const acts = Object.keys(hints) as (keyof typeof hints)[];

/** The keys beyond those of every tree. Each is said with what it does. */
export const KeyHints = () => {
  const translate = useTranslate();
  return (
    <dl className="tree-keys" aria-label={translate('tree.keys')}>
      {acts.map(act => (
        <div key={act}>
          <dt>
            {hints[act].map(key => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{translate(`tree.keys.${act}`)}</dd>
        </div>
      ))}
    </dl>
  );
};
