import { EVENT_NAMES, type EventName } from '@tacite/domain/events/event-catalogue.ts'
import type { EventPayloads } from '@tacite/domain/events/event-catalogue.ts'
import type { NoFacts } from '@tacite/domain/events/event-description.ts'
import { TEXT_EVENTS, type TextEventName } from '@tacite/domain/events/text-events.ts'

type WithPayload = Exclude<
  { [Name in EventName]: EventPayloads[Name] extends NoFacts ? never : Name }[EventName],
  TextEventName
>

const ID = '019a0000-0000-7000-8000-000000000001'
const HASH = 'ab'.repeat(32)
/** Of every event about a text. */
const TEXT_CHANGE = { objectId: ID, fromVersion: 3, numbering: 'roman' }
const ENDED = { validationId: ID, stepIds: [ID], requestedBy: ID, contentHash: HASH }
const STEP = { stepId: ID, stepName: 'Juridique', requestedBy: ID }
const DUE = { stepId: ID, stepName: 'Juridique', dueDate: '2026-11-24', validatorIds: [ID] }
const OF_CONDITION = {
  conditionId: ID,
  stepName: 'Juridique',
  validatorId: ID,
  requestedBy: ID,
  metBy: ID,
}
const TURN = { requestId: ID, position: 1, personId: null, requestedBy: ID }
const OF_LETTER = { requestId: ID, noticeId: ID, personId: ID, requestedBy: ID }
const REQUESTED = { requestId: ID, requestedBy: ID, personId: ID }
const SHARE = { kind: 'person', personId: ID, level: 'editor', day: '2027-03-31' } as const

