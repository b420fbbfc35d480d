import { closeParsers } from '../../apps/server/src/platform/parsers/run-parser.ts'
import { buildPdf, setLines } from '../../apps/server/src/platform/parsers/testing/build-pdf.ts'
import { buildScan } from '../../apps/server/src/platform/parsers/testing/build-scan.ts'

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A signed contract whose text was recognised by the scanner, for a file input; the back of its sheet is empty. */
export function paperScan(name: string): ChosenFile {
  const lines = setLines(['Contrat signé à la main', 'Fait à Lyon, en deux exemplaires'])
  return pdfFile(name, buildPdf([{ lines }, { lines: [] }]))
}

/** The same from a scanner that only makes images. */
export async function imageScan(name: string, lines: string[]): Promise<ChosenFile> {
  try {
    return pdfFile(name, await buildScan([{ lines }]))
  } finally {
    closeParsers()
  }
}

function pdfFile(name: string, bytes: Uint8Array): ChosenFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }
}
