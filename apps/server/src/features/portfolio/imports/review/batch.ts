import type { BodyOf } from '@tacite/api/endpoint.ts'
import type {
  BatchPreview,
  importReviewEndpoints,
} from '@tacite/api/portfolio/import-review-endpoints.ts'
import type { ImportField } from '@tacite/domain/imports/import-fields.ts'
import type { SaidBefore } from '@tacite/domain/imports/judgement.ts'
import { importAfter } from '@tacite/domain/imports/import-states.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { eventActor } from '../../../../platform/events/event-actor.ts'
import { newId } from '../../../../platform/new-id.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requireVisible } from '../entries.query.ts'
import { holdImport, type HeldImport } from '../imports-repository.ts'
import { beginPlan } from '../plan/begin-plan.ts'
import { IS_OPEN } from '../plan/rows.query.ts'
import { namesOfChoices, shownValue } from '../plan/shown-values.ts'
import { standingTerms } from './rules.query.ts'

type Deps = Pick<Platform, 'clock' | 'events' | 'jobs'>

/** A value that a bulk acceptance takes. */
interface Taken {
  position: number
  field: ImportField
  text: string
  value: unknown
  term: number
  rule: string
}

/** Enough to see that a threshold is too low, and read in a minute. */
const SAMPLE = 10

/**
 * What a bulk acceptance takes: what a rule read at least as surely in a field where nothing else stands and nothing else is
 * proposed. What nobody has entered yet is left for a person, and so is what the second reader says.
 */
function acceptable(db: CompanyDatabase, importId: string, threshold: number): RawBuilder<unknown> {
  return sql`select import_row.position, proposed.field, proposed.text, proposed.value, proposed.term, read.term as read
    from import_row
      join import_entry as entry on entry.company_id = import_row.company_id and entry.import_id = import_row.import_id
        and entry.position = import_row.position
      cross join lateral (select ${standingTerms(db, 'entry')} as terms) as kept
      cross join lateral (
        select field, min(text) as text, min(value::text)::jsonb as value, min(term) as term
        from jsonb_to_recordset(import_row.proposals) as each (field text, text text, value jsonb, term integer)
        group by field having count(*) = 1) as proposed
      cross join lateral (select kept.terms -> proposed.term as term) as read
    where import_row.company_id = ${db.companyId} and import_row.import_id = ${importId} and ${IS_OPEN}
      and not import_row."values" ? proposed.field and proposed.value <> 'null'
      and read.term ->> 'doubt' is null and (read.term ->> 'confidence')::float8 >= ${threshold}`
}

/** What a bulk acceptance would take, and the sample that is checked first. */
export async function previewBatch(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  threshold: number,
): Promise<BatchPreview> {
  await requireVisible(db, actor, importId)
  const { rows } = await sql<{ values: number; rows: number }>`
    select count(*)::int as values, count(distinct position)::int as rows
    from (${acceptable(db, importId, threshold)}) as taken`.execute(db.tx)
  return { ...rows[0]!, sample: await readSample(db, actor, importId, threshold) }
}

async function readSample(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  threshold: number,
): Promise<BatchPreview['sample']> {
  const { rows } = await sql<{
    position: number
    name: string
    field: ImportField
    value: unknown
    read: BatchPreview['sample'][number]['proof']
  }>`
    select taken.position, entry.path as name, taken.field, taken.value, taken.read
    from (${acceptable(db, importId, threshold)}) as taken
      join import_entry as entry on entry.company_id = ${db.companyId} and entry.import_id = ${importId}
        and entry.position = taken.position
    order by md5(taken.position || ' ' || taken.field || ' ' || ${importId}::text), taken.position, taken.field
    limit ${SAMPLE}`.execute(db.tx)
  const names = await namesOfChoices(db, rows)
  return rows.map(({ position, name, field, value, read }) => ({
    position,
    name,
    field,
    shown: shownValue(actor.locale, field, value, names),
    proof: {
      page: read.page,
      quote: read.quote,
      sentence: read.sentence,
      confidence: read.confidence,
    },
  }))
}

/**
 * Accepts all of it, as many values as the person was told and once the sample was found right.
 * @throws Refused IMPORT_SAMPLE_UNCHECKED, IMPORT_SAMPLE_WRONG, IMPORT_COUNTS_CHANGED, and that of its state
 */
export async function acceptBatch(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  { threshold, count, checked }: BodyOf<typeof importReviewEndpoints.acceptBatch>,
): Promise<void> {
  const held = await holdImport(db, actor, importId)
  importAfter(held.state, 'correct')
  const sample = await readSample(db, actor, importId, threshold)
  const isChecked = sample.every(({ position, field }) =>
    checked.some((each) => each.position === position && each.field === field),
  )
  if (!isChecked) throw new Refused('STATE', 'IMPORT_SAMPLE_UNCHECKED')
  if (checked.some(({ isRight }) => !isRight)) throw new Refused('STATE', 'IMPORT_SAMPLE_WRONG')
  const { rows: taken } = await sql<Taken>`
    select position, field, text, value, term, read ->> 'rule' as rule
    from (${acceptable(db, importId, threshold)}) as taken`.execute(db.tx)
  if (taken.length !== count) throw new Refused('STATE', 'IMPORT_COUNTS_CHANGED')
  await keepJudgements(db, actor, { importId, batchId: newId(deps.clock.now()), taken })
  await keepValues(db, actor, importId, taken)
  await planAgain(deps, db, actor, held, { type: 'import.batchAccepted', values: count })
}

