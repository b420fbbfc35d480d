import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type {
  ClauseImpact,
  ClauseUse,
  clauseUsesEndpoints,
} from '@tacite/api/writing/clause-uses-endpoints.ts'
import { levelTooLowCode } from '@tacite/domain/access/levels.ts'
import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import { missingPermission, reachesRight, TEXT_RIGHTS } from '@tacite/domain/acts/text-rights.ts'
import { UNSIGNED_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { visibleContracts } from '../../people/access/public.ts'
import {
  hiddenParts,
  openText,
  readerOf,
  requireClause,
  type OpenText,
  type TextOwners,
} from '../texts/public.ts'

type Asked = QueryOf<typeof clauseUsesEndpoints.list>
type Row = Omit<ClauseUse, 'taking'>

const MOST_TYPES = 100

/** Where a clause is used, by those who may open it; with what changing it concerns. */
export async function clauseUses(
  owners: TextOwners,
  db: CompanyDatabase,
  actor: Actor,
  clauseId: string,
  asked: Asked,
): Promise<ResponseOf<typeof clauseUsesEndpoints.list>> {
  await requireClause(db, clauseId)
  const uses = usesOf(db, actor, clauseId, asked.variants === 'true')
  const chosen = sql.join(
    [
      // Templates count for everybody; whoever may not list them does not read which.
      actor.permissions.has('model:contracts:list') ? sql`true` : sql`kind <> 'template'`,
      ...(asked.kind ? [sql`kind = ${asked.kind}`] : []),
      ...(asked.version ? [sql`${asked.version} = any(versions)`] : []),
      ...(asked.behind ? [sql`behind and kind <> 'signed'`] : []),
    ],
    sql` and `,
  )
  const { rows } =
    await sql<Row>`${uses} select kind, id as _id, text_id as "textId", title, reference, status, places
    from uses where ${chosen} order by kind = 'signed', kind <> 'template', fold_text(title), id
    limit ${rowLimit(asked.$top)} offset ${asked.$skip}`.execute(db.tx)
  const { rows: counted } = await sql<
    Omit<ClauseImpact, 'types'> & { count: number }
  >`${uses} select
    count(*) filter (where ${chosen})::int as count,
    count(*) filter (where kind = 'template')::int as templates,
    count(*) filter (where kind = 'draft')::int as drafts,
    count(*) filter (where kind = 'signed')::int as signed,
    count(*) filter (where behind and kind <> 'signed')::int as behind from uses`.execute(db.tx)
  const { count, ...counts } = counted[0]!
  const impact = { ...counts, types: await expectingTypes(db, clauseId) }
  const value: ClauseUse[] = []
  for (const row of rows) {
    const use = await asSeen(owners, db, actor, row)
    if (use.places.length > 0) value.push(use)
  }
  return { value, count, impact, versions: await usedVersions(db, uses) }
}

const MOST_VERSIONS = 100

/** How many texts say each version of a clause. */
async function usedVersions(
  db: CompanyDatabase,
  uses: ReturnType<typeof usesOf>,
): Promise<ResponseOf<typeof clauseUsesEndpoints.list>['versions']> {
  const { rows } = await sql<{ version: number; count: number }>`${uses}
    select version, count(*)::int as count from uses cross join unnest(versions) as version
    group by version order by version desc limit ${MOST_VERSIONS}`.execute(db.tx)
  return rows
}

/** The contract types whose playbook names a clause. */
async function expectingTypes(
  db: CompanyDatabase,
  clauseId: string,
): Promise<ClauseImpact['types']> {
  return db
    .select('contract_type')
    .where(sql<boolean>`contract_type.playbook ? ${clauseId}`)
    .select(['contract_type.id as _id', 'contract_type.title as name'])
    .orderBy('contract_type.title')
    .limit(MOST_TYPES)
    .execute()
}

/** One row for each text of the reader's that says something of the clause. */
function usesOf({ companyId }: CompanyDatabase, actor: Actor, clauseId: string, variants: boolean) {
  const those = variants
    ? sql`(clause.id = ${clauseId} or clause.standard_id = ${clauseId})`
    : sql`clause.id = ${clauseId}`
  return sql`with uses as (
    select case when template.id is not null then 'template'
        when contract.status in (${sql.join(UNSIGNED_STATUSES)}) then 'draft' else 'signed' end as kind,
      coalesce(template.id, contract.id) as id, link.text_id, coalesce(template.title, contract.title) as title,
      contract.reference, contract.status, bool_or(link.version < clause.published_version) as behind,
      array_agg(distinct link.version) as versions,
      json_agg(json_build_object('sectionId', section.id, 'sectionVersion', section.version, 'version', link.version,
        'isWhole', link.is_whole, 'standing', link.standing, 'isKept', link.kept_reason is not null)
        order by block.position, section.position) as places
    from section_clause as link
    join clause on clause.company_id = link.company_id and clause.id = link.clause_id
    join text_section as section on section.company_id = link.company_id and section.id = link.section_id
      and section.removed_at is null
    join text_block as block on block.company_id = section.company_id and block.id = section.block_id
      and block.removed_at is null
    left join template on template.company_id = link.company_id and template.text_id = link.text_id
    left join contract on contract.company_id = link.company_id and contract.text_id = link.text_id
    where link.company_id = ${companyId} and ${those} and link.standing <> 'gone'
      and (template.id is not null or (contract.id is not null and ${visibleContracts(actor)}))
    group by link.text_id, template.id, template.title, contract.id, contract.title, contract.reference, contract.status)`
}

/** Without the sections that the reader does not see, and why they cannot take a version into it from here. */
async function asSeen(
  owners: TextOwners,
  db: CompanyDatabase,
  actor: Actor,
  row: Row,
): Promise<ClauseUse> {
  const text = await openText(owners, db, actor, row.textId, 'read')
  const hidden = await hiddenParts(db, row.textId, await readerOf(db, actor, text))
  const places = row.places.filter(({ sectionId }) => !hidden.has(sectionId))
  const refusal = await takingRefusal(db, actor, { ...row, text })
  return { ...row, places, taking: reasonOf(actor, refusal) }
}

/** Past its draft, others have read the text or agreed to it: there a version is taken in the contract itself. */
async function takingRefusal(
  db: CompanyDatabase,
  actor: Actor,
  { text, kind, status }: Row & { text: OpenText },
): Promise<Refusal | null> {
  if (kind !== 'template' && status !== 'DRAFT') return { code: 'CLAUSE_TAKEN_IN_DRAFTS_ONLY' }
  const right = TEXT_RIGHTS[text.owner.kind].write
  const missing = missingPermission(right, actor.permissions)
  if (missing) return { code: notAllowedCode(missing) }
  if (!reachesRight(right, text.level)) return { code: levelTooLowCode(right.level!) }
  return text.rules.changeRefusal(db, text.owner.id, 'write')
}
