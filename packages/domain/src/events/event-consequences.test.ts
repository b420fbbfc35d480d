import { describe, expect, test } from 'vitest'
import { describeEvent, EVENT_NAMES, type EventName } from './event-catalogue.ts'
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
      /^(contract|attachment|validation|signature|letter|questionnaire|deadline|step)\./.test(
        name,
      ) && !/^contract\.(removed|restored)$/.test(name)
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
        'contract.textRestored',
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
        'contract.textRestored',
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
          'sectionDescribed',
          'blockDescribed',
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
