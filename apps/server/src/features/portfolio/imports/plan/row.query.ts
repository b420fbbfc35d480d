import type { ImportRowDetail } from '@tacite/api/portfolio/import-row-shapes.ts'
import { IMPORT_FIELD_NAMES } from '@tacite/domain/imports/import-fields.ts'
import type { Proposal, RowField, RowValue, RowValues } from '@tacite/domain/imports/import-row.ts'
import type { ProvenTerm } from '@tacite/domain/imports/read-terms.ts'
import { finderOf } from '@tacite/domain/evidence/finders.ts'
import type { SelectedWords } from '@tacite/domain/imports/judgement.ts'
import { isTold } from '@tacite/domain/imports/text-statement.ts'
import { isOfOtherField } from '@tacite/domain/imports/text-statements.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { visibleContracts } from '../../../people/access/public.ts'
import { requireVisible } from '../entries.query.ts'
import { existingTitle, ownerOf } from '../mapping/files.query.ts'
import { worded } from '../present-import.ts'
import type { Near } from './near-duplicates.ts'
import { presentRow, ROW_COLUMNS, rowsOf } from './rows.query.ts'
import { isTextRefused } from './read-entry-terms.ts'
import { isCreatable } from '../review/created-choices.ts'
import { standingTerms } from '../review/rules.query.ts'
import { readRowReview } from '../review/row-review.query.ts'
import { namesOfChoices, shownValue } from './shown-values.ts'

/**
 * A row with each of its values, what it is read as, and where it comes from.
 * @throws Refused IMPORT_ROW_NOT_FOUND
 */
export async function readRow(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  position: number,
): Promise<ImportRowDetail> {
  await requireVisible(db, actor, importId)
  const row = await rowsOf(db, importId, {})
    .where('import_row.position', '=', position)
    .leftJoin('import_entry as owner', (join) =>
      join
        .onRef('owner.company_id', '=', 'entry.company_id')
        .onRef('owner.import_id', '=', 'entry.import_id')
        .onRef('owner.position', '=', 'entry.belongs_to_position'),
    )
    .select(ROW_COLUMNS)
    .select(['import_row.proposals', 'import_row.selected', 'entry.pages'])
    .select([standingTerms(db, 'entry').as('terms'), isTextRefused('entry').as('is_text_refused')])
    .select(['entry.belongs_to_position', 'entry.belongs_to_contract_id'])
    .select(['owner.path as owner_path', existingTitle(actor, 'entry').as('owner_title')])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'IMPORT_ROW_NOT_FOUND')
  const values = row.values as RowValues
  const proposals = row.proposals as Proposal[]
  const { terms } = row
  const selected = row.selected as Record<string, SelectedWords>
  const names = await namesOfChoices(db, [...Object.values(values), ...proposals])
  return {
    ...presentRow(actor.locale, row),
    values: ordered(values).map(([field, value]) => ({
      ...presentValue(actor, field, value, names),
      proof: proofOfValue(value, terms, selected[field]),
    })),
    proposals: proposals.flatMap(({ field, text, value, term }) => {
      const proof = proofOf(terms, term)
      const shown = value === null ? text : shownValue(actor.locale, field, value, names)
      return proof
        ? [{ field, text, shown, isNew: value === null && isCreatable(field), proof }]
        : []
    }),
    others: terms.flatMap((term, at) =>
      isOfOtherField(term) && isTold(term) ? [{ field: term.field, ...proofOf(terms, at)! }] : [],
    ),
    isTextRefused: row.is_text_refused,
    pages: row.pages,
    review: await readRowReview(db, actor, importId, position),
    belongsTo: ownerOf(actor, row),
    alike: await namedNear(db, actor, importId, row.near as Near[]),
  }
}

/** In the order of the form; own fields after them. */
function ordered(values: RowValues): [RowField, RowValue][] {
  const place = (field: string) => {
    const at = (IMPORT_FIELD_NAMES as string[]).indexOf(field)
    return at < 0 ? IMPORT_FIELD_NAMES.length : at
  }
  return (Object.entries(values) as [RowField, RowValue][]).toSorted(
    ([one], [other]) => place(one) - place(other) || (one < other ? -1 : 1),
  )
}

function presentValue(
  actor: Actor,
  field: RowField,
  { text, from, value, problem }: RowValue,
  names: ReadonlyMap<string, string>,
): Omit<ImportRowDetail['values'][number], 'proof'> {
  return {
    field,
    text,
    shown: value === null ? null : shownValue(actor.locale, field, value, names),
    from: {
      kind: from.kind,
      line: from.kind === 'index' ? from.line : null,
      column: from.kind === 'index' ? from.column : null,
    },
    problem: worded(actor.locale, problem && { code: problem }),
    isNew: problem === 'IMPORT_VALUE_UNKNOWN' && isCreatable(field),
  }
}

type Proof = ImportRowDetail['values'][number]['proof']

/** The words that a person selected stand over those that a rule found. */
function proofOfValue(
  { text, from }: RowValue,
  terms: readonly ProvenTerm[],
  selected: SelectedWords | undefined,
): Proof {
  if (from.kind === 'person' && selected?.text === text) {
    const { page, quote, sentence } = selected
    return { page, quote, sentence, confidence: 1, foundBy: 'person', term: null }
  }
  return 'term' in from && from.term !== undefined ? proofOf(terms, from.term) : null
}

function proofOf(terms: readonly ProvenTerm[], at: number): Proof {
  const term = terms[at]
  if (!term) return null
  const { page, quote, sentence, confidence, rule } = term
  return { page, quote, sentence, confidence, foundBy: finderOf(rule), term: at }
}

async function namedNear(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  near: readonly Near[],
): Promise<ImportRowDetail['alike']> {
  const positions = near.flatMap((each) => ('position' in each ? each.position : []))
  const contracts = near.flatMap((each) => ('contractId' in each ? each.contractId : []))
  const entries = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.position', '=', sql<number>`any(${positions}::int[])`)
    .select(['import_entry.position', 'import_entry.path'])
    .execute()
  const existing = await db
    .select('contract')
    .where('contract.id', '=', sql<string>`any(${contracts}::uuid[])`)
    .where(visibleContracts(actor))
    .select(['contract.id', 'contract.title'])
    .execute()
  return near.flatMap<ImportRowDetail['alike'][number]>((each) => {
    if ('position' in each) {
      const entry = entries.find(({ position }) => position === each.position)
      return entry
        ? [{ position: each.position, contractId: null, name: entry.path, percent: each.percent }]
        : []
    }
    const contract = existing.find(({ id }) => id === each.contractId)
    return contract
      ? [{ position: null, contractId: contract.id, name: contract.title, percent: each.percent }]
      : []
  })
}
