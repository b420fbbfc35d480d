import { join } from 'node:path'
import { FACTS, NORMAL_FORMS, type Fact, type FactValues } from './fields.ts'
import {
  checkReading,
  hasHashes,
  isOnPages,
  isPlace,
  openDocument,
  readLabelFiles,
  type LabelledDocument,
  type Place,
} from './labelled-document.ts'
import type { Half } from './read-text.ts'

/** Where it is stated. */
export interface LabelledValue<Value> extends Place {
  /** Missing where the words of the text are the value: names of others' documents are not kept here. */
  value?: Value
}

/** Every field is there: an empty list says that the document does not state it. */
export type LabelledValues = { [F in Fact]: LabelledValue<FactValues[F]>[] }

export interface Label extends LabelledDocument {
  language: 'fr' | 'en' | 'es'
  values: LabelledValues
}

/** What may be left to the words of the text. */
const AS_WRITTEN: readonly Fact[] = ['title', 'party', 'priceIndex', 'address', 'representative']

const LABELS = join(import.meta.dirname, 'labels')

/** The labels of a half, by file name. */
export async function readLabels(half: Half): Promise<Label[]> {
  return readLabelFiles(LABELS, half, parseLabel)
}

/** @throws Error that names what is wrong */
export function parseLabel(json: string): Label {
  const label = JSON.parse(json) as Label
  const { file, language, values } = label
  const wrong = (what: string) => new Error(`label of ${file}: ${what}`)
  if (!file || !['fr', 'en', 'es'].includes(language)) throw wrong('file or language')
  if (!hasHashes(label)) throw wrong('hash')
  for (const field of Object.keys(values))
    if (!FACTS.includes(field as Fact)) throw wrong(`unknown field ${field}`)
  for (const field of FACTS) {
    if (!Array.isArray(values[field])) throw wrong(`${field} is missing`)
    for (const stated of values[field]) {
      const { value } = stated
      const isLeftToText = value === undefined && AS_WRITTEN.includes(field)
      if (!isLeftToText && !NORMAL_FORMS[field](value))
        throw wrong(`${field}: ${JSON.stringify(value)}`)
      if (!isPlace(stated)) throw wrong(`${field}: offsets`)
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
  const pages = await openDocument(label, folder)
  if (pages) checkText(label, pages)
  return pages
}

/** @throws Error when these are not the pages on which the offsets were counted */
export function checkText(label: Label, pages: readonly string[]): void {
  checkReading(label, pages)
  for (const field of FACTS) {
    for (const stated of label.values[field])
      if (!isOnPages(stated, pages)) throw new Error(`${label.file}: ${field}: offsets`)
  }
}

/** What is stated there: the value of the label, else the words of the text with single spaces. */
export function statedValue<Value>(
  { value, page, start, end }: LabelledValue<Value>,
  pages: readonly string[],
): Value | string {
  return value ?? pages[page]!.slice(start, end).replace(/\s+/g, ' ').trim()
}
