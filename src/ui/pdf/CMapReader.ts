import { fetchData } from 'pdfjs-dist';

/** The encodings of Chinese texts whose fonts a PDF does not contain, by file. */
const cMapUrls = import.meta.glob<string>(
  '../../../node_modules/pdfjs-dist/cmaps/{Adobe-GB1,Adobe-CNS1,GB,UniGB,UniCNS,B5,ETen,HK}*.bcmap',
  { query: '?url', import: 'default', eager: true },
);

const urlsByName = new Map(
  Object.entries(cMapUrls).map(([path, url]) => [/([^/]+)\.bcmap$/u.exec(path)?.[1] ?? '', url]),
);

/** Reads the encodings that a PDF names. pdf.js creates it. */
export class CMapReader {
  public async fetch({ name }: { readonly name: string }) {
    const url = urlsByName.get(name);
    if (url === undefined) throw new Error(`There is no encoding "${name}"`);
    const data = (await fetchData(url, 'arraybuffer')) as ArrayBuffer;
    return { cMapData: new Uint8Array(data), isCompressed: true };
  }
}
