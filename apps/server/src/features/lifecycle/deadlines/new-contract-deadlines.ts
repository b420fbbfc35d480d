import type { BodyOf } from '@tacite/api/endpoint.ts'
import type {
  ContractDeadlines,
  deadlinesEndpoints,
} from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { lifecycleRefusals } from '@tacite/domain/deadlines/lifecycle-rules.ts'
import { lifecycleTerms, type LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { presentDeadlines, type DeadlineReasons } from './deadlines-presenter.ts'
import { requireChoices } from './require-choices.ts'
import { regimeOf, todayOf, withStated } from './lifecycle-terms.query.ts'

type Asked = BodyOf<typeof deadlinesEndpoints.previewNew>

/** What the deadlines of a contract that is only being typed would be today, once signed. */
export async function newContractDeadlines(
  db: CompanyDatabase,
  actor: Actor,
  asked: Asked,
): Promise<ContractDeadlines> {
  await requireChoices(db, asked)
  const terms = withStated(await termsOfCompany(db, asked), asked.lifecycle)
  const refusals = lifecycleRefusals(terms, { renewalsMade: 0 })
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const today = todayOf(actor)
  const contract = {
    terms,
    status: 'SIGNED' as const,
    standing: 'transcribed' as const,
    createdOn: null,
    validatedOn: null,
    amended: [],
    readable: new Map(),
  }
  return presentDeadlines(contract, computeDeadlines(terms, today), actor.locale, today, NO_ACTS)
}

/** There is no contract to act on yet. */
const NO_ACTS: DeadlineReasons = {
  setDates: null,
  markRenewed: null,
  markTerminated: null,
  recordRegimeDays: null,
  cancel: null,
  cancelTermination: null,
  correctTerms: null,
  recordPerformance: null,
}

async function termsOfCompany(
  db: CompanyDatabase,
  { typeId, counterpartyId, signatureDate }: Asked,
): Promise<LifecycleTerms> {
  const row = await db.tx
    .selectFrom('company')
    .leftJoin('contract_type as type', (join) =>
      join.onRef('type.company_id', '=', 'company.id').on('type.id', '=', typeId),
    )
    .leftJoin('counterparty as party', (join) =>
      join.onRef('party.company_id', '=', 'company.id').on('party.id', '=', counterpartyId),
    )
    .where('company.id', '=', db.companyId)
    .select(['company.holiday_calendar', 'company.closing_days', 'company.notice_window_days'])
    .select(['type.regime', 'party.kind as party_kind'])
    .executeTakeFirstOrThrow()
  return lifecycleTerms({
    signatureDate,
    calendar: row.holiday_calendar,
    closingDays: row.closing_days,
    noticeWindowDays: row.notice_window_days,
    regime: regimeOf(row.regime, row.party_kind),
  })
}
