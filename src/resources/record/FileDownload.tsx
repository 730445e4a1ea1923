import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { objectUrls } from '../../ui/objectUrls.ts';

interface FileDownloadProps {
  /** Without an ending: what kind of file it is follows from its type. */
  readonly name: string;
  readonly file: Blob;
}

/** A file that the platform answered, to be kept. */
export const FileDownload = ({ name, file }: FileDownloadProps) => {
  const translate = useTranslate();
  const extension = /^[^/]+\/([\w.-]+)/u.exec(file.type)?.[1] ?? 'bin';
  const fullName = `${name}.${extension}`;
  return (
    <ActionButton startIcon={<Icon name="download" />} onClick={() => downloadFile(fullName, file)}>
      {translate('answer.download', { name: fullName })}
    </ActionButton>
  );
};

/** A browser keeps a file when a link to it is followed. */
function downloadFile(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = objectUrls.create(file);
  link.download = name;
  link.click();
  objectUrls.revoke(link.href);
}
