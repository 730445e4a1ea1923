import { useTranslate } from 'react-admin';

/** The keys beyond those of every tree. Each is said with what it does. */
export const KeyHints = () => {
  const translate = useTranslate();
  return (
    <dl className="tree-keys" aria-label={translate('tree.keys')}>
      {(['add', 'rename', 'move', 'undo', 'delete'] as const).map(act => (
        <div key={act}>
          <dt>
            <kbd>{translate(`tree.keys.${act}`)}</kbd>
          </dt>
          <dd>{translate(`tree.keys.${act}.does`)}</dd>
        </div>
      ))}
    </dl>
  );
};
