import type { LimitChoice } from '@tacite/domain/decisions/limit-decision.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { ownersOf } from '../../writing/contracts/public.ts'
import { namesOf } from './names-of.query.ts'
import { others, type NoticeOf, type Notices } from './notices.ts'

/** What was decided before a notice limit, or was not. */
export const DECISION_NOTICES: Notices<
  'deadline.decided' | 'deadline.decisionVoided' | 'deadline.decisionDue' | 'deadline.escalated'
> = {
  // The owner, where somebody else decided, and those who were told that nobody had.
  'deadline.decided': async (db, decided) => {
    const owners = await ownersOf(db, idsOf(decided))
    const told = await toldOfEscalations(db, idsOf(decided))
    return decided.map(({ contractId, actor, payload: { choice, day, until } }) => ({
      to: others([owners.get(contractId)!, ...(told.get(`${contractId}:${day}`) ?? [])], actor),
      type: TYPE_OF_CHOICE[choice],
      contractId,
      params: { person: actor!.label, day, until: until ?? day },
    }))
  },
  'deadline.decisionVoided': async (db, voided) => {
    const owners = await ownersOf(db, idsOf(voided))
    return voided.map(({ contractId, payload: { day, movedTo, decidedBy } }) => ({
      to: [owners.get(contractId)!, decidedBy],
      type: movedTo === null ? 'decisionVoided' : 'decisionMoved',
      contractId,
      params: { day, movedTo: movedTo ?? day },
    }))
  },
  'deadline.decisionDue': async (db, due) => {
    const owners = await ownersOf(db, idsOf(due))
    return due.map(({ contractId, payload: { day } }) => ({
      to: [owners.get(contractId)!],
      type: 'decisionDue',
      contractId,
      params: { day },
    }))
  },
  // Mailed at once, whatever the recipient prefers: there is little time left.
  'deadline.escalated': async (db, escalated) => {
    const owners = await ownersOf(db, idsOf(escalated))
    const names = await namesOf(db, [...owners.values()])
    return escalated.map(({ contractId, payload: { day, personIds } }) => ({
      to: [...personIds],
      type: 'limitEscalated',
      contractId,
      page: `/home/contratheque/contractList/contract/${contractId}/edit?tab=deadlines`,
      params: { day, person: names.get(owners.get(contractId)!) ?? '' },
    }))
  },
}

function idsOf(events: readonly { contractId: string }[]): string[] {
  return events.map(({ contractId }) => contractId)
}

const TYPE_OF_CHOICE: Record<LimitChoice, NoticeOf<'deadline.decided'>['type']> = {
  renew: 'decidedToRenew',
  renegotiate: 'decidedToRenegotiate',
  end: 'decidedToEnd',
  later: 'decidedLater',
}

/** Who was told that nobody had decided on a limit, by contract and day. */
async function toldOfEscalations(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .select('notification')
    .where('notification.contract_id', '=', sql<string>`any(${[...contractIds]}::uuid[])`)
    .where('notification.type', '=', 'limitEscalated')
    .select(['notification.contract_id', 'notification.person_id', 'notification.params'])
    .execute()
  const told = new Map<string, string[]>()
  for (const { contract_id, person_id, params } of rows) {
    const limit = `${contract_id}:${(params as { day: string }).day}`
    told.set(limit, [...(told.get(limit) ?? []), person_id])
  }
  return told
}
