import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import { brokenConstraint } from '../../../../platform/database/broken-constraint.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { moveImport, type HeldImport } from '../imports-repository.ts'

/** Of attachments to contracts that stay: those that have had one file only. */
export async function deleteAttachments(db: CompanyDatabase, importId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from attachment using import_row as row
    where attachment.company_id = ${db.companyId} and row.company_id = attachment.company_id and row.import_id = ${importId}
      and row.kind = 'attachment' and row.state = 'created' and row.attachment_id = attachment.id
      and not exists (select from import_row as owner where owner.company_id = row.company_id and owner.import_id = row.import_id
        and owner.kind <> 'attachment' and owner.contract_id = attachment.contract_id)
      and not exists (select from audit_event as event where event.company_id = attachment.company_id
        and event.object_id = attachment.id and event.action <> 'attachment.added')
    returning attachment.id`.execute(db.tx)
  await sql`update import_row set state = 'skipped', refusal = '{"code":"IMPORT_UNDONE"}', contract_id = null, attachment_id = null
    where company_id = ${db.companyId} and import_id = ${importId} and attachment_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
    db.tx,
  )
}

const TABLE_OF_NOUN = {
  counterparty: 'counterparty',
  contractType: 'contract_type',
  project: 'project',
  folder: 'folder',
  legalEntity: 'legal_entity',
} as const

/** What the import created besides its contracts, if nothing uses it and nobody changed it since. */
export async function deleteCreations(db: CompanyDatabase, importId: string): Promise<void> {
  const { rows } = await sql<{ noun: keyof typeof TABLE_OF_NOUN; object_id: string }>`
    select creation.noun, creation.object_id from import_creation as creation
    where creation.company_id = ${db.companyId} and creation.import_id = ${importId}
      and not exists (select from audit_event as event where event.company_id = creation.company_id
        and event.object_id = creation.object_id and event.action not like '%.created')
    order by creation.noun, creation.object_id`.execute(db.tx)
  for (const { noun, object_id } of rows) await deleteUnused(db, importId, { noun, object_id })
}

async function deleteUnused(
  db: CompanyDatabase,
  importId: string,
  { noun, object_id }: { noun: keyof typeof TABLE_OF_NOUN; object_id: string },
): Promise<void> {
  await sql`savepoint unused`.execute(db.tx)
  try {
    await sql`delete from ${sql.table(TABLE_OF_NOUN[noun])} where company_id = ${db.companyId} and id = ${object_id}`.execute(
      db.tx,
    )
    await db
      .delete('import_creation')
      .where('import_creation.import_id', '=', importId)
      .where('import_creation.object_id', '=', object_id)
      .execute()
    await sql`release savepoint unused`.execute(db.tx)
  } catch (error) {
    // Something uses it: it stays.
    if (!brokenConstraint(error)) throw error
    await sql`rollback to savepoint unused`.execute(db.tx)
  }
}

/** Says what was undone. The log stays; its files are let go, and the collector removes those that nothing else uses. */
export async function finishUndo(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  held: HeldImport,
  { actor, kept }: { actor: Actor; kept: number },
): Promise<void> {
  await moveImport(deps, db, held, 'finishUndo')
  await db
    .update('import')
    .set({ undone_at: deps.clock.now() })
    .where('import.id', '=', held.id)
    .execute()
  await db.delete('import_page').where('import_page.import_id', '=', held.id).execute()
  await db
    .update('import_entry')
    .set({
      state: 'nothing',
      refusal: JSON.stringify({ code: 'IMPORT_UNDONE' }),
      sha256: null,
      copy_sha256: null,
    })
    .where('import_entry.import_id', '=', held.id)
    .where('import_entry.state', '=', 'kept')
    .execute()
  await db
    .update('import_source')
    .set({ sha256: null })
    .where('import_source.import_id', '=', held.id)
    .execute()
  const { removed } = await db
    .select('import_row')
    .where('import_row.import_id', '=', held.id)
    .where(sql<boolean>`import_row.refusal ->> 'code' = 'IMPORT_UNDONE'`)
    .select(sql<number>`count(*)::int`.as('removed'))
    .executeTakeFirstOrThrow()
  await deps.events.record(db, {
    type: 'import.undone',
    actor: null,
    objectId: held.id,
    payload: { personId: actor.personId, removed, kept },
    personal: { label: held.name },
  })
}
