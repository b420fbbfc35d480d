import type { AlertKind } from '@tacite/domain/deadlines/alerts.ts'
import { ownersOf } from '../../writing/contracts/public.ts'
import { memberIds } from '../../people/groups/public.ts'
import type { NotificationType } from '@tacite/domain/notifications/news-families.ts'
import { peopleHolding } from '../../people/roles/public.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { BusinessEvent } from '../../../platform/events/business-events.ts'
import { others, type NoticeOf, type Notices } from './notices.ts'

/** Deadlines, shares, exports and people who join. */
export const WORK_NOTICES: Notices<
  | 'deadline.alertRaised'
  | 'step.dueReminded'
  | 'deadline.alertPassedOn'
  | 'deadline.alertReturned'
  | 'deadline.alertAnswerVoided'
  | 'company.archivingProposed'
  | 'contract.shared'
  | 'questionnaire.answered'
  | 'export.finished'
  | 'export.failed'
  | 'import.read'
  | 'import.failed'
  | 'person.joined'
  | 'person.calendarFeedsRevoked'
  | 'contract.mailUndelivered'
  | 'company.mailUndelivered'
  | 'company.mailStuck'
  | 'company.backupFailed'
  | 'company.backupIncomplete'
  | 'company.backupLate'
> = {
  'step.dueReminded': (_, due) =>
    due.map(({ contractId, payload: { personId, reminderId, stepName, dueDate, isLate } }) => ({
      to: [personId],
      type: isLate ? 'stepLate' : 'stepDue',
      contractId,
      params: { day: dueDate, step: stepName, subjectId: reminderId },
    })),
  'deadline.alertRaised': (_, raised) => raised.flatMap(ofAlert),
  'deadline.alertPassedOn': (_, passedOn) => passedOn.flatMap(ofAlert),
  'deadline.alertReturned': (_, returned) => returned.flatMap(ofAlert),
  // In the panel only for whoever took it on: nothing was to come back.
  'deadline.alertAnswerVoided': (_, voided) =>
    voided.map(({ contractId, payload: { kind, day, movedTo, personId } }) => ({
      to: [personId],
      type: movedTo === null ? 'alertAnswerGone' : 'alertAnswerMoved',
      contractId,
      params: { day, movedTo: movedTo ?? day },
      isMailed: kind === 'snoozed',
    })),
  // In the panel only: archiving is never urgent.
  'company.archivingProposed': (_, proposed) =>
    proposed.flatMap(({ payload: { people } }) =>
      people.map(({ personId, contracts }) => ({
        to: [personId],
        type: 'archivingProposed' as const,
        contractId: null,
        params: { count: contracts },
      })),
    ),
  // A person is notified of a share by mail too, members of a group in the panel only.
  'contract.shared': async (db, shared) => {
    const notices: NoticeOf<'contract.shared'>[] = []
    for (const { contractId, payload, actor, personal } of shared) {
      if (payload.kind === 'thirdParty') continue
      const people =
        payload.kind === 'person' ? [payload.personId] : await memberIds(db, [payload.groupId])
      notices.push({
        to: others(people, actor),
        type: 'shareGiven',
        contractId,
        params: { person: actor?.label ?? '' },
        quote: personal?.['message'],
        isMailed: payload.kind === 'person',
      })
    }
    return notices
  },
  'questionnaire.answered': (_, answered) =>
    answered.map(({ contractId, payload: { askedBy }, personal }) => ({
      to: [askedBy],
      type: 'answersReceived',
      contractId,
      params: { person: String(personal?.['respondent']) },
    })),
  'export.finished': (_, finished) =>
    finished.map(({ objectId, payload: { personId, rows } }) => ({
      to: [personId],
      type: 'exportReady',
      contractId: null,
      params: { exportId: objectId, rows },
    })),
  'export.failed': (_, failed) =>
    failed.map(({ payload: { personId } }) => ({
      to: [personId],
      type: 'exportFailed',
      contractId: null,
    })),
  'import.read': (_, read) =>
    read.map(({ objectId, payload: { personId, kept, left }, personal }) => ({
      to: [personId],
      type: 'importRead',
      contractId: null,
      page: importPage(objectId),
      params: { name: String(personal?.['label']), kept, left },
    })),
  'import.failed': (_, failed) =>
    failed.map(({ objectId, payload: { personId }, personal }) => ({
      to: [personId],
      type: 'importFailed',
      contractId: null,
      page: importPage(objectId),
      params: { name: String(personal?.['label']) },
    })),
  // Administrators of people are notified, in the panel, of self-registrations.
  'person.joined': async (db, joined) => {
    const administering = await administrators(db)
    return joined.map(({ objectId, actor, personal }) => ({
      to: administering.filter((id) => id !== objectId),
      type: 'personJoined',
      contractId: null,
      params: { person: actor!.label, email: String(personal?.['email']) },
    }))
  },
  'person.calendarFeedsRevoked': (_, revoked) =>
    revoked.map(({ objectId, actor, payload: { count } }) => ({
      to: others([objectId], actor),
      type: 'calendarFeedRevoked',
      contractId: null,
      page: '/home/options/personal',
      params: { person: actor!.label, count },
    })),
  'contract.mailUndelivered': async (db, undelivered) => {
    const owners = await ownersOf(
      db,
      undelivered.map(({ contractId }) => contractId),
    )
    return undelivered.map(({ contractId, payload: { failure, askedBy }, personal }) => ({
      to: [askedBy ?? owners.get(contractId)!],
      type: failure === 'refused' ? 'contractMailRefused' : 'contractMailExpired',
      contractId,
      params: { email: String(personal?.['email']) },
    }))
  },
  // In the panel only: a mail about a mail that did not arrive may not arrive either.
  'company.mailUndelivered': async (db, undelivered) => {
    const administering = await administrators(db)
    return undelivered.map(({ payload: { failure, askedBy }, personal }) => ({
      to: askedBy === null ? administering : [askedBy],
      type: failure === 'refused' ? 'mailRefused' : 'mailExpired',
      contractId: null,
      params: { email: String(personal?.['email']) },
    }))
  },
  'company.mailStuck': async (db) => [
    { to: await administrators(db), type: 'mailStuck', contractId: null },
  ],
  'company.backupFailed': (db) => ofBackups(db, 'backupFailed'),
  'company.backupIncomplete': (db) => ofBackups(db, 'backupIncomplete'),
  'company.backupLate': (db) => ofBackups(db, 'backupLate'),
}

