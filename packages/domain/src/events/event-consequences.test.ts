import { describe, expect, test } from 'vitest'
import { describeEvent, EVENT_NAMES, eventsWith, type EventName } from './event-catalogue.ts'
import { TEXT_EVENTS } from './text-events.ts'

const ARRANGED = [
  'sectionAdded',
  'sectionMoved',
  'sectionRemoved',
  'sectionRestored',
  'blockAdded',
  'blockRenamed',
  'blockMoved',
  'blockRemoved',
  'blockRestored',
] as const
const REWRITTEN = [
  'sectionSaved',
  'sectionNumbered',
  'sectionUnnumbered',
  'versionRestored',
  'clauseTaken',
] as const
const CLAUSES_NAMED = ['clauseLinked', 'clauseUnlinked', 'clauseKept'] as const
const TEXT_CHANGED = [...REWRITTEN, ...ARRANGED, 'numberingChanged'] as const
const TEMPLATE_TAKEN = ['contract.templateFollowed', 'contract.templateTaken']

const sorted = (names: readonly string[]) => [...names].sort()

type Mark = 'ofContract' | 'changesContent' | 'changesFacts'

function marked(mark: Mark): EventName[] {
  return EVENT_NAMES.filter((name) => describeEvent(name)?.[mark] === true)
}

function liveOf(...topics: (string | undefined)[]): EventName[] {
  return EVENT_NAMES.filter((name) => topics.includes(describeEvent(name)?.live))
}

describe('an event of a contract', () => {
  test('is a line of its activity, until the contract is deleted', () => {
    const isOfContract = (name: EventName) =>
      /^(contract|attachment|validation|signature|letter|questionnaire|deadline|step)\./.test(name) &&
      !/^contract\.(removed|restored)$/.test(name)
    expect(marked('ofContract')).toEqual(EVENT_NAMES.filter(isOfContract))
  })

  test('changes its content through its details, its dates, its text and its attachments', () => {
    expect(sorted(marked('changesContent'))).toEqual(
      sorted([
        'contract.detailsChanged',
        'contract.fieldsChanged',
        'contract.changesStated',
        'contract.datesChanged',
        ...TEMPLATE_TAKEN,
        ...TEXT_CHANGED.map((change) => `contract.${change}`),
        ...EVENT_NAMES.filter((name) => name.startsWith('attachment.')),
      ]),
    )
  })

  test('changes its deadlines, status or figures', () => {
    expect(sorted(marked('changesFacts'))).toEqual(
      sorted([
        'contract.alertsChanged',
        'contract.created',
        'contract.detailsChanged',
        'contract.fieldsChanged',
        'contract.datesChanged',
        ...TEMPLATE_TAKEN,
        'contract.renewed',
        'contract.terminated',
        'contract.terminationCancelled',
        'contract.noticeProved',
        'contract.renewalCancelled',
        'contract.renewalCorrected',
        'contract.renewalRefused',
        'contract.noticeProofWithdrawn',
        'contract.termsCorrected',
        'contract.performanceRecorded',
        'contract.typeChanged',
        'contract.cancelled',
        'contract.changesStated',
        'contract.sealed',
        'contract.markedSigned',
        'contract.scanUploaded',
        'signature.printed',
        'validation.requested',
        'validation.requestedAgain',
        'validation.decisionCancelled',
        'validation.accepted',
        'validation.refused',
        'validation.suspended',
        'validation.reinstated',
        'validation.invalidated',
        'validation.cancelled',
        'signature.requested',
        'signature.cancelled',
        'step.completed',
        'step.reopened',
        'step.passedOver',
        'step.moved',
        'step.workflowChosen',
      ]),
    )
  })

  test('refetches only its text on open pages, locks included', () => {
    expect(sorted(liveOf('text'))).toEqual(
      sorted(
        [
          ...TEXT_CHANGED,
          ...CLAUSES_NAMED,
          'blockLocked',
          'blockUnlocked',
          'sectionLocked',
          'sectionUnlocked',
        ].map((change) => `contract.${change}`),
      ),
    )
  })

  test('leaves its open page alone if nothing of it is shown there', () => {
    const unseen = marked('ofContract').filter((name) => !describeEvent(name)?.live)
    expect(sorted(unseen)).toEqual(
      sorted([
        'contract.acceptedContentAltered',
        'contract.created',
        'contract.shareAlerted',
        'contract.shareChanged',
        'contract.shareOpened',
        'contract.shareResent',
        'contract.shareRevoked',
        'contract.shareWrongCode',
        'contract.shared',
        'contract.taskDueReminded',
        'contract.taskLate',
        'deadline.alertPassedOn',
        'deadline.alertRaised',
        'deadline.alertWithdrawn',
        'letter.sealDelayed',
        'signature.completed',
        'signature.consented',
        'signature.invitationResent',
        'signature.invited',
        'signature.scanAwaited',
        'signature.sealDelayed',
        'step.dueReminded',
        'step.reminderEnded',
        'signature.timestampMissing',
        'signature.wrongCode',
        'validation.dueReminded',
        'validation.escalated',
        'validation.stepOpened',
      ]),
    )
  })
})

