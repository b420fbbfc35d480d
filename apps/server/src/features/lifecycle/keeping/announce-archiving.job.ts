import { KEEPING_ACTS } from '@tacite/domain/acts/keeping-acts.ts'
import { levelReaches } from '@tacite/domain/access/levels.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { earlyInEachCompany } from '../../../platform/jobs/early-in-each-company.ts'
import type { Platform } from '../../../platform/platform.ts'
import { levelsOn, readerOfPerson } from '../../people/access/public.ts'
import { peopleHolding } from '../../people/roles/public.ts'
import { companyToday, factsOfDay } from '../deadlines/public.ts'
import { proposedForArchiving } from './proposed-for-archiving.ts'

export const ANNOUNCE_ARCHIVING: JobKind<{ companyId?: string }> = {
  name: 'announce-archiving',
  ...earlyInEachCompany(25),
}

/** Announces, once each, the contracts that are proposed for archiving, to those who may archive some of them. */
export async function announceArchiving(
  deps: Pick<Platform, 'clock' | 'events' | 'inCompanyForReports'>,
  companyId: string,
): Promise<void> {
  await deps.inCompanyForReports(companyId, async (db) => {
    const contractIds = await newlyProposed(deps, db)
    if (contractIds.length === 0) return
    await deps.events.record(db, {
      type: 'company.archivingProposed',
      actor: null,
      objectId: companyId,
      payload: {
        contracts: contractIds.length,
        people: await archivists(deps, db, contractIds),
      },
    })
  })
}

/** Marked as announced in the same transaction: a job that runs twice announces nothing twice. */
async function newlyProposed(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
): Promise<string[]> {
  const { rows: facts, today } = await factsOfDay(db, await companyToday(deps, db))
  const { rows } = await sql<{ id: string }>`
    update contract set archiving_announced_at = ${deps.clock.now()}
    where contract.company_id = ${db.companyId} and contract.archiving_announced_at is null
      and contract.id in (${proposedForArchiving(db.companyId, facts, today)})
    returning contract.id`.execute(db.tx)
  return rows.map(({ id }) => id)
}

/** Each with how many of these contracts they may archive; what they may not is not theirs to know. */
async function archivists(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<{ personId: string; contracts: number }[]> {
  const { permissions, level } = KEEPING_ACTS.archive
  const holding = await peopleHolding(db, permissions)
    .select('person.id')
    .orderBy('person.id')
    .execute()
  const counted: { personId: string; contracts: number }[] = []
  for (const { id: personId } of holding) {
    const reader = await readerOfPerson(db, personId, clock.now())
    const levels = reader ? await levelsOn(db, reader, contractIds) : new Map()
    const contracts = [...levels.values()].filter((own) => levelReaches(own, level)).length
    if (contracts > 0) counted.push({ personId, contracts })
  }
  return counted
}
