import { join } from 'node:path'
import {
  checkReading,
  hasHashes,
  isOnPages,
  isPlace,
  openDocument,
  readLabelFiles,
  type LabelledDocument,
  type Place,
} from '../extraction/labelled-document.ts'
import type { Half } from '../extraction/read-text.ts'

/** What the README defines. */
export const CLAUSE_KINDS = [
  'confidentiality',
  'liability',
  'termination',
  'forceMajeure',
  'intellectualProperty',
  'governingLaw',
  'assignment',
  'personalData',
  'payment',
  'insurance',
] as const
export type ClauseKind = (typeof CLAUSE_KINDS)[number]

/** A clause from its heading, or its first word, to its end or that of the page on which it begins. */
export interface PlacedClause extends Place {
  kind: ClauseKind
}

/** Every clause of these kinds is there, in the order of the text: a kind that is not does not occur. */
export interface ClauseLabel extends LabelledDocument {
  language: 'fr' | 'en'
  clauses: PlacedClause[]
}

const LABELS = join(import.meta.dirname, 'labels')
const CLAUSE_KEYS = ['kind', 'page', 'start', 'end'].toString()

/** The labels of a half, by file name. */
export async function readClauseLabels(half: Half): Promise<ClauseLabel[]> {
  return readLabelFiles(LABELS, half, parseClauseLabel)
}

/** @throws Error that names what is wrong */
export function parseClauseLabel(json: string): ClauseLabel {
  const label = JSON.parse(json) as ClauseLabel
  const { file, language, clauses } = label
  const wrong = (what: string) => new Error(`label of ${file}: ${what}`)
  if (!file || !['fr', 'en'].includes(language)) throw wrong('file or language')
  if (!hasHashes(label)) throw wrong('hash')
  if (!Array.isArray(clauses)) throw wrong('clauses are missing')
  for (const [index, clause] of clauses.entries()) {
    if (Object.keys(clause).toString() !== CLAUSE_KEYS) throw wrong('more than a kind and a place')
    if (!CLAUSE_KINDS.includes(clause.kind)) throw wrong(`unknown kind ${clause.kind}`)
    if (!isPlace(clause)) throw wrong(`${clause.kind}: offsets`)
    const before = clauses.slice(0, index)
    if (before.some((earlier) => follows(earlier, clause))) throw wrong('another order')
    if (before.some((earlier) => isSameClause(earlier, clause)))
      throw wrong(`${clause.kind}: twice in one place`)
  }
  return label
}

function follows(one: Place, other: Place): boolean {
  return one.page === other.page ? one.start > other.start : one.page > other.page
}

function isSameClause(one: PlacedClause, other: PlacedClause): boolean {
  return one.kind === other.kind && overlapOf(one, other) > 0
}

/** How many UTF-16 units two places share. */
export function overlapOf(one: Place, other: Place): number {
  if (one.page !== other.page) return 0
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))
}

/**
 * The pages of a labelled document, wherever it lies in the folder.
 * @returns undefined when the folder does not hold it
 * @throws Error when the file, our reading of it or an offset is not what was labelled
 */
export async function openClauseLabelled(
  label: ClauseLabel,
  folder: string,
): Promise<string[] | undefined> {
  const pages = await openDocument(label, folder)
  if (pages) checkClauseText(label, pages)
  return pages
}

/** @throws Error when these are not the pages on which the offsets were counted */
export function checkClauseText(label: ClauseLabel, pages: readonly string[]): void {
  checkReading(label, pages)
  for (const clause of label.clauses)
    if (!isOnPages(clause, pages)) throw new Error(`${label.file}: ${clause.kind}: offsets`)
}