/**
 * Takes a bulk acceptance back where nothing was said of the value since; what is created keeps it.
 * @throws Refused IMPORT_BATCH_NOT_FOUND, IMPORT_NOTHING_TO_UNDO, and that of its state
 */
export async function undoBatch(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { importId, batchId }: { importId: string; batchId: string },
): Promise<void> {
  const held = await holdImport(db, actor, importId)
  const batch = await db
    .select('import_judgement')
    .where('import_judgement.import_id', '=', importId)
    .where('import_judgement.batch_id', '=', batchId)
    .select('import_judgement.number')
    .executeTakeFirst()
  if (!batch) throw new Refused('NOT_FOUND', 'IMPORT_BATCH_NOT_FOUND')
  importAfter(held.state, 'correct')
  const { rows: undone } = await sql<{ position: number; number: number; field: string }>`
    with said as (
      select position, number, field, batch_id,
        row_number() over (partition by position, field order by number desc) as place
      from import_judgement where company_id = ${db.companyId} and import_id = ${importId})
    select said.position, said.number, said.field from said
      join import_row on import_row.company_id = ${db.companyId} and import_row.import_id = ${importId}
        and import_row.position = said.position and import_row.state <> 'created'
    where said.place = 1 and said.batch_id = ${batchId}`.execute(db.tx)
  if (undone.length === 0) throw new Refused('STATE', 'IMPORT_NOTHING_TO_UNDO')
  await sql`delete from import_judgement as said
    using jsonb_to_recordset(${JSON.stringify(undone)}::jsonb) as taken (position integer, number integer)
    where said.company_id = ${db.companyId} and said.import_id = ${importId} and said.position = taken.position
      and said.number = taken.number`.execute(db.tx)
  await sql`update import_row set "values" = import_row."values" - taken.field
    from jsonb_to_recordset(${JSON.stringify(fieldsByRow(undone))}::jsonb) as taken (position integer, field text[])
    where import_row.company_id = ${db.companyId} and import_row.import_id = ${importId}
      and import_row.position = taken.position`.execute(db.tx)
  await planAgain(deps, db, actor, held, {
    type: 'import.batchUndone',
    values: undone.length,
  })
}

function fieldsByRow(undone: readonly { position: number; field: string }[]) {
  return [...Map.groupBy(undone, ({ position }) => position)].map(([position, rows]) => ({
    position,
    field: rows.map(({ field }) => field),
  }))
}

/** Rows go to the database as one text each time: it estimates them to be few, and finds each by its key. */
async function keepJudgements(
  db: CompanyDatabase,
  { personId, at }: Actor,
  { importId, batchId, taken }: { importId: string; batchId: string; taken: readonly Taken[] },
): Promise<void> {
  await sql`
    insert into import_judgement (company_id, import_id, position, number, field, verdict, text, rule, before, batch_id, judged_by,
      judged_at)
    select ${db.companyId}, ${importId}, taken.position,
      coalesce((select max(number) from import_judgement as said where said.company_id = ${db.companyId}
        and said.import_id = ${importId} and said.position = taken.position), 0)
        + row_number() over (partition by taken.position order by taken.field),
      taken.field, 'accepted', taken.text, taken.rule, ${JSON.stringify(NOTHING_SAID)}::jsonb, ${batchId}, ${personId}, ${at}
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as taken (position integer, field text, text text, rule text)`.execute(
    db.tx,
  )
}

const NOTHING_SAID: SaidBefore = {
  typed: null,
  by: null,
  wasDismissed: false,
  selected: null,
  creates: null,
}

async function keepValues(
  db: CompanyDatabase,
  { personId }: Actor,
  importId: string,
  taken: readonly Taken[],
): Promise<void> {
  const rows = [...Map.groupBy(taken, ({ position }) => position)].map(([position, fields]) => ({
    position,
    values: Object.fromEntries(
      fields.map(({ field, text, value, term }) => [
        field,
        { text, value, problem: null, from: { kind: 'person', by: personId, term } },
      ]),
    ),
  }))
  await sql`update import_row set "values" = import_row."values" || added."values"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (position integer, "values" jsonb)
    where import_row.company_id = ${db.companyId} and import_row.import_id = ${importId}
      and import_row.position = added.position`.execute(db.tx)
}

async function planAgain(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { id, name }: HeldImport,
  { type, values }: { type: 'import.batchAccepted' | 'import.batchUndone'; values: number },
): Promise<void> {
  await deps.events.record(db, {
    type,
    actor: eventActor(actor),
    objectId: id,
    payload: { values },
    personal: { label: name },
  })
  await beginPlan(deps, db, actor, id)
}
