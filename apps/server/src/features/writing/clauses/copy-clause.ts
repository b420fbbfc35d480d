import type { ClauseRecord } from '@tacite/api/writing/clauses-endpoints.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { freeName } from '../../settings/administration/public.ts'
import { fileIn } from '../../settings/folders/public.ts'
import { clauseRecord } from './clause-record.query.ts'
import { insertClause } from './insert-clause.ts'
import { nextPosition } from './variants.ts'
import { readWritten } from './written-clause.query.ts'

/** Creates a draft from a clause as it is written now, filed in the same places; a variant stays one of the same clause. */
export async function copyClause(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  clauseId: string,
): Promise<ClauseRecord> {
  const source = await clauseRecord(db, actor, clauseId)
  const { version: _, ...written } = await readWritten(db, clauseId)
  const t = createTranslator(actor.locale)
  const title = await freeName(db, {
    table: 'clause',
    column: 'title',
    wanted: t('clauses.copyOf', { title: source.title }),
  })
  const copy = {
    title,
    ...written,
    description: source.description,
    useWhen: source.useWhen,
    guidance: source.guidance,
    categoryId: source.category?._id ?? null,
    ...(await placeBeside(db, source)),
  }
  const id = await insertClause(deps, db, copy, { writtenBy: actor.personId })
  await fileIn(
    db,
    actor,
    ['clause', id],
    source.folders.map(({ _id }) => _id),
  )
  await deps.events.record(db, namedEvent(actor, 'clause.created', { id, name: title }))
  return clauseRecord(db, actor, id)
}

async function placeBeside(db: CompanyDatabase, { standard, stance }: ClauseRecord) {
  if (!standard) return {}
  await lockRow(db, 'clause', standard._id)
  const position = await nextPosition(db, standard._id)
  return { variantOf: { standardId: standard._id, stance, position } }
}