describe('an event of the company', () => {
  test('refetches names shown elsewhere only when a name can change with it', () => {
    const renamed = EVENT_NAMES.filter((name) => describeEvent(name)?.live?.endsWith('Renamed'))
    const isRename = (name: EventName) => /\.(changed|merged|moved|renamed)$/.test(name)
    const isShown = (name: EventName) => !/^(company|step|attachment)\./.test(name)
    expect(renamed).toEqual(EVENT_NAMES.filter((name) => isRename(name) && isShown(name)))
  })

  test('is not announced when it is about an account, the text of a template or a clause, an export or an import', () => {
    const unseen = EVENT_NAMES.filter((name) => !describeEvent(name)?.live)
    const nouns = new Set(unseen.map((name) => name.split('.')[0]))
    for (const noun of [
      'account',
      'template',
      'clause',
      'company',
      'integration',
      'export',
      'import',
      'audit',
    ])
      expect(nouns).toContain(noun)
    const isSilent = (name: EventName) =>
      name.startsWith('account.') || (/^(template|clause)\./.test(name) && name in TEXT_EVENTS)
    expect(EVENT_NAMES.filter(isSilent)).toEqual(unseen.filter(isSilent))
  })
})

const ALERTS = [
  'noticeWindowOpens',
  'renewalWindowOpens',
  'sendByReached',
  'renewalSendByReached',
  'noticeLimitReached',
  'renewalLimitReached',
  'renewalCertain',
  'contractRenewed',
  'endApproaching',
  'contractEnded',
  'informConsumer',
  'exitWindowOpens',
  'exitSendByReached',
  'exitLimitReached',
]

