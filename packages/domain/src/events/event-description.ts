import type { CompanyTopic } from './live-topics.ts'
import type { NotificationType } from '../notifications/news-families.ts'

/** What an event can be about. */
export type EventObject =
  | 'contract'
  | 'template'
  | 'clause'
  | 'share'
  | 'validation'
  | 'signature'
  | 'signatory'
  | 'workflowStep'
  | 'workflow'
  | 'circuit'
  | 'contractType'
  | 'category'
  | 'taggedField'
  | 'project'
  | 'counterparty'
  | 'legalEntity'
  | 'folder'
  | 'person'
  | 'group'
  | 'role'
  | 'delegation'
  | 'company'
  | 'integration'
  | 'export'

/** The payload of an event that its name and object fully describe. */
export type NoFacts = Record<string, never>

/** How a word of a sentence is read from the payload. Values of the wrong kind are missing ones. */
export type WordKind =
  /** A text as it stands. */
  | 'text'
  /** YYYY-MM-DD. */
  | 'day'
  | 'count'
  /** A level on a contract, by its name. */
  | 'level'
  /** Details of a contract, by their names. */
  | 'details'
  /** Variables of tagged fields, by their labels. */
  | 'fields'
  /** The id of a section or of a block, by its name. */
  | 'part'

/**
 * One kind of event: what follows when it happens, and the sentence about it. What a column does not say is not so.
 * The sentence is the text `activity.<name>`; `actor` is a word of every one.
 */
export interface EventDescription<Payload extends object = Record<string, unknown>> {
  object: EventObject
  /** Happens to one contract and is recorded with its id: it is a line of that contract's activity. */
  ofContract?: true
  /** The contract may say something else afterwards: what is bound to its content compares the hash again. */
  changesContent?: true
  /** Deadlines, status or figures of the contract may be others afterwards. */
  changesFacts?: true
  /** What open pages fetch again: of one contract all of it or its text alone, of the company what the topic says. */
  live?: 'contract' | 'text' | CompanyTopic
  /** The notifications that may follow. */
  notifies?: readonly NotificationType[]
  /**
   * The words of the sentence besides `actor`: from a key of the payload, the name of the object,
   * or what is recorded beside the payload because it can be erased: names and addresses.
   */
  words?: {
    readonly [word: string]: readonly [WordKind, KeyOf<Payload>] | 'objectName' | 'personal'
  }
  /** Where the sentence depends on the payload: `activity.<name>.<variant>`. The last one names the event in lists. */
  variants?: readonly string[]
  /** Which of the variants a recorded payload asks for; nothing in it is sure to be what the type says. */
  variantOf?(payload: { readonly [Key in KeyOf<Payload>]?: unknown }): unknown
}

type KeyOf<Payload> = Payload extends unknown ? keyof Payload & string : never

/** One description for each name. */
export type Descriptions<Payloads> = {
  readonly [Name in keyof Payloads]: Payloads[Name] extends object
    ? EventDescription<Payloads[Name]>
    : never
}
