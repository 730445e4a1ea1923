import type { Row } from '../../platform/Store.ts';
import { blobRow } from '../../rules/storage/blobs.ts';
import { modelTypeRows } from '../modelTypes.ts';
import { mediaId } from './mediaId.ts';
import { once } from './once.ts';
import { makePdf } from './pdf.ts';

interface Paper {
  /** The moment at which it was added, in milliseconds. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

const WORDS: Readonly<Record<string, string>> = {
  说明书: 'Manual',
  安装指南: 'Installation guide',
  接线图: 'Wiring diagram',
};

/** The papers that the model types name, each a page of PDF. */
export const drawPapers = once((): { readonly documents: Row[]; readonly blobs: Row[] } => {
  const papers = modelTypeRows.flatMap(({ docs }) => docs as readonly Paper[]);
  const drawn = papers.map(({ id: moment, name, type }, i) => {
    const id = mediaId('document', i + 1);
    const [specification = '', paper = ''] = name.replace(/\.pdf$/, '').split('_');
    const bytes = makePdf([specification, WORDS[paper] ?? 'Document', `Model: ${type}`]);
    const mediaType = 'application/pdf';
    const createTime = new Date(Number(moment)).toISOString();
    return {
      document: {
        id,
        name,
        type,
        mediaType,
        size: bytes.length,
        createTime,
        filepath: `/doc/${id}/download/`,
      },
      blob: blobRow({ id, name, type: mediaType, bytes }),
    };
  });
  return { documents: drawn.map(({ document }) => document), blobs: drawn.map(({ blob }) => blob) };
});
