import type { CompanyTopic } from './live-topics.ts'
import type { NotificationType } from '../notifications/news-families.ts'

/** What an event can be about. */
export type EventObject =
  | 'contract'
  | 'attachment'
  | 'template'
  | 'templateFile'
  | 'clause'
  | 'share'
  | 'questionnaire'
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
  | 'import'

/** The payload of an event that its name and object fully describe. */
export type NoFacts = Record<string, never>

/** A mail that its recipient will not get: `refused` by their server, or not taken by any in time. */
export interface UndeliveredMail {
  failure: 'refused' | 'expired'
  /** The person whose act sent it; null: Tacite itself. */
  askedBy: string | null
}

/** How a parameter of a sentence is read from the payload. Values of the wrong type count as missing. */
export type WordKind =
  /** A verbatim text. */
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
  /** The id of a person, a role, a group or a folder, by its name. */
  | 'object'
  /** Several of them. */
  | 'objects'
  /** Rights of a role, by their labels. */
  | 'permissions'
  /** What a folder grant allows. */
  | 'grant'
  /** Parts of a person's record or settings of a company, by their names. */
  | 'settings'

/**
 * One kind of event: its effects, and its sentence. An omitted column means no effect. The sentence is the text
 * `activity.<name>`; `actor` is a parameter of every one.
 */
export interface EventDescription<Payload extends object = Record<string, unknown>> {
  object: EventObject
  /** Happens to one contract and is recorded with its id: it is a line of that contract's activity. */
  ofContract?: true
  /** The contract's content may have changed: what is bound to it compares the hash again. */
  changesContent?: true
  /** Deadlines, status or figures of the contract may have changed. */
  changesFacts?: true
  /** What open pages refetch: of one contract all of it or only its text, of the company what the topic says. */
  live?: 'contract' | 'text' | CompanyTopic
  /** The notifications that may follow. */
  notifies?: readonly NotificationType[]
  /**
   * The parameters of the sentence besides `actor`: from a key of the payload, the name of the object, or personal
   * data recorded beside the payload because it can be erased: names and addresses.
   */
  words?: {
    readonly [word: string]: readonly [WordKind, KeyOf<Payload>] | 'objectName' | 'personal'
  }
  /** What the sentence adds about the change: each clause whose parameters the payload has. */
  changes?: readonly ChangeClause<Payload>[]
  /** The sentence ends with the reason that a person gave, if they did: recorded as personal data. */
  saysWhy?: true
  /** If the sentence depends on the payload: `activity.<name>.<variant>`. The last one names the event in lists. */
  variants?: readonly string[]
  /** Selects the variant for a recorded payload, whose content is not guaranteed to match the type. */
  variantOf?(payload: { readonly [Key in KeyOf<Payload>]?: unknown }): unknown
}

/** A clause after the sentence, the text `activity.change.<name>`: « rôle Lecteur → Juriste ». */
export interface ChangeClause<Payload extends object = Record<string, unknown>> {
  name: string
  /** Without one of them, the clause is left out: an older version may not have recorded it. */
  words: { readonly [word: string]: readonly [WordKind, KeyOf<Payload>] | 'personal' }
  /** Only with this value in the payload. */
  only?: readonly [KeyOf<Payload>, string | null]
}

type KeyOf<Payload> = Payload extends unknown ? keyof Payload & string : never

/** One description for each name. */
export type Descriptions<Payloads> = {
  readonly [Name in keyof Payloads]: Payloads[Name] extends object
    ? EventDescription<Payloads[Name]>
    : never
}
