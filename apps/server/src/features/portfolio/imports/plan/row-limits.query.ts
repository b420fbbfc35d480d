import type { NextLimit } from '@tacite/domain/imports/next-limit.ts'
import type { ImportPlan } from '@tacite/domain/imports/plan-rows.ts'
import { rowLimits } from '@tacite/domain/imports/row-limits.ts'
import { standing } from '@tacite/domain/imports/row-terms.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { engineSettings, todayOf } from '../../../lifecycle/deadlines/public.ts'

/** The next limit of each contract that a plan would create, as of today. */
export async function limitsOfPlan(
  db: CompanyDatabase,
  actor: Actor,
  { rows, roles }: Pick<ImportPlan, 'rows' | 'roles'>,
): Promise<ReadonlyMap<number, NextLimit>> {
  const chosen = (field: 'type' | 'counterparty') => {
    const ids = rows.map(({ values }) => standing<unknown>(values, field))
    return [...new Set(ids.filter((id) => typeof id === 'string'))]
  }
  const settings = await engineSettings(db, {
    typeIds: chosen('type'),
    counterpartyIds: chosen('counterparty'),
  })
  return rowLimits({ rows, roles }, { ...settings, today: todayOf(actor) })
}
