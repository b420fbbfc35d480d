import { buildPdf, setLines } from '../../apps/server/src/platform/parsers/testing/build-pdf.ts'

/** The scan of a signed contract, for a file input: two pages, the second one an image without text. */
export function paperScan(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const pages = [
    { lines: setLines(['Contrat signé à la main', 'Fait à Lyon, en deux exemplaires']) },
    { lines: [], scan: true },
  ]
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(buildPdf(pages)) }
}
