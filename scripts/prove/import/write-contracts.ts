import { createHash, randomBytes } from 'node:crypto'
import {
  buildPdf,
  setLines,
  stream,
} from '../../../apps/server/src/platform/parsers/testing/build-pdf.ts'
import { openZip } from '../../../apps/server/src/platform/parsers/testing/zip-writer.ts'
import { between, seededRandom, times, type Random } from '../deadlines/random.ts'

export interface WrittenZip {
  path: string
  bytes: number
  pages: number
  /** SHA-256 of each contract, by its path. */
  hashes: ReadonlyMap<string, string>
}

const MOST_PAGES = 8
const LINES = 44
const WORDS =
  'contrat prestataire client obligation durée résiliation préavis échéance garantie paiement facture livraison service confidentialité responsabilité dommage assurance personnel données matériel logiciel maintenance accès site travaux réception réserve pénalité retard révision indice prix montant annexe avenant cession sous-traitance litige tribunal notification courrier signature'.split(
    ' ',
  )

/** A zip of contracts: text that no two share, and as many bytes besides as their letterheads and scanned stamps take. */
export async function writeContracts(
  path: string,
  { files, bytes, seed }: { files: number; bytes: number; seed: number },
): Promise<WrittenZip> {
  const random = seededRandom(seed)
  const zip = openZip(path)
  const hashes = new Map<string, string>()
  let pages = 0
  for (let number = 0; number < files; number += 1) {
    const count = between(random, 1, MOST_PAGES)
    pages += count
    // From a third to five thirds of the mean.
    const size = Math.round((bytes / files) * (1 / 3 + (4 / 3) * random()))
    const pdf = contract(random, { number, count, size })
    const name = `Lot ${Math.floor(number / 200)}/Fournisseur ${number % 150} - Contrat ${number}.pdf`
    hashes.set(name, createHash('sha256').update(pdf).digest('hex'))
    await zip.add(name, pdf)
  }
  return { path, bytes: await zip.close(), pages, hashes }
}

function contract(
  random: Random,
  { number, count, size }: { number: number; count: number; size: number },
): Buffer {
  const pages = times(count, () => ({ lines: setLines(linesOf(random, number)) }))
  const filler = size - buildPdf(pages).length
  return Buffer.from(
    filler > 0 ? buildPdf(pages, [[9_999, unusedObject(filler)]]) : buildPdf(pages),
  )
}

/** Random bytes that no page shows: they cannot be compressed, like the images of letterheads and stamps. */
function unusedObject(length: number): Buffer {
  return stream('/Type/EmbeddedFile', randomBytes(length))
}

function linesOf(random: Random, number: number): string[] {
  const line = () => times(9, () => WORDS[between(random, 0, WORDS.length - 1)]!).join(' ')
  return [`Contrat numéro ${number} du 3 mars 2024`, ...times(LINES, line)]
}