/** A payload for each event that has one; a missing one fails to compile. */
const SAMPLES: { [Name in WithPayload]: EventPayloads[Name] } = {
  'contract.created': { reference: '20260001', from: 'template' },
  'attachment.added': { kind: 'annex' },
  'attachment.versionAdded': { number: 2 },
  'attachment.changed': { kind: 'signaturePage' },
  'contract.detailsChanged': { changed: ['title', 'ownerId'] },
  'contract.fieldsChanged': { variables: ['loyer', 'surface'] },
  'contract.renewed': { day: '2026-12-01', until: '2027-12-31' },
  'contract.renewalRefused': { renewalId: ID, givenBy: 'otherParty', day: '2026-11-02' },
  'contract.renewalConfirmed': { renewalId: ID, day: '2027-01-01' },
  'contract.renewalCorrected': { renewalId: ID, day: '2026-12-01', until: null },
  'contract.renewalCancelled': { renewalId: ID, kind: 'agreement', day: '2026-12-01' },
  'contract.renewalDocumented': { renewalId: ID, day: '2026-12-01', sha256: HASH },
  'contract.renewalDocumentWithdrawn': { renewalId: ID, day: '2026-12-01' },
  'contract.terminated': { kind: 'nonRenewal', status: 'inTime', effect: '2027-06-30' },
  'contract.terminationCancelled': { noticeId: ID },
  'contract.priceRevised': { noticeId: ID, givenBy: 'us', day: '2027-01-01' },
  'contract.noticeProved': { noticeId: ID, proof: 'receipt', day: '2026-09-03', sha256: HASH },
  'contract.noticeProofWithdrawn': { noticeId: ID, proof: 'deposit', day: '2026-09-01' },
  'contract.noticeLetterWritten': { noticeId: ID, kind: 'nonRenewal', sha256: HASH },
  'contract.noticeCancelled': { noticeId: ID, kind: 'priceRevision' },
  'contract.locked': { day: '2026-12-31' },
  'contract.changesStated': { fields: ['notice'] },
  'contract.termsCorrected': { correctionId: ID, fields: ['duration'] },
  'contract.performanceRecorded': { performed: true },
  'contract.typeChanged': { before: 'Bail', after: 'Prestation' },
  'contract.followed': { kind: 'renewal' },
  'contract.acceptedContentAltered': { contentHash: HASH },
  'contract.shared': SHARE,
  'contract.shareChanged': { ...SHARE, day: null },
  'contract.shareRevoked': { kind: 'group', groupId: ID },
  'contract.shareAlerted': { day: '2026-12-31' },
  'contract.shareWrongCode': { tries: 2 },
  'account.calendarFeedCreated': { scope: 'folder', folderId: ID },
  'account.calendarFeedRenewed': { scope: 'folder', folderId: ID },
  'account.calendarFeedRemoved': { scope: 'folder', folderId: ID },
  'person.calendarFeedsRevoked': { count: 2 },
  'validation.requested': { contentHash: HASH, contentFormat: 2, steps: 2 },
  'validation.requestedAgain': { ...ENDED, contentFormat: 2, validatorIds: [ID] },
  'validation.stepOpened': { ...STEP, validatorIds: [ID], openedBy: 'request' },
  'validation.decided': {
    ...STEP,
    decision: 'refused',
    personId: ID,
    decidedBy: ID,
    contentHash: HASH,
  },
  'validation.decisionCancelled': { stepId: ID, personId: ID },
  'validation.reminded': {
    stepId: ID,
    stepName: 'Juridique',
    personId: ID,
    delegateIds: [ID],
    awaitedSince: '2026-11-20',
    dueDate: '2026-12-01',
  },
  'validation.dueReminded': { ...DUE, delegateIds: [ID] },
  'validation.dueDayMoved': { ...DUE, formerDate: '2026-11-24' },
  'validation.escalated': { ...DUE, step: 'manager', personIds: [ID] },
  'validation.conditionMet': OF_CONDITION,
  'validation.conditionRejected': OF_CONDITION,
  'validation.conditionConfirmed': OF_CONDITION,
  'validation.accepted': ENDED,
  'validation.refused': ENDED,
  'validation.suspended': ENDED,
  'validation.reinstated': ENDED,
  'validation.invalidated': ENDED,
  'validation.cancelled': ENDED,
  'letter.signatureAsked': OF_LETTER,
  'letter.signed': { ...OF_LETTER, documentSha256: HASH, signature: 'typed' },
  'letter.sealed': { ...OF_LETTER, documentSha256: HASH, sealedSha256: HASH },
  'letter.sealDelayed': { ...OF_LETTER, attempts: 5 },
  'letter.signatureRefused': OF_LETTER,
  'letter.signatureCancelled': { ...OF_LETTER, accessEnded: false },
  'signature.requested': { documentSha256: HASH, signatories: 2 },
  'signature.invited': TURN,
  'signature.invitationResent': { requestId: ID, personId: ID },
  'signature.opened': { requestId: ID, documentSha256: HASH, pages: 2 },
  'signature.consented': { documentSha256: HASH },
  'signature.wrongCode': { purpose: 'sign', tries: 3 },
  'signature.signed': { ...TURN, documentSha256: HASH, signature: 'typed' },
  'signature.completed': { documentSha256: HASH },
  'signature.cancelled': { signatoryIds: [ID], personIds: [], requestedBy: ID, isReset: true },
  'signature.sealDelayed': { attempts: 3, requestedBy: ID },
  'contract.sealed': {
    requestId: ID,
    requestedBy: ID,
    personIds: [ID],
    documentSha256: HASH,
    sealedSha256: HASH,
    signatureDate: '2026-11-20',
  },
  'signature.printed': { documentSha256: HASH, signatories: 2 },
  'step.dueReminded': {
    personId: ID,
    reminderId: ID,
    stepName: 'Rédaction',
    dueDate: '2026-11-20',
    isLate: true,
  },
  'step.reminderEnded': { reminderId: ID, isDone: true },
  'signature.scanAwaited': { personId: ID, since: '2026-11-13' },
  'contract.markedSigned': { signatureDate: '2026-11-20', signatories: 2 },
  'contract.scanUploaded': {
    scanId: ID,
    sha256: HASH,
    signatureDate: '2026-11-20',
    isLater: false,
    requestId: ID,
    requestedBy: ID,
  },
  'deadline.alertRaised': {
    alertId: ID,
    kind: 'noticeWindow',
    target: '2026-12-31',
    limitMeaning: 'preventRenewal',
    people: [ID],
  },
  'deadline.alertPassedOn': {
    alertId: ID,
    kind: 'noticeWindow',
    target: '2026-12-31',
    limitMeaning: 'preventRenewal',
    people: [ID],
  },
  'contract.alertsChanged': { isOwn: true },
  'deadline.alertWithdrawn': { alertId: ID },
  'deadline.decided': { decisionId: ID, choice: 'renew', day: '2026-12-31', until: null },
  'deadline.decisionVoided': {
    decisionId: ID,
    choice: 'renew',
    day: '2026-12-31',
    movedTo: '2027-01-31',
    decidedBy: ID,
  },
  'deadline.decisionDue': { decisionId: ID, day: '2026-12-31' },
  'deadline.escalated': { day: '2026-12-31', step: 'manager', personIds: [ID] },
  'deadline.alertAcknowledged': { alertId: ID, day: '2026-12-31' },
  'deadline.alertSnoozed': { alertId: ID, day: '2026-12-31', until: '2026-12-15' },
  'deadline.alertAnswerUndone': { alertId: ID, kind: 'snoozed', day: '2026-12-31' },
  'deadline.alertReturned': {
    alertId: ID,
    kind: 'noticeWindow',
    target: '2026-12-31',
    limitMeaning: 'preventRenewal',
    people: [ID],
  },
  'deadline.alertAnswerVoided': {
    kind: 'snoozed',
    day: '2026-12-31',
    movedTo: '2027-01-31',
    personId: ID,
  },
  'company.archivingProposed': { contracts: 2, people: [{ personId: ID, contracts: 2 }] },
  'contract.taskAssigned': { ...REQUESTED, dueOn: '2026-12-15' },
  'contract.taskAnswered': REQUESTED,
  'contract.taskReopened': REQUESTED,
  'contract.taskWithdrawn': REQUESTED,
  'contract.taskDueReminded': { ...REQUESTED, dueOn: '2026-12-15' },
  'contract.taskLate': { ...REQUESTED, dueOn: '2026-12-15', toldTo: 'person' },
  'contract.taskHandedOver': { kind: 'answerRequest', fromPersonId: ID, personId: ID },
  'step.completed': { kind: 'drafting' },
  'step.reopened': { kind: 'drafting' },
  'step.passedOver': { kind: 'negotiation' },
  'step.dueDateSet': { dueDate: '2026-12-15' },
  'step.moved': { kind: 'negotiation' },
  'step.workflowChosen': { workflow: 'Achats', former: 'Complet' },
  'person.invited': { roleId: ID, sendOn: null },
  'person.invitationDeferred': { day: '2026-12-01' },
  'person.activated': { byInvitation: true },
  'person.joined': { roleId: ID },
  'person.changed': {
    changed: ['name', 'role', 'groups'],
    roleId: ID,
    formerRoleId: ID,
    joinedGroups: [ID],
    leftGroups: [ID],
  },
  'person.workReassigned': { newOwnerId: ID, tasks: 2, contracts: 3 },
  'role.permissionsChanged': { given: ['modules:audit'], taken: [] },
  'group.membersChanged': { added: [ID], removed: [] },
  'group.membershipsRequested': { personIds: [ID] },
  'group.membershipConfirmed': { personId: ID, requestedBy: ID },
  'group.membershipRefused': { personId: ID, requestedBy: ID },
  'delegation.added': {
    personId: ID,
    delegateId: ID,
    startsOn: '2026-12-01',
    endsOn: '2026-12-15',
  },
  'delegation.ended': { personId: ID, delegateId: ID },
  'counterparty.compared': { otherId: ID, areDistinct: true },
  'counterparty.merged': { otherId: ID, contracts: 4 },
  'contractType.alertsChanged': { isOwn: true },
  'contractType.readinessChanged': { blocks: ['datesMissing'], warns: ['partEmpty'] },
  'workflow.changed': { added: 1, changed: 2, removed: 0, moved: 0 },
  'folder.created': { parentFolderId: null },
  'folder.ownerChanged': { ownerId: ID },
  'folder.moved': { parentFolderId: ID },
  'folder.granted': { grant: 'read', to: 'everyone' },
  'folder.grantChanged': { grant: 'edit', formerGrant: 'read', to: 'person' },
  'folder.revoked': { grant: 'edit', to: 'group' },
  'company.created': { locale: 'fr' },
  'company.changed': { changed: ['name'] },
  'company.activeContentChanged': { rule: 'remove' },
  'company.restored': { backupOf: '2026-03-01T01:15:00.000Z' },
  'company.signUpChanged': {
    changed: ['signUp'],
    policy: 'domains',
    domains: ['acme.fr'],
    roleId: ID,
  },
  'contract.mailUndelivered': { failure: 'refused', askedBy: ID },
  'company.mailUndelivered': { failure: 'expired', askedBy: null },
  'company.fileDamaged': { sha256: HASH, contracts: ['20260001'] },
  'company.fileMissing': { sha256: HASH, contracts: [] },
  'integration.configured': { service: 'storage' },
  'integration.removed': { service: 'storage' },
  'integration.tested': { service: 'sharing', result: 'NO_ANSWER' },
  'export.finished': { personId: ID, rows: 12 },
  'export.failed': { personId: ID },
  'people.exported': { people: 12, fileType: 'xlsx' },
  'audit.exported': { events: 12, fileType: 'csv' },
  'audit.chainChecked': { isIntact: true, events: 12, brokenAt: null },
}

const PERSONAL = {
  label: 'Zoé',
  signatory: 'Luc',
  sharedWith: 'Ana',
  absent: 'Paul',
  delegate: 'Léa',
}

/** Each event of the catalogue as recorded today. */
export const SAMPLE_EVENTS = EVENT_NAMES.map((name) => ({
  name,
  payload: name in TEXT_EVENTS ? TEXT_CHANGE : ((SAMPLES as Record<string, object>)[name] ?? {}),
  personal: PERSONAL,
}))

/** What an older or newer version, or a bug, may have recorded instead. */
export function oddPayloads(payload: object): unknown[] {
  const all = (value: unknown) =>
    Object.fromEntries(Object.keys({ ...EVERY_KEY, ...payload }).map((key) => [key, value]))
  return [{}, [], null, 'text', 3, all(3), all('text'), all(''), all(null), all([{ deep: [1] }])]
}

const EVERY_KEY = Object.assign({}, TEXT_CHANGE, ...Object.values(SAMPLES)) as object
