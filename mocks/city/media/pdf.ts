/** Makes a PDF of one page with lines of Latin text, in the file structure of ISO 32000-1, 7.5. */
export function createPdf(lines: readonly string[]): Uint8Array {
  const textOperators = lines
    .map((line, i) => `1 0 0 1 72 ${760 - i * 24} Tm (${escapePdfText(line)}) Tj`)
    .join('\n');
  const stream = `BT /F1 14 Tf\n${textOperators}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`);
}

const escapePdfText = (line: string) =>
  line.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, letter => `\\${letter}`);
