import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { requirePermission } from '../../../platform/access/require-permission.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { removalEvent, type ReplacedWords } from './remove-object.ts'
import { isTheirs } from './removed-objects.query.ts'
import { REMOVAL_PERMISSIONS, type RemovalKind } from '@tacite/domain/acts/removal-permissions.ts'

const FOREIGN_KEY_VIOLATION = '23503'
const UNIQUE_VIOLATION = '23505'

/**
 * Restores a removed object, for those who may delete one. Refused when its name was taken again, or what it depended
 * on is gone.
 */
export async function restoreObject(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  removalId: string,
): Promise<void> {
  const removal = await db
    .select('removed_object')
    .where('removed_object.id', '=', removalId)
    .where(isTheirs(actor))
    .select(['kind', 'object_id', 'label', 'content'])
    .forUpdate()
    .executeTakeFirst()
  if (!removal) throw new Refused('NOT_FOUND', 'REMOVAL_NOT_FOUND')
  const kind = removal.kind as RemovalKind
  requirePermission(actor, REMOVAL_PERMISSIONS[kind])
  await sql`select set_config('tacite.keeps_dated_states', 'off', true)`.execute(db.tx)
  for (const part of removal.content as KeptPart[])
    await restorePart(db, part).catch((error: unknown) => refuse(error, removal.label))
  await sql`select set_config('tacite.keeps_dated_states', 'on', true)`.execute(db.tx)
  // Its spans came back with it; one that was deleted before there were any gets its first.
  if (kind === 'contract')
    await sql`select keep_dated_state(${db.companyId}, ${removal.object_id})`.execute(db.tx)
  if (kind === 'templateFile') await reopenTemplate(db, removal.object_id)
  if (kind === 'clause') await reopenTemplatesOf(db, removal.content as KeptPart[])
  await db.delete('removed_object').where('removed_object.id', '=', removalId).execute()
  const contractId = await contractOfPart(db, actor, kind, removal.object_id)
  const named = { kind, objectId: removal.object_id, contractId, label: removal.label }
  await events.record(db, removalEvent(actor, 'restored', named))
}

/**
 * A part of a contract comes back only while the contract may still lose or gain one, as for its deletion.
 *
 * @throws Refused as `requireAct` does
 */
async function contractOfPart(
  db: CompanyDatabase,
  actor: Actor,
  kind: RemovalKind,
  objectId: string,
): Promise<string | undefined> {
  if (kind !== 'attachment') return undefined
  const row = await db
    .select('attachment')
    .where('attachment.id', '=', objectId)
    .select(['contract_id', 'kind'])
    .executeTakeFirstOrThrow()
  const act = row.kind === 'annex' ? 'deleteAnnexes' : 'deleteSignaturePages'
  await requireAct(db, actor, act, row.contract_id)
  return row.contract_id
}

/** A file comes back to what is published next: not while the template is retired. */
async function reopenTemplate(db: CompanyDatabase, fileId: string): Promise<void> {
  const template = await db
    .update('template')
    .set({ is_changed: true })
    .where('template.id', '=', (query) =>
      query
        .selectFrom('template_file')
        .where('template_file.company_id', '=', db.companyId)
        .where('template_file.id', '=', fileId)
        .select('template_file.template_id'),
    )
    .where('template.retired_at', 'is', null)
    .returning('template.id')
    .executeTakeFirst()
  if (!template) throw new Refused('STATE', 'TEMPLATE_RETIRED')
}

/** A clause comes back to what its templates publish next. */
async function reopenTemplatesOf(db: CompanyDatabase, parts: readonly KeptPart[]): Promise<void> {
  const sections = parts.flatMap((part) => {
    if ('sections' in part) return part.sections.map(({ id }) => id)
    return 'rows' in part && part.table === 'text_section'
      ? part.rows.map(({ id }) => String(id))
      : []
  })
  await sql`update template set is_changed = true from text_section as section
    where template.company_id = ${db.companyId} and section.company_id = template.company_id
      and section.text_id = template.text_id and section.id = any(${sections}::uuid[])
      and template.published_version is not null`.execute(db.tx)
}

type KeptPart = KeptRows | KeptReferences | ReplacedWords

function restorePart(db: CompanyDatabase, part: KeptPart): Promise<void> {
  if ('sections' in part) return putWordsBack(db, part)
  return 'filled' in part ? fill(db, part) : putBack(db, part)
}

/** Where somebody wrote since, what they wrote stays. */
async function putWordsBack(db: CompanyDatabase, { sections }: ReplacedWords): Promise<void> {
  await sql`with back as (update text_section as section
    set content = kept.before, schema_version = kept."schemaVersion", version = section.version + 1
    from jsonb_to_recordset(${JSON.stringify(sections)}::jsonb)
      as kept (id uuid, before jsonb, after jsonb, "schemaVersion" smallint, clauses jsonb)
    where section.company_id = ${db.companyId} and section.id = kept.id and section.content = kept.after
    returning section.id, kept.clauses)
    update section_clause as link set standing = said.standing
    from back cross join jsonb_to_recordset(back.clauses) as said ("clauseId" uuid, standing text)
    where link.company_id = ${db.companyId} and link.section_id = back.id and link.clause_id = said."clauseId"`.execute(
    db.tx,
  )
}

interface KeptRows {
  table: string
  rows: Record<string, unknown>[]
  within?: { column: string; table: string }[]
}

interface KeptReferences {
  table: string
  filled: string
  values: { id: string; value: string }[]
}

/** A column set to something else since keeps its new value. */
async function fill(db: CompanyDatabase, { table, filled, values }: KeptReferences): Promise<void> {
  const column = sql.ref(filled)
  await sql`update ${sql.table(table)} as naming set ${column} = kept.value
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as kept (id uuid, value uuid)
    where naming.company_id = ${db.companyId} and naming.id = kept.id and naming.${column} is null`.execute(
    db.tx,
  )
}

/** Newer columns take their default; generated ones are recomputed. */
async function putBack(db: CompanyDatabase, { table, rows, within = [] }: KeptRows): Promise<void> {
  if (rows.length === 0) return
  const computed = await computedColumns(db, table)
  const names = Object.keys(rows[0]!).filter((name) => !computed.includes(name))
  const columns = sql.join(names.map((name) => sql.ref(name)))
  // Schema-qualified: `text` alone is the type, not the table.
  const rowType = sql.id('public', table)
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${rowType}, ${JSON.stringify(rows)}::jsonb) as kept
    where ${sql.join([sql`kept.company_id = ${db.companyId}`, ...within.map(stands)], sql` and `)}`.execute(
    db.tx,
  )
}

function stands({ column, table }: { column: string; table: string }) {
  return sql`exists (select from ${sql.table(table)} as whole where whole.company_id = kept.company_id
    and whole.id = ${sql.ref(`kept.${column}`)})`
}

async function computedColumns(db: CompanyDatabase, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attgenerated <> ''`.execute(db.tx)
  return rows.map(({ name }) => name)
}

function refuse(error: unknown, name: string): never {
  const code = typeof error === 'object' && error && 'code' in error ? error.code : null
  if (code === UNIQUE_VIOLATION)
    throw new Refused('STATE', { code: 'RESTORE_NAME_TAKEN', params: { name } })
  if (code === FOREIGN_KEY_VIOLATION)
    throw new Refused('STATE', { code: 'RESTORE_PLACE_GONE', params: { name } })
  throw error
}
