import { describe, expect, test } from 'vitest'
import { describeEvent, EVENT_NAMES, type EventName } from './event-catalogue.ts'

/** The parameters of a sentence besides `actor`, each with its source. */
function wordsOf(name: EventName): string[] {
  return Object.entries(describeEvent(name)?.words ?? {}).map(
    ([word, from]) => `${word}: ${typeof from === 'string' ? from : from.join(' ')}`,
  )
}

const SHARE = ['sharedWith: personal', 'level: level level', 'day: day day']

describe('the sentence of an event', () => {
  test.each<[EventName, string[]]>([
    ['contract.created', []],
    ['contract.detailsChanged', ['details: details changed']],
    ['contract.fieldsChanged', ['fields: fields variables']],
    ['contract.renewed', ['day: day until']],
    ['contract.terminated', ['day: day effect']],
    ['contract.removed', ['label: personal']],
    ['contract.restored', ['label: personal']],
    ['contract.shared', SHARE],
    ['contract.shareChanged', SHARE],
    ['contract.shareRevoked', ['sharedWith: personal']],
    ['contract.shareResent', ['sharedWith: personal']],
    ['contract.shareOpened', ['sharedWith: personal']],
    ['contract.shareAlerted', ['sharedWith: personal', 'day: day day']],
    ['contract.shareWrongCode', ['sharedWith: personal', 'count: count tries']],
    ['contract.sectionSaved', ['name: part objectId']],
    ['contract.sectionLocked', ['name: part objectId']],
    ['contract.numberingChanged', []],
    ['template.sectionSaved', ['name: part objectId', 'template: objectName']],
    ['template.numberingChanged', ['template: objectName']],
    ['clause.sectionSaved', ['clause: objectName']],
    ['validation.stepOpened', ['name: text stepName']],
    ['validation.decided', ['name: text stepName', 'absent: personal', 'condition: personal']],
    ['validation.decisionCancelled', ['absent: personal']],
    [
      'validation.reminded',
      ['name: text stepName', 'validator: object personId', 'delegates: objects delegateIds'],
    ],
    ['signature.requested', ['count: count signatories']],
    ['signature.signed', ['signatory: personal']],
    ['signature.wrongCode', ['signatory: personal', 'count: count tries']],
    ['step.completed', ['name: objectName']],
    ['step.dueDateSet', ['name: objectName', 'day: day dueDate']],
    ['person.invited', ['label: personal']],
    ['person.invitationDeferred', ['label: personal', 'day: day day']],
    ['delegation.added', ['label: personal', 'delegate: personal']],
    ['counterparty.merged', ['label: personal']],
  ])('%s names %j', (name, words) => {
    expect(wordsOf(name)).toEqual(words)
  })

  test.each<[EventName, Record<string, unknown>, string]>([
    ['validation.reminded', { delegateIds: [] }, 'plain'],
    ['validation.reminded', { delegateIds: ['bob'] }, 'delegated'],
    ['contract.created', { from: 'template' }, 'template'],
    ['contract.created', { from: 'upload' }, 'upload'],
    ['contract.created', { from: 'scratch' }, 'scratch'],
    ['contract.created', { from: 'signed' }, 'signed'],
    ['contract.renewed', { until: '2027-12-31' }, 'until'],
    ['contract.renewed', { until: null }, 'plain'],
    ['contract.terminated', { effect: '2026-12-31' }, 'effect'],
    ['contract.terminated', { effect: null }, 'plain'],
    ['contract.shared', { day: '2026-12-31' }, 'until'],
    ['contract.shared', { day: null }, 'plain'],
    ['contract.shareChanged', { day: '2026-12-31' }, 'until'],
    ['contract.shareChanged', { day: null }, 'plain'],
    ['validation.decided', { decision: 'accepted' }, 'accepted'],
    ['validation.decided', { decision: 'refused' }, 'refused'],
    ['validation.decided', { decision: 'accepted', decidedBy: 'bob' }, 'acceptedFor'],
    ['validation.decided', { decision: 'refused', decidedBy: 'bob' }, 'refusedFor'],
    ['validation.decided', { decision: 'accepted', conditionId: 'c' }, 'conditional'],
    [
      'validation.decided',
      { decision: 'accepted', conditionId: 'c', decidedBy: 'b' },
      'conditionalFor',
    ],
    ['validation.decisionCancelled', { decidedBy: 'bob' }, 'absent'],
    ['validation.decisionCancelled', {}, 'plain'],
    ['signature.invited', { personId: 'bob' }, 'inside'],
    ['signature.invited', { personId: null }, 'outside'],
    ['signature.cancelled', { isReset: true }, 'reset'],
    ['signature.cancelled', { isReset: false }, 'plain'],
    ['step.dueDateSet', { dueDate: '2026-05-01' }, 'set'],
    ['step.dueDateSet', { dueDate: null }, 'removed'],
  ])('%s with %j is the one called "%s"', (name, payload, variant) => {
    expect(describeEvent(name)?.variantOf?.(payload)).toBe(variant)
    expect(describeEvent(name)?.variants).toContain(variant)
  })

  test.each<[EventName, string]>([
    ['contract.created', 'scratch'],
    ['contract.renewed', 'plain'],
    ['contract.terminated', 'plain'],
    ['contract.shared', 'plain'],
    ['contract.shareChanged', 'plain'],
    ['validation.decided', 'accepted'],
    ['validation.decisionCancelled', 'plain'],
    ['signature.invited', 'outside'],
    ['signature.cancelled', 'plain'],
    ['step.dueDateSet', 'set'],
  ])('%s is named in lists by "%s"', (name, last) => {
    expect(describeEvent(name)?.variants?.at(-1)).toBe(last)
  })

  test('depends on the payload exactly where it has variants', () => {
    const varied = EVENT_NAMES.filter((name) => describeEvent(name)?.variants)
    expect(EVENT_NAMES.filter((name) => describeEvent(name)?.variantOf)).toEqual(varied)
  })
})
