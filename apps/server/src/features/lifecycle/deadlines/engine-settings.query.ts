import type { LimitSettings } from '@tacite/domain/imports/row-limits.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { regimeOf } from './lifecycle-terms.query.ts'

/** What the deadlines of contracts that do not exist yet depend on besides their terms. */
export async function engineSettings(
  db: CompanyDatabase,
  { typeIds, counterpartyIds }: Record<'typeIds' | 'counterpartyIds', readonly string[]>,
): Promise<Omit<LimitSettings, 'today'>> {
  const company = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select(['company.holiday_calendar', 'company.closing_days', 'company.notice_window_days'])
    .executeTakeFirstOrThrow()
  const types = await db
    .select('contract_type')
    .where('contract_type.id', 'in', [db.companyId, ...typeIds])
    .select(['contract_type.id', 'contract_type.regime'])
    .execute()
  const parties = await db
    .select('counterparty')
    .where('counterparty.id', 'in', [db.companyId, ...counterpartyIds])
    .select(['counterparty.id', 'counterparty.kind'])
    .execute()
  const regimes = new Map(types.map(({ id, regime }) => [id, regime]))
  const kinds = new Map(parties.map(({ id, kind }) => [id, kind]))
  return {
    calendar: company.holiday_calendar,
    closingDays: company.closing_days,
    noticeWindowDays: company.notice_window_days,
    regimeOf: (typeId, counterpartyId) =>
      regimeOf(regimes.get(typeId ?? '') ?? null, kinds.get(counterpartyId ?? '') ?? null),
  }
}
