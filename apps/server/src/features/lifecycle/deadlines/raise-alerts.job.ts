import { MOST_DAYS_BEFORE } from '@tacite/domain/deadlines/alert-setting.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { earlyInEachCompany } from '../../../platform/jobs/early-in-each-company.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyToday, readContractTerms } from './lifecycle-terms.query.ts'
import { mayBeLeft } from './may-be-left.ts'
import { reconcileContractAlerts } from './reconcile-alerts.ts'
import { returnSnoozed } from './return-snoozed.ts'
import { advanceFacts } from './advance-facts.job.ts'

export const RAISE_ALERTS: JobKind<{ companyId?: string }> = {
  name: 'raise-deadline-alerts',
  ...earlyInEachCompany(15),
}

type Deps = Pick<Platform, 'clock' | 'events'>

const BATCH = 200
/** By default an alert concerns a day at most this far away: the longest notice window and the 90 days before an end. */
const HORIZON_DAYS = 366
/** A chosen one may be a year before that window opens. */
const CHOSEN_HORIZON_DAYS = HORIZON_DAYS + MOST_DAYS_BEFORE
/** A renewal is announced for a month after it; durations in days are a few days off those in months. */
const NEWS_DAYS = 45
const FEW_DAYS = 10

/** Raises every due alert of a company that was not raised yet, including those of missed days, and gives back those put off. */
export async function raiseAlerts(
  deps: Deps & Pick<Platform, 'inCompanyForReports'>,
  companyId: string,
): Promise<void> {
  await advanceFacts(deps, companyId)
  for (let after = ''; ;) {
    const from = after
    const ids = await deps.inCompanyForReports(companyId, async (db) => {
      const found = await contractsNearADay(deps, db, from)
      const contracts = await readContractTerms(db, found)
      await reconcileContractAlerts(deps, db, contracts, await companyToday(deps, db))
      return found
    })
    if (ids.length < BATCH) break
    after = ids.at(-1)!
  }
  for (let returned = BATCH; returned === BATCH;)
    returned = await deps.inCompanyForReports(companyId, async (db) =>
      returnSnoozed(deps, db, await companyToday(deps, db), BATCH),
    )
}

async function contractsNearADay(
  deps: Deps,
  db: CompanyDatabase,
  after: string,
): Promise<string[]> {
  const today = await companyToday(deps, db)
  const horizon = today.add({ days: HORIZON_DAYS }).toString()
  const chosenHorizon = today.add({ days: CHOSEN_HORIZON_DAYS }).toString()
  const past = today.subtract({ days: HORIZON_DAYS }).toString()
  const rows = await db
    .select('contract_fact')
    .where('contract_fact.status', 'in', ['SIGNED', 'TERMINATED'])
    .where('contract_fact.is_archived', 'is not', true)
    .where((fact) =>
      fact.or([
        fact.between('contract_fact.end_date', past, horizon),
        fact.between('contract_fact.termination_date', past, horizon),
        fact.between('contract_fact.final_end', past, horizon),
        // Its new term may last for years, or have no end; that it has begun is news.
        fact.and([
          fact('contract_fact.is_renewed', '=', true),
          fact('contract_fact.renewal_type', '=', 'tacit'),
          hasNewTerm(today),
        ]),
        // An exit may be years before the end of a contract.
        mayBeLeft('contract_fact'),
        fact.and([
          choosesAlerts(),
          fact.or([
            fact.between('contract_fact.end_date', past, chosenHorizon),
            fact.between('contract_fact.termination_date', past, chosenHorizon),
            fact.between('contract_fact.final_end', past, chosenHorizon),
          ]),
        ]),
      ]),
    )
    .$if(after !== '', (query) => query.where('contract_fact.contract_id', '>', after))
    .select('contract_fact.contract_id')
    .orderBy('contract_fact.contract_id')
    .limit(BATCH)
    .execute()
  return rows.map(({ contract_id }) => contract_id)
}

/**
 * Whether the current term began lately, within a few days: counted back from its end, or on from the first term.
 * Without either, it may have.
 */
function hasNewTerm(today: Temporal.PlainDate): RawBuilder<boolean> {
  const from = today.subtract({ days: NEWS_DAYS }).toString()
  const to = today.add({ days: FEW_DAYS }).toString()
  return sql<boolean>`coalesce(contract_fact.end_date - contract_fact.tacit_renewal_duration,
    contract_fact.effective_date + contract_fact.duration_days, ${to}::date) between ${from}::date and ${to}::date`
}

/** Contracts whose alerts are not the default ones. */
function choosesAlerts(): RawBuilder<SqlBool> {
  return sql`exists (select from contract
    join contract_type as type on type.company_id = contract.company_id and type.id = contract.contract_type_id
    where contract.company_id = contract_fact.company_id and contract.id = contract_fact.contract_id
      and (contract.alerts is not null or type.alerts is not null))`
}