const importPage = (importId: string) => `/home/contratheque/imports/${importId}`

async function administrators(db: CompanyDatabase): Promise<string[]> {
  const administering = await peopleHolding(db, ['vendor:users']).select('person.id').execute()
  return administering.map(({ id }) => id)
}

/** For those who see the backups among the company's options; mailed, since a server without backups is urgent. */
async function ofBackups<Type extends NotificationType>(
  db: CompanyDatabase,
  type: Type,
): Promise<{ to: string[]; type: Type; contractId: null; page: string }[]> {
  const administering = await peopleHolding(db, ['modules:company']).select('person.id').execute()
  return [
    {
      to: administering.map(({ id }) => id),
      type,
      contractId: null,
      page: '/home/options/company',
    },
  ]
}

function ofAlert({
  contractId,
  payload: { alertId, kind, limitMeaning, target, people, takenBy = [] },
}: BusinessEvent<
  'deadline.alertRaised' | 'deadline.alertPassedOn' | 'deadline.alertReturned'
>): NoticeOf<'deadline.alertRaised'>[] {
  const [toPrevent, toObtain] = TYPE_OF_ALERT[kind]
  const notice = {
    type: limitMeaning === 'obtainRenewal' ? toObtain : toPrevent,
    contractId,
    params: { day: target, alertId },
  }
  return [
    { ...notice, to: people.filter((id) => !takenBy.includes(id)) },
    { ...notice, to: people.filter((id) => takenBy.includes(id)), isDigested: false },
  ]
}

type AlertNotification = NoticeOf<'deadline.alertRaised'>['type']

/** The name of an alert for preventing a renewal, and for obtaining one: opposite meanings (R9). */
const TYPE_OF_ALERT: Record<AlertKind, readonly [AlertNotification, AlertNotification]> = {
  noticeWindow: ['noticeWindowOpens', 'renewalWindowOpens'],
  sendBy: ['sendByReached', 'renewalSendByReached'],
  noticeLimit: ['noticeLimitReached', 'renewalLimitReached'],
  renewalCertain: ['renewalCertain', 'renewalCertain'],
  renewed: ['contractRenewed', 'contractRenewed'],
  endIn90: ['endApproaching', 'endApproaching'],
  endIn60: ['endApproaching', 'endApproaching'],
  endIn30: ['endApproaching', 'endApproaching'],
  ended: ['contractEnded', 'contractEnded'],
  informConsumer: ['informConsumer', 'informConsumer'],
  exitWindow: ['exitWindowOpens', 'exitWindowOpens'],
  exitSendBy: ['exitSendByReached', 'exitSendByReached'],
  exitLimit: ['exitLimitReached', 'exitLimitReached'],
}
