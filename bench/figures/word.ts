import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { closeParsers } from '../../apps/server/src/platform/parsers/run-parser.ts'
import { readWord } from '../../apps/server/src/platform/parsers/word/read-word.ts'
import { keptStructure } from '../../apps/server/src/platform/word/testing/kept-structure.ts'
import { wordRequestOf } from '../../apps/server/src/platform/word/testing/word-request-of.ts'
import { writeWord } from '../../apps/server/src/platform/word/write-word.ts'
import type { Figure, Measured } from '../measure/figure.ts'
import { keptShare } from '../word/kept-share.ts'
import { hasLibreOffice, renderedWords } from '../word/rendered-words.ts'
import { wordParts, type WordParts } from '../word/word-parts.ts'

/** A table of contents, which Word makes anew, is left out. */
const WORDS_KEPT = 0.95

/** What a Word file keeps when it is imported and leaves again as Word, and whether it then comes back the same. */
export async function wordFigures(folder: string | undefined): Promise<Measured[]> {
  if (folder === undefined) return [{ name: 'Word files', skipped: 'no --documents FOLDER' }]
  try {
    const figures: Measured[] = []
    for (const path of await wordFiles(folder)) figures.push(...(await figuresOf(path)))
    if (!hasLibreOffice) figures.push({ name: 'Word files as printed', skipped: 'no soffice' })
    return figures
  } finally {
    closeParsers()
  }
}

async function wordFiles(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true })
  return paths
    .filter((path) => path.endsWith('.docx'))
    .toSorted()
    .map((path) => join(folder, path))
}

async function figuresOf(path: string): Promise<Measured[]> {
  const bytes = await readFile(path)
  const { document, images } = readWord(bytes)
  const written = writeWord(
    wordRequestOf(document, {
      images: Object.fromEntries(images.map((image) => [image.sha256, image.bytes])),
    }),
  )
  const comesBack = isDeepStrictEqual(
    keptStructure(readWord(written).document),
    keptStructure(document),
  )
  const [before, after] = [wordParts(bytes), wordParts(written)]
  const name = (what: string) => `${basename(path)}: ${what}`
  const share = (what: string, value: number, note?: string): Figure => ({
    name: name(what),
    value,
    unit: 'share',
    isGate: false,
    ...(note !== undefined && { note }),
  })
  return [
    { ...share('comes back the same', comesBack ? 1 : 0), least: 1, isGate: true },
    {
      ...share(
        'words kept, in order',
        keptShare(before.lines, after.lines),
        partsKept(before, after),
      ),
      least: WORDS_KEPT,
      isGate: true,
    },
    ...(hasLibreOffice ? [share('words printed kept', await printedShare(bytes, written))] : []),
  ]
}

function partsKept(before: WordParts, after: WordParts): string {
  const said = ({ tables, images }: WordParts) =>
    [...tables.map((size) => `table ${size}`), `${images} images`].join(', ')
  return said(before) === said(after) ? said(before) : `${said(before)}; then ${said(after)}`
}

async function printedShare(bytes: Uint8Array, written: Uint8Array): Promise<number> {
  return keptShare([await renderedWords(bytes)], [await renderedWords(written)])
}
