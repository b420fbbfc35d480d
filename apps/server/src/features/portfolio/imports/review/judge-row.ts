import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { importReviewEndpoints } from '@tacite/api/portfolio/import-review-endpoints.ts'
import type { ImportRowDetail } from '@tacite/api/portfolio/import-row-shapes.ts'
import { selectedSentence } from '@tacite/domain/imports/selected-sentence.ts'
import type { Proposal, RowValues } from '@tacite/domain/imports/import-row.ts'
import {
  judgedTerm,
  saidAfter,
  saidBefore,
  saidWithout,
  type SaidBefore,
  type SelectedWords,
} from '@tacite/domain/imports/judgement.ts'
import type { ProvenTerm } from '@tacite/domain/imports/read-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { saidOf } from '../mapping/plan-input.query.ts'
import { notifyOfImports } from '../notify-of-imports.ts'
import { holdRow, keepSaid } from '../plan/correct-row.ts'
import { readRow } from '../plan/row.query.ts'
import { createChoice, forgetChoice } from './created-choices.ts'
import { renewLease } from './take-row.ts'

interface Place {
  importId: string
  position: number
}
type Said = BodyOf<typeof importReviewEndpoints.judge>

/**
 * Keeps what a person says of one value of a row, and judges the row again.
 * @throws Refused IMPORT_VALUE_CHANGED, IMPORT_CORRECTION_EMPTY, IMPORT_REASON_MISSING, IMPORT_WORDS_NOT_FOUND, and those of `holdRow`
 */
export async function judgeRow(
  db: CompanyDatabase,
  actor: Actor,
  place: Place,
  body: Said,
): Promise<ImportRowDetail> {
  const row = await holdRow(db, actor, place)
  const values = row.values as RowValues
  const proposals = row.proposals as Proposal[]
  const term = judgedTerm({ values, proposals }, body)
  if (term === undefined) throw new Refused('STATE', 'IMPORT_VALUE_CHANGED')
  requireWhole(body)
  const kept = (row.selected as Record<string, SelectedWords>)[body.field] ?? null
  const selected = body.selected
    ? await selectedWords(db, place, { ...body.selected, text: body.typed ?? '' })
    : null
  const said = saidOf(row)
  const creates =
    body.verdict === 'accepted' && body.creates
      ? await createChoice(db, place.importId, body)
      : null
  await addJudgement(db, actor, place, body, {
    rule: await ruleOf(db, place, term),
    before: { ...saidBefore(said, body, kept), creates },
  })
  if (selected) await keepSelected(db, place, body.field, selected)
  await renewLease(db, actor, place)
  await keepSaid(db, actor, place.importId, {
    position: place.position,
    said: saidAfter(said, { values }, body, actor.personId),
    line: row.index_line,
  })
  await notifyOfImports(db, row.createdBy)
  return readRow(db, actor, place.importId, place.position)
}

/** A correction says what is right, a rejection why. */
function requireWhole({ verdict, typed, reason, text }: Said): void {
  if (verdict === 'corrected' && typed === undefined)
    throw new Refused('RULE', { code: 'IMPORT_CORRECTION_EMPTY', field: 'typed' })
  if (verdict === 'rejected' && reason === undefined)
    throw new Refused('RULE', { code: 'IMPORT_REASON_MISSING', field: 'reason' })
  if (verdict !== 'corrected' && text === null) throw new Refused('STATE', 'IMPORT_VALUE_CHANGED')
}

/**
 * Takes back what the person said last of a row, one value at a time.
 * @throws Refused IMPORT_NOTHING_TO_UNDO, and those of `holdRow`
 */
