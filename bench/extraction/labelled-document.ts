import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findInFolder } from './documents-folder.ts'
import { halfOf, readPages, sha256, textSha256, type Half } from './read-text.ts'

/** The document that a label is about, and the reading of it that its offsets count in. */
export interface LabelledDocument {
  file: string
  sha256: string
  textSha256: string
}

/** Where something stands in the pages that `readPages` gives. */
export interface Place {
  /** From 0. */
  page: number
  /** UTF-16 units within the page; the end is exclusive. */
  start: number
  end: number
}

/** The labels of a half in a folder with one folder a half, by file name. */
export async function readLabelFiles<Label extends LabelledDocument>(
  folder: string,
  half: Half,
  parse: (json: string) => Label,
): Promise<Label[]> {
  const names = await readdir(join(folder, half))
  const labelNames = names.filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    labelNames.map(async (name) => {
      const label = parse(await readFile(join(folder, half, name), 'utf8'))
      if (halfOf(label.sha256) !== half) throw new Error(`${name} belongs to the other half`)
      if (name !== `${label.file}.json`) throw new Error(`${name} labels ${label.file}`)
      return label
    }),
  )
}

export function hasHashes(document: LabelledDocument): boolean {
  return [document.sha256, document.textSha256].every((hash) => /^[0-9a-f]{64}$/.test(hash))
}

export function isPlace({ page, start, end }: Place): boolean {
  return [page, start, end].every(Number.isSafeInteger) && page >= 0 && start >= 0 && end > start
}

/**
 * The pages of a labelled document, wherever it lies in the folder.
 * @returns undefined when the folder does not hold it
 * @throws Error when the file or our reading of it is not what was labelled
 */
export async function openDocument(
  document: LabelledDocument,
  folder: string,
): Promise<string[] | undefined> {
  const path = await findInFolder(folder, document.file)
  if (path === undefined) return
  if (sha256(await readFile(path)) !== document.sha256)
    throw new Error(`${document.file}: another file`)
  const { pages } = await readPages(path)
  checkReading(document, pages)
  return pages
}

/** @throws Error when these are not the pages on which the offsets were counted */
export function checkReading(document: LabelledDocument, pages: readonly string[]): void {
  if (textSha256(pages) !== document.textSha256)
    throw new Error(`${document.file}: its text is read differently now, place its labels again`)
}

export function isOnPages({ page, end }: Place, pages: readonly string[]): boolean {
  return end <= (pages[page] ?? '').length
}
