import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { getDocument, PDFWorker, RenderingCancelledException } from 'pdfjs-dist';

import { CMapReader } from './CMapReader.ts';

/** The maximum number of pixels of a page: more would not be allocated on a phone. */
const MAX_PAGE_PIXELS = 16_000_000;

/** A PDF that is open, until it is closed. */
export interface OpenPdf {
  readonly pageCount: number;
  /** Draws a page with a width in CSS pixels; another call replaces an unfinished drawing. @returns the text of the page */
  readonly drawPage: (canvas: HTMLCanvasElement, number: number, width: number) => Promise<string>;
  readonly close: () => void;
}

/**
 * Opens a PDF: its scripts never run, its text is drawn into a canvas, and its code runs in a worker of the console.
 *
 * @see SEC-08
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const worker = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  });
  const loading = getDocument({
    worker: PDFWorker.create({ port: worker }),
    CMapReaderFactory: CMapReader,
    useWorkerFetch: false,
    data: new Uint8Array(await file.arrayBuffer()),
    isEvalSupported: false,
    useSystemFonts: true,
    useWasm: false,
    enableXfa: false,
    verbosity: 0,
  });
  const close = () => {
    void loading.destroy().finally(() => worker.terminate());
  };
  try {
    const pdf = await loading.promise;
    return { pageCount: pdf.numPages, drawPage: createDrawPage(pdf), close };
  } catch (error) {
    close();
    throw error;
  }
}

function createDrawPage(pdf: PDFDocumentProxy): OpenPdf['drawPage'] {
  let drawing: RenderTask | undefined;
  return async (canvas, number, width) => {
    drawing?.cancel();
    const page = await pdf.getPage(number);
    const task = render(page, canvas, width);
    drawing = task;
    const [content] = await Promise.all([
      page.getTextContent(),
      task.promise.catch((error: unknown) => {
        if (!(error instanceof RenderingCancelledException)) throw error;
      }),
    ]);
    return content.items
      .map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('');
  };
}

function render(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number): RenderTask {
  const natural = page.getViewport({ scale: 1 });
  const scale = width / natural.width;
  const height = natural.height * scale;
  const maxRatio = Math.sqrt(MAX_PAGE_PIXELS / (width * height));
  const ratio = Math.min(globalThis.devicePixelRatio || 1, maxRatio);
  const viewport = page.getViewport({ scale: scale * ratio });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.style.width = `${Math.floor(width)}px`;
  canvas.style.height = `${Math.floor(height)}px`;
  return page.render({ canvas, viewport });
}
