import type { Row } from '../../platform/Store.ts';
import { createBlobRow } from '../../model/storage/blobRow.ts';
import { modelTypeRows } from '../models/modelTypeRows.ts';
import { createMediaId } from './createMediaId.ts';
import { lazy } from './once.ts';
import { createPdf } from './pdf.ts';

interface ManualDocument {
  /** The creation time in milliseconds. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

const ENGLISH_TITLES: Readonly<Record<string, string>> = {
  说明书: 'Manual',
  安装指南: 'Installation guide',
  接线图: 'Wiring diagram',
};

/** The documents that the model types refer to, each a PDF of one page. */
export const generateManuals = lazy((): { readonly documents: Row[]; readonly blobs: Row[] } => {
  const manuals = modelTypeRows.flatMap(({ docs }) => docs as readonly ManualDocument[]);
  const records = manuals.map(({ id: addedMs, name, type }, i) => {
    const id = createMediaId('document', i + 1);
    const [specification = '', title = ''] = name.replace(/\.pdf$/, '').split('_');
    const bytes = createPdf([specification, ENGLISH_TITLES[title] ?? 'Document', `Model: ${type}`]);
    const mediaType = 'application/pdf';
    const createTime = new Date(Number(addedMs)).toISOString();
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
      blob: createBlobRow({ id, name, type: mediaType, bytes }),
    };
  });
  return {
    documents: records.map(({ document }) => document),
    blobs: records.map(({ blob }) => blob),
  };
});
