import type { ImportPlan } from '@tacite/domain/imports/plan-rows.ts'
import { limitReader } from '@tacite/domain/imports/row-limits.ts'
import { standing } from '@tacite/domain/imports/row-terms.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { engineSettings, todayOf } from '../../../lifecycle/deadlines/public.ts'

/** The next limit of a contract that a plan would create, as of today. */
export type LimitOfRow = ReturnType<typeof limitReader>

/** Reads what limits depend on; they are computed later, when no transaction is open. */
export async function limitsOfPlan(
  db: CompanyDatabase,
  actor: Actor,
  { rows, roles }: Pick<ImportPlan, 'rows' | 'roles'>,
): Promise<LimitOfRow> {
  const chosen = (field: 'type' | 'counterparty') => {
    const ids = rows.map(({ values }) => standing<unknown>(values, field))
    return [...new Set(ids.filter((id) => typeof id === 'string'))]
  }
  const settings = await engineSettings(db, {
    typeIds: chosen('type'),
    counterpartyIds: chosen('counterparty'),
  })
  return limitReader({ rows, roles }, { ...settings, today: todayOf(actor) })
}
