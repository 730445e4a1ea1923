import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { objectAddresses } from '../../ui/objectAddresses.ts';

interface FileAnswerProps {
  /** Without an ending: what kind of file it is follows from its type. */
  readonly name: string;
  readonly file: Blob;
}

/** A file that the platform answered, to be kept. */
export const FileAnswer = ({ name, file }: FileAnswerProps) => {
  const translate = useTranslate();
  const kind = /^[^/]+\/([\w.-]+)/u.exec(file.type)?.[1] ?? 'bin';
  const whole = `${name}.${kind}`;
  return (
    <ActionButton startIcon={<Icon name="download" />} onClick={() => keep(whole, file)}>
      {translate('answer.download', { name: whole })}
    </ActionButton>
  );
};

/** A browser keeps a file when a link to it is followed. */
function keep(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = objectAddresses.make(file);
  link.download = name;
  link.click();
  objectAddresses.end(link.href);
}
