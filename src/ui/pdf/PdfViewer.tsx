import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { EmptyState } from '../EmptyState.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { type OpenPdf, openPdf } from './openPdf.ts';

interface PdfViewerProps {
  readonly name: string;
  readonly file: Blob;
}

/** The zoom as a share of the width of the viewer. */
const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3];
const FIT_ZOOM = 2;

/** The state of the file: it is read, open, or no readable PDF. */
type PdfState = 'reading' | 'failed' | OpenPdf;

/** Shows a PDF page by page, with its text for screen readers. */
export default function PdfViewer({ name, file }: PdfViewerProps) {
  const translate = useTranslate();
  const pdf = usePdf(file);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(FIT_ZOOM);
  if (pdf === 'reading')
    return (
      <p className="after-300ms text-2" role="status">
        {translate('shell.loading')}
      </p>
    );
  if (pdf === 'failed')
    return (
      <EmptyState
        kind="failed"
        title={translate('pdf.failed')}
        hint={translate('pdf.failed.hint')}
      />
    );
  const goTo = (next: number) => setPage(Math.min(pdf.pageCount, Math.max(1, next)));
  const steps: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(page + step);
  };
  const position = translate('pdf.page', { page, pages: pdf.pageCount });
  return (
    <section className="pdf stack gap-8" aria-label={name} onKeyDown={handleKeyDown}>
      <div className="cluster gap-4" role="toolbar" aria-label={translate('pdf.tools')}>
        <PdfButton
          icon="left"
          labelKey="pdf.previous"
          isOff={page <= 1}
          onClick={() => goTo(page - 1)}
        />
        <span className="type-13 whitespace-nowrap" role="status">
          {position}
        </span>
        <PdfButton
          icon="right"
          labelKey="pdf.next"
          isOff={page >= pdf.pageCount}
          onClick={() => goTo(page + 1)}
        />
        <span className="cluster ml-auto gap-4">
          <PdfButton
            icon="minus"
            labelKey="pdf.smaller"
            isOff={zoom <= 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <PdfButton
            icon="plus"
            labelKey="pdf.larger"
            isOff={zoom >= ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </span>
      </div>
      <PdfPage pdf={pdf} page={page} zoom={ZOOMS[zoom] ?? 1} label={`${name}: ${position}`} />
    </section>
  );
}

function usePdf(file: Blob): PdfState {
  const [state, setState] = useState<PdfState>('reading');
  useEffect(() => {
    let opened: OpenPdf | undefined;
    let isClosed = false;
    openPdf(file).then(
      pdf => {
        opened = pdf;
        if (isClosed) pdf.close();
        else setState(pdf);
      },
      () => {
        if (!isClosed) setState('failed');
      },
    );
    return () => {
      isClosed = true;
      opened?.close();
    };
  }, [file]);
  return state;
}

interface PdfButtonProps {
  readonly icon: IconName;
  readonly labelKey: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

const PdfButton = ({ icon, labelKey, isOff, onClick }: PdfButtonProps) => {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      aria-label={translate(labelKey)}
      title={translate(labelKey)}
      disabled={isOff}
      onClick={onClick}
    >
      <Icon name={icon} size={16} />
    </IconButton>
  );
};

interface PdfPageProps {
  readonly pdf: OpenPdf;
  readonly page: number;
  readonly zoom: number;
  readonly label: string;
}

/** One page as a picture; its text follows for screen readers. */
const PdfPage = ({ pdf, page, zoom, label }: PdfPageProps) => {
  const translate = useTranslate();
  const frameRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [renderedPage, setRenderedPage] = useState<{
    readonly page: number;
    readonly text?: string;
  }>();
  useEffect(() => {
    const canvas = canvasRef.current;
    const width = frameRef.current?.clientWidth ?? 0;
    if (!canvas || width === 0) return;
    frameRef.current?.scrollTo(0, 0);
    pdf.drawPage(canvas, page, width * zoom).then(
      text => setRenderedPage({ page, text }),
      () => setRenderedPage({ page }),
    );
  }, [pdf, page, zoom]);
  const isFailed = renderedPage?.page === page && renderedPage.text === undefined;
  return (
    <>
      <div
        ref={frameRef}
        className="max-h-[60vh] overflow-auto bg-(--sunken) [&_canvas]:mx-auto [&_canvas]:my-0 [&_canvas]:block"
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        <canvas ref={canvasRef} role="img" aria-label={label} hidden={isFailed} />
        {isFailed && <p className="text-2">{translate('pdf.page.failed')}</p>}
      </div>
      {renderedPage?.page === page && renderedPage.text !== undefined && (
        <p className="visually-hidden">{renderedPage.text}</p>
      )}
    </>
  );
};
