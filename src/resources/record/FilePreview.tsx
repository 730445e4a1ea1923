import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

import { EmptyState } from '../../ui/EmptyState.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useFileSource } from '../../ui/useFileSource.ts';

/** The reader of PDFs is large: it loads when the first one is opened. */
const PdfViewer = lazyComponent(withLazyMessages(() => import('../../ui/pdf/PdfViewer.tsx')));

interface FilePreviewProps {
  readonly name: string;
  readonly file: Blob;
}

/** The maximum length of a shown text, in characters. */
const MAX_TEXT_LENGTH = 200_000;

/** Media types that are shown as text, whatever they would do in a page of their own. */
const TEXT_TYPE = /^(?:text\/|application\/(?:json|xml))/u;

/**
 * Shows a picture, a video, a PDF or a text. A vector picture is shown as a picture, where no script of it runs; markup is
 * shown as text.
 *
 * @see SEC-08
 */
export const FilePreview = ({ name, file }: FilePreviewProps) => {
  const translate = useTranslate();
  if (TEXT_TYPE.test(file.type)) return <TextPreview file={file} />;
  if (file.type.startsWith('image/')) return <MediaPreview kind="img" {...{ name, file }} />;
  if (file.type.startsWith('video/')) return <MediaPreview kind="video" {...{ name, file }} />;
  if (file.type === 'application/pdf')
    return (
      <LazyBoundary fallback={<SkeletonRows />}>
        <PdfViewer name={name} file={file} />
      </LazyBoundary>
    );
  return <p className="text-2">{translate('storage.preview.none')}</p>;
};

interface MediaPreviewProps extends FilePreviewProps {
  readonly kind: 'img' | 'video';
}

const MediaPreview = ({ kind, name, file }: MediaPreviewProps) => {
  const translate = useTranslate();
  const [brokenFile, setBrokenFile] = useState<Blob>();
  const setSource = useFileSource(file);
  if (brokenFile === file)
    return (
      <EmptyState
        kind="failed"
        title={translate(`storage.preview.failed.${kind}`)}
        hint={translate('storage.preview.failed.hint')}
      />
    );
  const element = {
    className:
      'mx-auto mt-0 mb-12 block max-h-[60vh] max-w-full overflow-auto bg-(--sunken) whitespace-pre-wrap',
    ref: setSource,
    onError: () => setBrokenFile(file),
  };
  return kind === 'img' ? (
    <img {...element} alt={name} />
  ) : (
    <video {...element} aria-label={name} controls />
  );
};

const TextPreview = ({ file }: Pick<FilePreviewProps, 'file'>) => {
  const translate = useTranslate();
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void file.text().then(content => {
      if (isCurrent) setText(content);
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (text === undefined) return null;
  return (
    <>
      <pre className="mx-auto mt-0 mb-12 block max-h-[60vh] max-w-full overflow-auto bg-(--sunken) wrap-anywhere whitespace-pre-wrap">
        {text.slice(0, MAX_TEXT_LENGTH)}
      </pre>
      {text.length > MAX_TEXT_LENGTH && (
        <p className="type-12 text-2">{translate('storage.preview.large')}</p>
      )}
    </>
  );
};
