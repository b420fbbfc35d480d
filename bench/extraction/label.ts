import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findInFolder } from './documents-folder.ts'
import { FACTS, NORMAL_FORMS, type Fact, type FactValues } from './fields.ts'
import { halfOf, readPages, sha256, textSha256, type Half } from './read-text.ts'

export interface LabelledValue<Value> {
  /** Missing where the words of the text are the value: names of others' documents are not kept here. */
  value?: Value
  /** From 0. */
  page: number
  /** UTF-16 units within the page: where it is stated; the end is exclusive. */
  start: number
  end: number
}

/** Every field is there: an empty list says that the document does not state it. */
export type LabelledValues = { [F in Fact]: LabelledValue<FactValues[F]>[] }

export interface Label {
  file: string
  sha256: string
  textSha256: string
  language: 'fr' | 'en' | 'es'
  values: LabelledValues
}

/** What may be left to the words of the text. */
const AS_WRITTEN: readonly Fact[] = ['title', 'party', 'priceIndex', 'address', 'representative']

const LABELS = join(import.meta.dirname, 'labels')

/** The labels of a half, by file name. */
export async function readLabels(half: Half): Promise<Label[]> {
  const names = await readdir(join(LABELS, half))
  const paths = names.filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    paths.map(async (name) => {
      const label = parseLabel(await readFile(join(LABELS, half, name), 'utf8'))
      if (halfOf(label.sha256) !== half) throw new Error(`${name} belongs to the other half`)
      if (name !== `${label.file}.json`) throw new Error(`${name} labels ${label.file}`)
      return label
    }),
  )
}

/** @throws Error that names what is wrong */
export function parseLabel(json: string): Label {
  const label = JSON.parse(json) as Label
  const { file, language, values, ...hashes } = label
  const wrong = (what: string) => new Error(`label of ${file}: ${what}`)
  if (!file || !['fr', 'en', 'es'].includes(language)) throw wrong('file or language')
  for (const hash of [hashes.sha256, hashes.textSha256])
    if (!/^[0-9a-f]{64}$/.test(hash)) throw wrong('hash')
  for (const field of Object.keys(values))
    if (!FACTS.includes(field as Fact)) throw wrong(`unknown field ${field}`)
  for (const field of FACTS) {
    if (!Array.isArray(values[field])) throw wrong(`${field} is missing`)
    for (const { value, page, start, end } of values[field]) {
      const isLeftToText = value === undefined && AS_WRITTEN.includes(field)
      if (!isLeftToText && !NORMAL_FORMS[field](value))
        throw wrong(`${field}: ${JSON.stringify(value)}`)
      const isPlaced = [page, start, end].every(Number.isSafeInteger)
      if (!isPlaced || page < 0 || start < 0 || end <= start) throw wrong(`${field}: offsets`)
    }
  }
  return label
}

/**
 * The pages of a labelled document, wherever it lies in the folder.
 * @returns undefined when the folder does not hold it
 * @throws Error when the file, our reading of it or an offset is not what was labelled
 */
export async function openLabelled(label: Label, folder: string): Promise<string[] | undefined> {
  const path = await findInFolder(folder, label.file)
  if (path === undefined) return
  if (sha256(await readFile(path)) !== label.sha256) throw new Error(`${label.file}: another file`)
  const { pages } = await readPages(path)
  checkText(label, pages)
  return pages
}

/** @throws Error when these are not the pages on which the offsets were counted */
export function checkText(label: Label, pages: readonly string[]): void {
  if (textSha256(pages) !== label.textSha256)
    throw new Error(`${label.file}: its text is read differently now, place its labels again`)
  for (const field of FACTS) {
    for (const { page, end } of label.values[field])
      if (end > (pages[page] ?? '').length) throw new Error(`${label.file}: ${field}: offsets`)
  }
}

/** What is stated there: the value of the label, else the words of the text with single spaces. */
export function statedValue<Value>(
  { value, page, start, end }: LabelledValue<Value>,
  pages: readonly string[],
): Value | string {
  return value ?? pages[page]!.slice(start, end).replace(/\s+/g, ' ').trim()
}
