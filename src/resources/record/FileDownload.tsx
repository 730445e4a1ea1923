import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { objectUrls } from '../../ui/objectUrls.ts';

interface FileDownloadProps {
  /** With its extension. */
  readonly fileName: string;
  readonly file: Blob;
}

/** Returns a file name for a response without one: its extension follows from the type. */
export const createFileName = (name: string, { type }: Blob): string =>
  `${name}.${/^[^/]+\/([\w.-]+)/u.exec(type)?.[1] ?? 'bin'}`;

/** Offers a file of a response for download. */
export const FileDownload = ({ fileName, file }: FileDownloadProps) => {
  const translate = useTranslate();
  return (
    <ActionButton startIcon={<Icon name="download" />} onClick={() => downloadFile(fileName, file)}>
      {translate('result.download', { name: fileName })}
    </ActionButton>
  );
};

/** Starts a browser download through a link. */
function downloadFile(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = objectUrls.create(file);
  link.download = name;
  link.click();
  objectUrls.revoke(link.href);
}
