import { ALERT_ANSWER_EVENTS, type AlertAnswerPayloads } from './alert-answer-events.ts'
import { AMENDMENT_EVENTS, type AmendmentPayloads } from './amendment-events.ts'
import { ATTACHMENT_EVENTS, type AttachmentPayloads } from './attachment-events.ts'
import { CLAUSE_EVENTS, type ClausePayloads } from './clause-events.ts'
import { CONTRACT_EVENTS, type ContractPayloads } from './contract-events.ts'
import { CORRECTION_EVENTS, type CorrectionPayloads } from './correction-events.ts'
import { DECISION_EVENTS, type DecisionPayloads } from './decision-events.ts'
import type { EventDescription } from './event-description.ts'
import { IMPORT_EVENTS, type ImportPayloads } from './import-events.ts'
import { KEEPING_EVENTS, type KeepingPayloads } from './keeping-events.ts'
import { LETTER_EVENTS, type LetterPayloads } from './letter-events.ts'
import { LIFECYCLE_EVENTS, type LifecyclePayloads } from './lifecycle-events.ts'
import { NOTICE_EVENTS, type NoticePayloads } from './notice-events.ts'
import { QUESTIONNAIRE_EVENTS, type QuestionnairePayloads } from './questionnaire-events.ts'
import { RENEWAL_EVENTS, type RenewalPayloads } from './renewal-events.ts'
import { PAPER_EVENTS, type PaperPayloads } from './paper-events.ts'
import { PEOPLE_EVENTS, type PeoplePayloads } from './people-events.ts'
import { SETTINGS_EVENTS, type SettingsPayloads } from './settings-events.ts'
import { SIGNING_EVENTS, type SigningPayloads } from './signing-events.ts'
import { SUCCESSION_EVENTS, type SuccessionPayloads } from './succession-events.ts'
import { TASK_EVENTS, type TaskPayloads } from './task-events.ts'
import { TEMPLATE_EVENTS, type TemplatePayloads } from './template-events.ts'
import { TEXT_EVENTS, type TextPayloads } from './text-events.ts'
import { VALIDATION_EVENTS, type ValidationPayloads } from './validation-events.ts'

/** What is recorded with each event; its name, `noun.verb` in the past, is stored in the trail permanently. */
export interface EventPayloads
  extends
    ContractPayloads,
    AttachmentPayloads,
    TextPayloads,
    TemplatePayloads,
    ClausePayloads,
    ValidationPayloads,
    SigningPayloads,
    PaperPayloads,
    QuestionnairePayloads,
    LetterPayloads,
    LifecyclePayloads,
    DecisionPayloads,
    AlertAnswerPayloads,
    NoticePayloads,
    RenewalPayloads,
    KeepingPayloads,
    CorrectionPayloads,
    SuccessionPayloads,
    AmendmentPayloads,
    TaskPayloads,
    ImportPayloads,
    PeoplePayloads,
    SettingsPayloads {}

/** Every event and its effects: the one list of events. */
export const EVENTS = {
  ...CONTRACT_EVENTS,
  ...ATTACHMENT_EVENTS,
  ...TEXT_EVENTS,
  ...TEMPLATE_EVENTS,
  ...CLAUSE_EVENTS,
  ...VALIDATION_EVENTS,
  ...SIGNING_EVENTS,
  ...PAPER_EVENTS,
  ...QUESTIONNAIRE_EVENTS,
  ...LETTER_EVENTS,
  ...LIFECYCLE_EVENTS,
  ...DECISION_EVENTS,
  ...ALERT_ANSWER_EVENTS,
  ...NOTICE_EVENTS,
  ...RENEWAL_EVENTS,
  ...KEEPING_EVENTS,
  ...CORRECTION_EVENTS,
  ...SUCCESSION_EVENTS,
  ...AMENDMENT_EVENTS,
  ...TASK_EVENTS,
  ...IMPORT_EVENTS,
  ...PEOPLE_EVENTS,
  ...SETTINGS_EVENTS,
}

export type EventName = keyof EventPayloads

export const EVENT_NAMES = Object.keys(EVENTS) as EventName[]

type Column = 'ofContract' | 'changesContent' | 'changesFacts' | 'live' | 'notifies'

/** The names of the events with a value in a column. */
export type EventsWith<Wanted extends Column> = {
  [Name in EventName]: (typeof EVENTS)[Name] extends { readonly [Each in Wanted]: unknown }
    ? Name
    : never
}[EventName]

/**
 * The events with a value in a column.
 * @example eventsWith('changesContent') // ['contract.detailsChanged', …]
 */
export function eventsWith<Wanted extends Column>(column: Wanted): EventsWith<Wanted>[] {
  return EVENT_NAMES.filter(
    (name): name is EventsWith<Wanted> => describeEvent(name)?.[column] !== undefined,
  )
}

/** The description of an event; undefined for a name unknown to this version. */
export function describeEvent(name: string): EventDescription | undefined {
  return Object.hasOwn(EVENTS, name)
    ? (EVENTS as Record<string, unknown> as Record<string, EventDescription>)[name]
    : undefined
}
