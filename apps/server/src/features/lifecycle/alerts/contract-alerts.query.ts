import type { ContractAlerts } from '@tacite/api/lifecycle/alerts-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { settingInForce, type AlertSetting } from '@tacite/domain/deadlines/alert-setting.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { thirdPartiesTold } from '../../agreement/sharing/public.ts'
import { whyNotEach } from '../../people/access/public.ts'
import {
  alertRecipients,
  alertSetting,
  alertsOfContract,
  membersOf,
  namedPeople,
  readContractTerms,
  todayOf,
} from '../deadlines/public.ts'
import { aboutAlert } from './about-alert.ts'

/** More would be the terms after the next one. */
const MOST_UPCOMING = 8

/** When a contract alerts, whom, and why so. */
export async function contractAlerts(
  db: CompanyDatabase,
  actor: Actor,
  about: { contractId: string; level: ContractLevel },
): Promise<ContractAlerts> {
  const { own, ofType, type } = await settingsOf(db, about.contractId)
  const { origin, setting } = settingInForce(ofType, own)
  const [contract] = await readContractTerms(db, [about.contractId])
  const { setAlerts } = await whyNotEach(db, actor, about, ['setAlerts'], {})
  const told = (await alertRecipients(db, [contract!], actor.at)).get(about.contractId)!
  const named = setting
    ? namedPeople(setting, contract!.ownerId, await membersOf(db, setting.groupIds))
    : told
  const people = await namesOf(db, [...told, ...named])
  const today = todayOf(actor)
  const alerts = contract!.status === 'SIGNED' ? alertsOfContract(contract!, setting, today) : []
  const outside =
    setting?.thirdParties === true
      ? await thirdPartiesTold(db, contract!, today, actor.at)
      : undefined
  return {
    origin,
    type,
    own,
    ofType,
    recipients: people.filter(({ _id }) => told.includes(_id)),
    receivesNothing: people.filter(({ _id }) => !told.includes(_id)),
    isOnlyOwnerLeft: !named.some((personId) => told.includes(personId)),
    thirdParties: outside === undefined ? null : (outside?.people.map(({ name }) => name) ?? []),
    upcoming: alerts
      .filter(({ from }) => from > today.toString())
      .slice(0, MOST_UPCOMING)
      .map((alert) => ({
        on: alert.from,
        target: alert.target,
        text: aboutAlert(actor.locale, alert),
      })),
    changing: setAlerts,
  }
}

interface Settings {
  own: AlertSetting | null
  ofType: AlertSetting | null
  type: { _id: string; name: string }
}

async function settingsOf(db: CompanyDatabase, contractId: string): Promise<Settings> {
  const row = await db
    .select('contract')
    .innerJoin('contract_type as type', (join) =>
      join
        .onRef('type.company_id', '=', 'contract.company_id')
        .onRef('type.id', '=', 'contract.contract_type_id'),
    )
    .where('contract.id', '=', contractId)
    .select(['contract.alerts', 'type.alerts as type_alerts', 'type.id', 'type.title'])
    .executeTakeFirstOrThrow()
  return {
    own: alertSetting(row.alerts),
    ofType: alertSetting(row.type_alerts),
    type: { _id: row.id, name: row.title },
  }
}

async function namesOf(
  db: CompanyDatabase,
  personIds: readonly string[],
): Promise<{ _id: string; name: string }[]> {
  const { rows } = await sql<{ _id: string; name: string }>`
    select person.id as "_id", ${personName('person')} as name from person
    where person.company_id = ${db.companyId} and person.id = any(${[...new Set(personIds)]}::uuid[])
    order by name, person.id`.execute(db.tx)
  return rows
}
