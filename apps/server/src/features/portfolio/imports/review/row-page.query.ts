import type { PageWords } from '@tacite/api/portfolio/import-review-endpoints.ts'
import { boxesOfRange } from '@tacite/domain/evidence/boxes-of-range.ts'
import { sentenceRange } from '@tacite/domain/evidence/sentence-range.ts'
import type { SelectedWords } from '@tacite/domain/imports/judgement.ts'
import type { ProvenTerm } from '@tacite/domain/imports/read-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { placeWordsOfPage } from '../../../../platform/parsers/pdf/read-pdf.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requireVisible } from '../entries.query.ts'
import { standingTerms } from './rules.query.ts'

interface Place {
  importId: string
  position: number
  page: number
}

/**
 * The file of a row, as it was received or without its active content.
 * @throws Refused IMPORT_ENTRY_NOT_FOUND, PAGE_NOT_FOUND
 */
export async function fileOfRow(
  db: CompanyDatabase,
  actor: Actor,
  { importId, position, page }: Place,
): Promise<{ sha256: string; terms: ProvenTerm[] }> {
  await requireVisible(db, actor, importId)
  const entry = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.position', '=', position)
    .where('import_entry.kind', '=', 'pdf')
    .select(['import_entry.sha256', 'import_entry.copy_sha256', 'import_entry.pages'])
    .select(standingTerms(db, 'import_entry').as('terms'))
    .executeTakeFirst()
  const sha256 = entry?.copy_sha256 ?? entry?.sha256
  if (!entry || !sha256) throw new Refused('NOT_FOUND', 'IMPORT_ENTRY_NOT_FOUND')
  if (page > (entry.pages ?? 0)) throw new Refused('NOT_FOUND', 'PAGE_NOT_FOUND')
  return { sha256, terms: entry.terms }
}

/** The words of a page of a row's file, and where its values are printed on it. */
export async function readRowPage(
  { inCompany, files }: Pick<Platform, 'inCompany' | 'files'>,
  actor: Actor,
  place: Place,
): Promise<PageWords> {
  const { sha256, terms, text, selected } = await inCompany(actor.companyId, async (db) => ({
    ...(await fileOfRow(db, actor, place)),
    ...(await textOfPage(db, place)),
  }))
  const file = await files.open(actor.companyId, sha256)
  const words = /\S/.test(text) ? await placeWordsOfPage(file, place.page, text) : []
  const mark = ({ start, end, sentence }: Pick<ProvenTerm, 'start' | 'end' | 'sentence'>) => ({
    start,
    sentence: boxesOfRange(text, words, sentenceRange(text, { start, end }, sentence)),
    value: boxesOfRange(text, words, { start, end }),
  })
  return {
    text,
    words,
    marks: [
      ...terms.flatMap((term, at) =>
        term.page === place.page ? [{ term: at, field: null, ...mark(term) }] : [],
      ),
      ...Object.entries(selected).flatMap(([field, each]) =>
        each.page === place.page ? [{ term: null, field, ...mark(each) }] : [],
      ),
    ],
  }
}

async function textOfPage(
  db: CompanyDatabase,
  { importId, position, page }: Place,
): Promise<{ text: string; selected: Record<string, SelectedWords> }> {
  const found = await db
    .select('import_page')
    .where('import_page.import_id', '=', importId)
    .where('import_page.position', '=', position)
    .where('import_page.page', '=', page)
    .select('import_page.body')
    .executeTakeFirst()
  const row = await db
    .select('import_row')
    .where('import_row.import_id', '=', importId)
    .where('import_row.position', '=', position)
    .select('import_row.selected')
    .executeTakeFirst()
  return {
    text: found?.body ?? '',
    selected: (row?.selected ?? {}) as Record<string, SelectedWords>,
  }
}
