import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { ClauseRecord, clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import { stanceRefusal, type ClauseStance } from '@tacite/domain/clauses/clause-stance.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireChosen } from '../../settings/choices/public.ts'
import { fileIn } from '../../settings/folders/public.ts'
import { EMPTY_CONTENT } from '../texts/public.ts'
import { clauseRecord } from './clause-record.query.ts'
import { insertClause } from './insert-clause.ts'

type Form = BodyOf<typeof clausesEndpoints.create>
type Deps = Pick<Platform, 'clock' | 'events'>

/** Creates a standard clause with an empty text: it is written before it is published. */
export async function createClause(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  form: Form,
): Promise<ClauseRecord> {
  requireForm('standard', form)
  await requireCategory(db, form)
  const clause = { ...form, content: EMPTY_CONTENT }
  const id = await insertClause(deps, db, clause, { writtenBy: actor.personId })
  await fileIn(db, actor, ['clause', id], form.folderIds)
  await deps.events.record(db, namedEvent(actor, 'clause.created', { id, name: form.title }))
  return clauseRecord(db, actor, id)
}

/** Changes how a clause is called, filed and used; all of it holds at once, published or not. */
export async function updateClause(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  clauseId: string,
  form: Form,
): Promise<ClauseRecord> {
  const before = await clauseRecord(db, actor, clauseId)
  requireForm(before.stance, form)
  await requireCategory(db, form)
  const isTranslated = form.locale !== before.locale
  await db
    .update('clause')
    .set({
      title: form.title,
      description: form.description,
      use_when: form.useWhen,
      guidance: form.guidance,
      stance: form.stance,
      category_id: form.categoryId,
      updated_by: actor.personId,
      updated_at: clock.now(),
      // The language is part of what is published: dates and amounts of the text are written in it.
      ...(isTranslated ? { is_changed: true } : {}),
    })
    .where('clause.id', '=', clauseId)
    .execute()
  if (isTranslated)
    await db
      .update('text')
      .set({ locale: form.locale })
      .where('text.id', '=', before.textId)
      .execute()
  await fileIn(db, actor, ['clause', clauseId], form.folderIds)
  const named = { id: clauseId, name: form.title }
  await events.record(db, namedEvent(actor, 'clause.changed', named))
  return clauseRecord(db, actor, clauseId)
}

/** @throws Refused RULE at each field that does not suit a clause of this stance */
export function requireForm(now: ClauseStance, form: Omit<Form, 'locale'>): void {
  const isVariant = now !== 'standard'
  const filedAlone = (field: string): Refusal => ({ code: 'CLAUSE_FILED_WITH_STANDARD', field })
  const refusals = [
    form.title === '' ? ({ code: 'CLAUSE_TITLE_REQUIRED', field: 'title' } as const) : null,
    stanceRefusal(now, form.stance),
    isVariant && form.categoryId !== null ? filedAlone('categoryId') : null,
    isVariant && form.folderIds.length > 0 ? filedAlone('folderIds') : null,
  ].filter((refusal) => refusal !== null)
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

function requireCategory(db: CompanyDatabase, { categoryId }: Form): Promise<void> {
  return requireChosen(db, [
    { field: 'categoryId', table: 'category', id: categoryId, kind: 'clause' },
  ])
}
