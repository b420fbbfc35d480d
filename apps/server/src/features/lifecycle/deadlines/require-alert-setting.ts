import {
  settingRefusals,
  tidySetting,
  type AlertSetting,
} from '@tacite/domain/deadlines/alert-setting.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/**
 * A setting of alerts as it is kept. Whom an earlier one named may have left since, and is then left out. A third party is
 * nobody to name: they are told of the end of what is shared with them, or of nothing.
 *
 * @throws Refused for what it cannot say, and for each group or colleague that this company does not have
 */
export async function requireAlertSetting(
  db: CompanyDatabase,
  asked: AlertSetting,
  before: AlertSetting | null,
): Promise<AlertSetting> {
  const groups = await known(
    db,
    asked.groupIds,
    before?.groupIds,
    sql`select id from person_group
    where company_id = ${db.companyId}`,
  )
  const people = await known(
    db,
    asked.personIds,
    before?.personIds,
    sql`select person.id from person
    join role on role.company_id = person.company_id and role.id = person.role_id
    where person.company_id = ${db.companyId} and role.key is distinct from 'thirdParty'`,
  )
  const setting = tidySetting({ ...asked, groupIds: groups.kept, personIds: people.kept })
  const refusals = [
    ...settingRefusals(setting),
    ...(groups.isUnknown ? [{ code: 'CHOICE_UNKNOWN' as const, field: 'groupIds' }] : []),
    ...(people.isUnknown ? [{ code: 'CHOICE_UNKNOWN' as const, field: 'personIds' }] : []),
  ]
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  return setting
}

async function known(
  db: CompanyDatabase,
  asked: readonly string[],
  before: readonly string[] = [],
  source: ReturnType<typeof sql>,
): Promise<{ kept: string[]; isUnknown: boolean }> {
  if (asked.length === 0) return { kept: [], isUnknown: false }
  const { rows } = await sql<{ id: string }>`select source.id from (${source}) as source (id)
    where source.id = any(${[...asked]}::uuid[])`.execute(db.tx)
  const found = new Set(rows.map(({ id }) => id))
  return {
    kept: asked.filter((id) => found.has(id)),
    isUnknown: asked.some((id) => !found.has(id) && !before.includes(id)),
  }
}
