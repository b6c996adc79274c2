/** The lines of the demo guide; a real provider has its own guide. */
const LINES = [
  'Ricaricare con i buoni Day',
  '',
  '1. Apri l\'app Day e scegli "Paga online".',
  "2. Indica l'importo che vuoi usare e conferma.",
  '3. Torna in Pausa: il credito arriva nel portafoglio.',
  '',
  'Questa è la guida del mondo di prova.',
];

/** A PDF string literal; non-ASCII letters are octal. The file stays ASCII, so its byte offsets equal string lengths. */
const literal = (text: string): string =>
  `(${text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`)})`;

/** A hand-written PDF of one page, as the target of the guide's link. */
export function dayGuide(): string {
  const page = LINES.map((line, index) => `BT /F1 ${index === 0 ? 22 : 13} Tf 56 ${760 - index * 30} Td ${literal(line)} Tj ET`).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (it-IT) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