test('each notification follows from its events', () => {
  const follows = eventsWith('notifies').flatMap((name) =>
    (describeEvent(name)?.notifies ?? []).map((type) => `${name} → ${type}`),
  )
  expect(follows).toEqual([
    'contract.mailUndelivered → contractMailRefused',
    'contract.mailUndelivered → contractMailExpired',
    'contract.acceptedContentAltered → acceptedContentAltered',
    'contract.shared → shareGiven',
    'validation.requestedAgain → validationRequestedAgain',
    'validation.stepOpened → validationRequested',
    'validation.stepOpened → validationRequestedFor',
    'validation.decided → validationRefused',
    'validation.decided → conditionSet',
    'validation.reminded → validationReminder',
    'validation.reminded → validationReminderFor',
    'validation.dueReminded → validationDue',
    'validation.dueReminded → validationDueFor',
    'validation.dueDayMoved → validationDueMoved',
    'validation.dueDayMoved → validationDueMovedFor',
    'validation.escalated → validationLate',
    'validation.conditionMet → conditionMet',
    'validation.conditionMet → conditionMetFor',
    'validation.conditionRejected → conditionRejected',
    'validation.conditionConfirmed → conditionConfirmed',
    'validation.accepted → validationAccepted',
    'validation.invalidated → validationInvalidated',
    'validation.cancelled → validationAbandoned',
    'signature.invited → signatureRequested',
    'signature.invitationResent → signatureRequested',
    'signature.signed → signatureDone',
    'signature.cancelled → signatureCancelled',
    'signature.sealDelayed → sealDelayed',
    'contract.sealed → contractSealed',
    'signature.scanAwaited → scanAwaited',
    'contract.markedSigned → contractMarkedSigned',
    'contract.scanUploaded → signedScanFiled',
    'questionnaire.answered → answersReceived',
    'letter.signatureAsked → letterToSign',
    'letter.signed → letterSigned',
    'letter.sealDelayed → letterSealDelayed',
    'letter.signatureRefused → letterRefused',
    'letter.signatureCancelled → letterWithdrawn',
    'letter.signatureCancelled → letterAccessEnded',
    ...ALERTS.map((news) => `deadline.alertRaised → ${news}`),
    ...ALERTS.map((news) => `deadline.alertPassedOn → ${news}`),
    ...['stepDue', 'stepLate'].map((news) => `step.dueReminded → ${news}`),
    'deadline.decided → decidedToRenew',
    'deadline.decided → decidedToRenegotiate',
    'deadline.decided → decidedLater',
    'deadline.decided → decidedToEnd',
    'deadline.decided → exitDecidedToLeave',
    'deadline.decided → exitDecidedToStay',
    'deadline.decided → exitDecidedLater',
    'deadline.decisionVoided → decisionMoved',
    'deadline.decisionVoided → decisionVoided',
    'deadline.decisionVoided → exitDecisionMoved',
    'deadline.decisionVoided → exitDecisionVoided',
    'deadline.decisionVoided → exitDecisionNotified',
    'deadline.decisionDue → decisionDue',
    'deadline.decisionDue → exitDecisionDue',
    'deadline.escalated → limitEscalated',
    'deadline.escalated → exitEscalated',
    ...ALERTS.map((news) => `deadline.alertReturned → ${news}`),
    'deadline.alertAnswerVoided → alertAnswerMoved',
    'deadline.alertAnswerVoided → alertAnswerGone',
    'contract.renewed → renewalRecorded',
    'contract.renewalRefused → renewalRefused',
    'contract.renewalCorrected → renewalCorrected',
    'contract.renewalCancelled → renewalCancelled',
    'company.archivingProposed → archivingProposed',
    'contract.taskAssigned → taskAssigned',
    'contract.taskAnswered → taskAnswered',
    'contract.taskReopened → taskReopened',
    'contract.taskWithdrawn → taskWithdrawn',
    'contract.taskDueReminded → taskDue',
    ...['taskLate', 'taskNotDone'].map((news) => `contract.taskLate → ${news}`),
    'contract.taskHandedOver → taskHandedOver',
    'contract.taskHandedOver → taskPassedOn',
    'import.read → importRead',
    'import.finished → importFinished',
    'import.undone → importUndone',
    'import.failed → importFailed',
    'person.calendarFeedsRevoked → calendarFeedRevoked',
    'person.joined → personJoined',
    'person.blocked → conditionSet',
    'person.blocked → conditionMetFor',
    'group.membershipsRequested → membershipsRequested',
    'group.membershipConfirmed → membershipConfirmed',
    'group.membershipRefused → membershipRefused',
    'delegation.added → delegationGiven',
    'delegation.added → delegationArranged',
    'delegation.added → delegateAppointed',
    'delegation.ended → delegationEnded',
    'company.backupFailed → backupFailed',
    'company.backupIncomplete → backupIncomplete',
    'company.backupLate → backupLate',
    ...['mailRefused', 'mailExpired'].map((news) => `company.mailUndelivered → ${news}`),
    'company.mailStuck → mailStuck',
    'company.fileDamaged → fileDamaged',
    'company.fileMissing → fileMissing',
    'export.finished → exportReady',
    'export.failed → exportFailed',
  ])
})
