import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type {
  ClauseReport,
  ClauseReportLine,
  clauseReportEndpoints,
} from '@tacite/api/portfolio/clause-report-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import {
  isDeviation,
  PLAYBOOK_VERDICTS,
  type PlaybookVerdict,
} from '@tacite/domain/clauses/playbook/playbook.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { requireClause } from '../../writing/texts/public.ts'
import { playbooksNow } from './examine-contracts.ts'
import { visibleContracts } from '../../people/access/public.ts'

type Contracts = (typeof clauseReportEndpoints)['contracts']

/** What was found in the signed contracts that a reader sees, and when. */
export async function clauseReport(db: CompanyDatabase, actor: Actor): Promise<ClauseReport> {
  const run = await lastRun(db)
  const { rows } = await sql<Counted>`
    select clause.id as _id, clause.title as name, reading.verdict, count(*)::int as contracts,
      count(*) filter (where reading.is_beyond)::int as beyond
    ${readingsSeenBy(db, actor)}
    group by clause.id, clause.title, reading.verdict order by clause.title, clause.id`.execute(
    db.tx,
  )
  const lines = [...Map.groupBy(rows, ({ _id }) => _id).values()].map(lineOf)
  return {
    run: run
      ? {
          askedAt: run.askedAt.toISOString(),
          askedBy: run.askedBy,
          total: run.total,
          done: run.done,
          finishedAt: run.finishedAt?.toISOString() ?? null,
          isFailed: run.isFailed,
        }
      : null,
    isOutdated: run !== undefined && (await isOutdated(db, run.askedAt)),
    value: lines.toSorted((one, other) => deviationsOf(other) - deviationsOf(one)),
  }
}

/** The contracts that say a clause so. @throws Refused NOT_FOUND */
export async function contractsOfReport(
  db: CompanyDatabase,
  actor: Actor,
  clauseId: string,
  { verdict, beyond, $top, $skip }: QueryOf<Contracts>,
): Promise<ResponseOf<Contracts>> {
  await requireClause(db, clauseId)
  const chosen = sql`${readingsSeenBy(db, actor)} and clause.id = ${clauseId} ${verdict ? sql`and reading.verdict = ${verdict}` : sql``}
    ${beyond ? sql`and reading.is_beyond` : sql``}`
  const { rows: value } = await sql<ResponseOf<Contracts>['value'][number]>`
    select contract.id as _id, contract.title, contract.reference, reading.verdict, reading.is_beyond as "isBeyond" ${chosen}
    order by fold_text(contract.title), contract.id limit ${rowLimit($top)} offset ${$skip}`.execute(
    db.tx,
  )
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${chosen}`.execute(
    db.tx,
  )
  return { value, count: rows[0]!.count }
}

interface Counted {
  _id: string
  name: string
  verdict: PlaybookVerdict
  contracts: number
  beyond: number
}

function readingsSeenBy({ companyId }: CompanyDatabase, actor: Actor) {
  return sql`from clause_reading as reading
    join clause on clause.company_id = reading.company_id and clause.id = reading.clause_id
    join contract on contract.company_id = reading.company_id and contract.id = reading.contract_id
    where reading.company_id = ${companyId} and contract.status = 'SIGNED' and ${visibleContracts(actor)}`
}

function lineOf(rows: readonly Counted[]): ClauseReportLine {
  const { _id, name } = rows[0]!
  const count = (verdict: PlaybookVerdict) =>
    rows.find((row) => row.verdict === verdict)?.contracts ?? 0
  return {
    clause: { _id, name },
    counts: Object.fromEntries(
      PLAYBOOK_VERDICTS.map((verdict) => [verdict, count(verdict)]),
    ) as ClauseReportLine['counts'],
    beyond: rows.find(({ verdict }) => verdict === 'changed')?.beyond ?? 0,
  }
}

function deviationsOf({ counts }: ClauseReportLine): number {
  return PLAYBOOK_VERDICTS.filter(isDeviation).reduce((sum, verdict) => sum + counts[verdict], 0)
}

function lastRun(db: CompanyDatabase) {
  return db
    .select('clause_report')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'clause_report.company_id')
        .onRef('person.id', '=', 'clause_report.asked_by'),
    )
    .select(['clause_report.asked_at as askedAt', personName('person').as('askedBy')])
    .select(['clause_report.total', 'clause_report.done'])
    .select(['clause_report.finished_at as finishedAt', 'clause_report.is_failed as isFailed'])
    .executeTakeFirst()
}

/** Whether a clause was published, a playbook changed or a contract signed after it was asked for. */
async function isOutdated(db: CompanyDatabase, askedAt: Date): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select
    exists (select from clause_version where company_id = ${db.companyId} and published_at > ${askedAt})
    or exists (select from clause_report where company_id = ${db.companyId} and playbooks <> ${playbooksNow(db)})
    or exists (select from signed_document where company_id = ${db.companyId} and signed_at > ${askedAt}) as yes`.execute(
    db.tx,
  )
  return rows[0]!.yes
}
