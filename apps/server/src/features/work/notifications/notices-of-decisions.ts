import type { ExitChoice } from '@tacite/domain/decisions/exit-choices.ts'
import type { LimitChoice } from '@tacite/domain/decisions/limit-decision.ts'
import type { EventPayloads } from '@tacite/domain/events/event-catalogue.ts'
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
    return decided.map(({ contractId, actor, payload: { choice, day, until, exitOn } }) => ({
      to: others(
        [owners.get(contractId)!, ...(told.get(limitKey(contractId, { day, exitOn })) ?? [])],
        actor,
      ),
      type: exitOn && choice === 'later' ? 'exitDecidedLater' : TYPE_OF_CHOICE[choice],
      contractId,
      params: { person: actor!.label, day, until: until ?? day, ...exitParam(exitOn) },
    }))
  },
  'deadline.decisionVoided': async (db, voided) => {
    const owners = await ownersOf(db, idsOf(voided))
    return voided.map(({ contractId, payload }) => ({
      to: [owners.get(contractId)!, payload.decidedBy],
      type: typeOfVoided(payload),
      contractId,
      params: {
        day: payload.day,
        movedTo: payload.movedTo ?? payload.day,
        ...exitParam(payload.exitOn),
      },
    }))
  },
  'deadline.decisionDue': async (db, due) => {
    const owners = await ownersOf(db, idsOf(due))
    return due.map(({ contractId, payload: { day, exitOn } }) => ({
      to: [owners.get(contractId)!],
      type: exitOn ? 'exitDecisionDue' : 'decisionDue',
      contractId,
      params: { day, ...exitParam(exitOn) },
    }))
  },
  // Mailed at once, whatever the recipient prefers: there is little time left.
  'deadline.escalated': async (db, escalated) => {
    const owners = await ownersOf(db, idsOf(escalated))
    const names = await namesOf(db, [...owners.values()])
    return escalated.map(({ contractId, payload: { day, exitOn, personIds, silentSince } }) => ({
      to: [...personIds],
      type: exitOn ? 'exitEscalated' : 'limitEscalated',
      contractId,
      page: `/home/contratheque/contractList/contract/${contractId}/edit?tab=deadlines&decide=${exitOn ? 'exit' : 'term'}:${day}`,
      params: {
        day,
        person: names.get(owners.get(contractId)!) ?? '',
        ...(silentSince ? { silentSince } : {}),
        ...exitParam(exitOn),
      },
    }))
  },
}

function idsOf(events: readonly { contractId: string }[]): string[] {
  return events.map(({ contractId }) => contractId)
}

/** Only words of an early exit name its day. */
function exitParam(exitOn: string | null | undefined): { exitOn?: string } {
  return exitOn ? { exitOn } : {}
}

type Voided = EventPayloads['deadline.decisionVoided']

function typeOfVoided({
  movedTo,
  exitOn,
  isNotified,
}: Voided): NoticeOf<'deadline.decisionVoided'>['type'] {
  if (!exitOn) return movedTo === null ? 'decisionVoided' : 'decisionMoved'
  if (isNotified) return 'exitDecisionNotified'
  return movedTo === null ? 'exitDecisionVoided' : 'exitDecisionMoved'
}

const TYPE_OF_CHOICE: Record<LimitChoice | ExitChoice, NoticeOf<'deadline.decided'>['type']> = {
  renew: 'decidedToRenew',
  renegotiate: 'decidedToRenegotiate',
  end: 'decidedToEnd',
  leave: 'exitDecidedToLeave',
  stay: 'exitDecidedToStay',
  later: 'decidedLater',
}

/** The limit of a term and that of an early exit may be one day. */
function limitKey(
  contractId: string | null,
  { day, exitOn }: { day: string; exitOn?: string | null | undefined },
): string {
  return `${contractId}:${exitOn ?? ''}:${day}`
}

/** Who was told that nobody had decided on a limit, by contract and day. */
async function toldOfEscalations(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .select('notification')
    .where('notification.contract_id', '=', sql<string>`any(${[...contractIds]}::uuid[])`)
    .where('notification.type', 'in', ['limitEscalated', 'exitEscalated'])
    .select(['notification.contract_id', 'notification.person_id', 'notification.params'])
    .execute()
  const told = new Map<string, string[]>()
  for (const { contract_id, person_id, params } of rows) {
    const limit = limitKey(contract_id, params as { day: string; exitOn?: string })
    told.set(limit, [...(told.get(limit) ?? []), person_id])
  }
  return told
}