export async function undoJudgement(
  db: CompanyDatabase,
  actor: Actor,
  place: Place,
): Promise<ImportRowDetail> {
  const row = await holdRow(db, actor, place)
  const last = await judgementsOf(db, place)
    .where('import_judgement.judged_by', '=', actor.personId)
    .where('import_judgement.batch_id', 'is', null)
    .select(['number', 'field', 'text', 'before'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const later = last
    ? await judgementsOf(db, place)
        .where('import_judgement.field', '=', last.field)
        .where('import_judgement.number', '>', last.number)
        .select('number')
        .executeTakeFirst()
    : undefined
  if (!last || later) throw new Refused('STATE', 'IMPORT_NOTHING_TO_UNDO')
  const before = last.before as SaidBefore
  const field = last.field as Said['field']
  await db
    .delete('import_judgement')
    .where('import_judgement.import_id', '=', place.importId)
    .where('import_judgement.position', '=', place.position)
    .where('import_judgement.number', '=', last.number)
    .execute()
  await keepSelected(db, place, field, before.selected)
  if (before.creates !== null) await forgetChoice(db, place, field, before.creates)
  await renewLease(db, actor, place)
  await keepSaid(db, actor, place.importId, {
    position: place.position,
    said: saidWithout(saidOf(row), { field, text: last.text, before }),
    line: row.index_line,
  })
  await notifyOfImports(db, row.createdBy)
  return readRow(db, actor, place.importId, place.position)
}

function judgementsOf(db: CompanyDatabase, { importId, position }: Place) {
  return db
    .select('import_judgement')
    .where('import_judgement.import_id', '=', importId)
    .where('import_judgement.position', '=', position)
}

async function addJudgement(
  db: CompanyDatabase,
  actor: Actor,
  { importId, position }: Place,
  { field, verdict, reason, text }: Said,
  { rule, before }: { rule: string | null; before: SaidBefore },
): Promise<void> {
  const { number } = await judgementsOf(db, { importId, position })
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
    .executeTakeFirstOrThrow()
  await db
    .insert('import_judgement', {
      import_id: importId,
      position,
      number,
      field,
      verdict,
      reason: verdict === 'rejected' ? (reason ?? null) : null,
      text,
      rule,
      before: JSON.stringify(before),
      judged_by: actor.personId,
      judged_at: actor.at,
    })
    .execute()
}

async function ruleOf(
  db: CompanyDatabase,
  { importId, position }: Place,
  term: number | null,
): Promise<string | null> {
  if (term === null) return null
  const entry = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.position', '=', position)
    .select(sql<ProvenTerm | null>`import_entry.terms -> ${term}::int`.as('term'))
    .executeTakeFirst()
  return entry?.term?.rule ?? null
}

/** @throws Refused IMPORT_WORDS_NOT_FOUND: the page has no such text */
async function selectedWords(
  db: CompanyDatabase,
  { importId, position }: Place,
  { page, start, end, text }: { page: number; start: number; end: number; text: string },
): Promise<SelectedWords> {
  const found = await db
    .select('import_page')
    .where('import_page.import_id', '=', importId)
    .where('import_page.position', '=', position)
    .where('import_page.page', '=', page)
    .select('import_page.body')
    .executeTakeFirst()
  const quote = found?.body.slice(start, end).replaceAll(/\s+/g, ' ').trim() ?? ''
  if (!found || quote === '' || end > found.body.length)
    throw new Refused('RULE', { code: 'IMPORT_WORDS_NOT_FOUND', field: 'selected' })
  return { text, page, start, end, quote, sentence: selectedSentence(found.body, { start, end }) }
}

/** @param selected null: none any more */
async function keepSelected(
  db: CompanyDatabase,
  { importId, position }: Place,
  field: string,
  selected: SelectedWords | null,
): Promise<void> {
  const next = selected
    ? sql<string>`selected || ${JSON.stringify({ [field]: selected })}::jsonb`
    : sql<string>`selected - ${field}::text`
  await db
    .update('import_row')
    .set({ selected: next })
    .where('import_row.import_id', '=', importId)
    .where('import_row.position', '=', position)
    .execute()
}
