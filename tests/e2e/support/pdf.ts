import { inflateSync } from 'node:zlib';

/** One sheet of a PDF, in points of 1/72 inch. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The lowest position of text and pictures, as a share of the height between the margins. */
  readonly filled: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const SAME: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  ...([a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D] as const),
  ...([e * A + f * C + E, e * B + f * D + F] as const),
];

/** The margins of `src/app/print.css`: 14 mm above, 16 mm below. The lower one has the page number. */
const MM = 72 / 25.4;
const [ABOVE, BELOW] = [14 * MM, 16 * MM];

/** Reads the sheets of a PDF of Chromium: its dictionaries are plain text, its streams deflated. */
export function readSheets(pdf: Buffer): readonly Sheet[] {
  const text = pdf.toString('latin1');
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n/gu)].map(match => [
      match[1],
      match.index + match[0].length,
    ]),
  );
  const dictionaryOf = (id: string | undefined) => {
    const at = objects.get(id) ?? 0;
    return text.slice(at, text.indexOf('endobj', at));
  };
  const streamOf = (id: string | undefined) => {
    const at = objects.get(id) ?? 0;
    const length = Number(/\/Length (\d+)/u.exec(dictionaryOf(id))?.[1]);
    const begin = text.indexOf('stream\n', at) + 'stream\n'.length;
    return inflateSync(pdf.subarray(begin, begin + length)).toString('latin1');
  };
  const pages = [...objects.keys()].map(dictionaryOf).filter(one => /\/Type \/Page\b/u.test(one));
  return pages.map(page => {
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/u.exec(page) ?? [];
    const size = { width: Number(width), height: Number(height) };
    const lowest = Math.min(
      ...heightsIn(streamOf(/\/Contents (\d+)/u.exec(page)?.[1])).filter(y => y > BELOW),
    );
    const room = size.height - ABOVE - BELOW;
    return { ...size, filled: Math.min(1, (size.height - ABOVE - lowest) / room) };
  });
}

/** The heights of all text lines and pictures of a content stream, in points above the lower edge of the sheet. */
function heightsIn(content: string): readonly number[] {
  const heights: number[] = [];
  const saved: Matrix[] = [];
  const operands: number[] = [];
  let [page, line]: [Matrix, Matrix] = [SAME, SAME];
  const matrix = () => operands.slice(-6) as unknown as Matrix;
  const operators: Readonly<Record<string, () => void>> = {
    q: () => saved.push(page),
    Q: () => (page = saved.pop() ?? SAME),
    cm: () => (page = times(matrix(), page)),
    BT: () => (line = SAME),
    Tm: () => (line = matrix()),
    Td: () => (line = times([1, 0, 0, 1, operands.at(-2) ?? 0, operands.at(-1) ?? 0], line)),
    Tj: () => heights.push(times(line, page)[5]),
    TJ: () => heights.push(times(line, page)[5]),
    Do: () => heights.push(page[5], page[5] + page[3]),
  };
  for (const [token] of content.matchAll(/<[^>]*>|\((?:\\.|[^\\)])*\)|\/\S+|[^\s[\]<>()/]+/gsu)) {
    if (/^[-+.\d]/u.test(token)) operands.push(Number(token));
    else if (!/^[<(/]/u.test(token)) {
      operators[token]?.();
      operands.length = 0;
    }
  }
  return heights;
}
