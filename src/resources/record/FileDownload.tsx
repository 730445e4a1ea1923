import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { objectUrls } from '../../ui/objectUrls.ts';

interface FileDownloadProps {
  /** Without an extension, which follows from the type. */
  readonly name: string;
  readonly file: Blob;
}

/** Offers a file of a response for download. */
export const FileDownload = ({ name, file }: FileDownloadProps) => {
  const translate = useTranslate();
  const extension = /^[^/]+\/([\w.-]+)/u.exec(file.type)?.[1] ?? 'bin';
  const fullName = `${name}.${extension}`;
  return (
    <ActionButton startIcon={<Icon name="download" />} onClick={() => downloadFile(fullName, file)}>
      {translate('result.download', { name: fullName })}
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
