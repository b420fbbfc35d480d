import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { termsOfAmendment, withoutUnmovedStarts } from '@tacite/domain/amendments/stated-patch.ts'
import { valueHistory, type SetValue } from '@tacite/domain/amendments/value-history.ts'
import { settingInForce, type AlertSetting } from '@tacite/domain/deadlines/alert-setting.ts'
import type { ContractStatus } from '@tacite/domain/contracts/contract-status.ts'
import type { ValidationState } from '@tacite/domain/validation/validation-progress.ts'
import { lifecycleTerms, type LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import {
  regimeFor,
  statedRegime,
  type RegimeTerms,
  type SpecialRegime,
} from '@tacite/domain/deadlines/special-regime.ts'
import { todayIn } from '@tacite/domain/calendar/today.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { signedAmendments } from './signed-amendments.query.ts'

export interface ContractTerms {
  contractId: string
  terms: LifecycleTerms
  status: ContractStatus
  /** The validation requested last. */
  lastValidation: ValidationState | null
  stepId: string
  createdOn: string
  /** When a contract signed elsewhere was known as signed here: earlier news is none. Null: it was signed here. */
  knownSignedOn: string | null
  validatedOn: string | null
  /** As the contract itself states it, in its own currency. */
  amountInclTaxCents: number | null
  currency: string
  /** No figure of the company can include an amount in another one. */
  companyCurrency: string
  /** As the contract itself states it. */
  counterpartyId: string | null
  /** Every value that its signed amendments set, in order of effect. */
  history: readonly SetValue[]
  departmentId: string | null
  /** How many days before a notice limit its owner wants an alert: their own setting, else the company's. */
  ownerNoticeDays: number
  ownerId: string
  /** What its own setting, or its type's, chooses instead of the default alerts. */
  alerts: AlertSetting | null
  /** The company's time zone, which determines the current day. */
  timeZone: string
}

/** The engine's inputs for contracts: their stated terms with their signed amendments, and the settings of the company and the contract type. */
export async function readContractTerms(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ContractTerms[]> {
  const rows = await db
    .select('contract')
    .innerJoin('company', 'company.id', 'contract.company_id')
    .innerJoin('contract_type as type', (join) =>
      join
        .onRef('type.company_id', '=', 'contract.company_id')
        .onRef('type.id', '=', 'contract.contract_type_id'),
    )
    .innerJoin('person as owner', (join) =>
      join
        .onRef('owner.company_id', '=', 'contract.company_id')
        .onRef('owner.id', '=', 'contract.owner_id'),
    )
    .leftJoin('person_preference as preference', (join) =>
      join
        .onRef('preference.company_id', '=', 'owner.company_id')
        .onRef('preference.person_id', '=', 'owner.id'),
    )
    .leftJoin('counterparty as party', (join) =>
      join
        .onRef('party.company_id', '=', 'contract.company_id')
        .onRef('party.id', '=', 'contract.counterparty_id'),
    )
    .where(sql<boolean>`contract.id = any(${[...contractIds]}::uuid[])`)
    .select([
      'contract.id',
      'contract.status',
      'contract.current_step_id',
      'contract.signature_date',
    ])
    .select([
      'contract.lifecycle',
      'contract.amount_incl_tax_cents',
      'contract.counterparty_id',
      'contract.currency',
      'owner.main_group_id',
      'preference.renewal_period_days',
      'type.regime',
    ])
    .select(['contract.owner_id', 'contract.alerts', 'type.alerts as type_alerts'])
    .select([
      'company.currency as company_currency',
      'company.holiday_calendar',
      'company.closing_days',
      'company.notice_window_days',
      'company.time_zone',
      'party.kind as party_kind',
    ])
    .select(
      sql<string>`(contract.created_at at time zone company.time_zone)::date::text`.as(
        'created_on',
      ),
    )
    .select(
      sql<string | null>`case when contract.lock_kind in ('imported', 'scan', 'marked')
        then (contract.locked_at at time zone company.time_zone)::date::text end`.as(
        'known_signed_on',
      ),
    )
    .select(
      sql<string | null>`(select max(validation.ended_at at time zone company.time_zone)::date::text
        from contract_validation as validation where validation.company_id = contract.company_id
          and validation.contract_id = contract.id and validation.state = 'accepted')`.as(
        'validated_on',
      ),
    )
    .select(
      sql<ValidationState | null>`(select validation.state from contract_validation as validation
        where validation.company_id = contract.company_id and validation.contract_id = contract.id
        order by validation.requested_at desc, validation.id desc limit 1)`.as('last_validation'),
    )
    .execute()
  const amendments = await signedAmendments(db, contractIds)
  return rows.map((row) => {
    const signed = amendments.get(row.id) ?? []
    const terms = lifecycleTerms({
      ...kept(row.lifecycle),
      regime: statedRegime(regimeOf(row.regime, row.party_kind), kept(row.lifecycle)),
      isSigned: row.status === 'SIGNED' || row.status === 'TERMINATED',
      signatureDate: row.signature_date,
      calendar: row.holiday_calendar,
      closingDays: row.closing_days,
      noticeWindowDays: row.notice_window_days,
      amendments: signed.flatMap((each) => termsOfAmendment(each) ?? []),
    })
    return {
      contractId: row.id,
      status: row.status,
      lastValidation: row.last_validation,
      stepId: row.current_step_id ?? row.status,
      createdOn: row.created_on,
      knownSignedOn: row.known_signed_on,
      validatedOn: row.validated_on,
      amountInclTaxCents: row.amount_incl_tax_cents,
      currency: row.currency,
      companyCurrency: row.company_currency,
      counterpartyId: row.counterparty_id,
      history: valueHistory(
        {
          ...lifecycleTerms(kept(row.lifecycle)),
          amount: row.amount_incl_tax_cents,
          currency: row.currency,
          counterparty: row.counterparty_id && { _id: row.counterparty_id },
        },
        withoutUnmovedStarts(signed, terms),
      ),
      departmentId: row.main_group_id,
      ownerNoticeDays: row.renewal_period_days ?? row.notice_window_days,
      ownerId: row.owner_id,
      alerts: settingInForce(alertSetting(row.type_alerts), alertSetting(row.alerts)).setting,
      timeZone: row.time_zone,
      terms,
    }
  })
}

/** Terms with others in their place, as a person types them. */
export function withStated(terms: LifecycleTerms, typed: Lifecycle): LifecycleTerms {
  return { ...terms, ...typed, regime: statedRegime(terms.regime, typed) }
}

/** What people state, as the contract keeps it. */
function kept(lifecycle: unknown): Partial<LifecycleTerms & RegimeTerms> {
  return lifecycle as Partial<LifecycleTerms & RegimeTerms>
}

/** A setting of alerts, as a contract or its type keeps it. */
export function alertSetting(stored: unknown): AlertSetting | null {
  return stored as AlertSetting | null
}

/** The law that a contract type and the kind of its counterparty switch on (R16). */
export function regimeOf(
  nature: 'consumer' | 'insurance' | 'commercialLease' | null,
  party: 'professional' | 'consumer' | null,
): SpecialRegime | null {
  const kind = party === 'consumer' || nature === 'consumer' ? 'privatePerson' : 'professional'
  return regimeFor(nature === 'consumer' || nature === null ? 'ordinary' : nature, kind)
}

/** The current day in the caller's company. */
export function todayOf({ company, at }: Pick<Actor, 'company' | 'at'>): Temporal.PlainDate {
  return todayIn(company.timeZone, at)
}

/** The calendar day in the company's time zone. */
export async function companyToday(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
): Promise<Temporal.PlainDate> {
  const { time_zone } = await db.tx
    .selectFrom('company')
    .where('id', '=', db.companyId)
    .select('time_zone')
    .executeTakeFirstOrThrow()
  return todayIn(time_zone, clock.now())
}
