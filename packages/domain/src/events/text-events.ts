import type { TextOwnerKind } from '../acts/text-rights.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { Descriptions } from './event-description.ts'

/** Changes within a section. A clause is one section: its text has no other events. */
const SECTION_CHANGES = [
  'sectionSaved',
  'sectionNumbered',
  'sectionUnnumbered',
  'versionRestored',
] as const

const LOCKS = ['sectionLocked', 'sectionUnlocked'] as const

/** What the house notes of a part changes nothing that the text says. */
const DESCRIPTIONS = ['sectionDescribed', 'blockDescribed'] as const

const ARRANGEMENTS = [
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

/** What a section says of the clause library: only what is taken changes its words. */
const CLAUSE_TAKEN = ['clauseTaken'] as const

const CLAUSE_CHANGES = ['clauseLinked', 'clauseUnlinked', 'clauseKept'] as const

type ClauseChange = (typeof CLAUSE_CHANGES)[number] | (typeof CLAUSE_TAKEN)[number]

type OneSectionChange = (typeof SECTION_CHANGES)[number] | (typeof LOCKS)[number]

/** Changes to one section or one block of a text, or to the numbering of its sections. */
export type TextChange =
  | OneSectionChange
  | 'blockLocked'
  | 'blockUnlocked'
  | (typeof DESCRIPTIONS)[number]
  | (typeof ARRANGEMENTS)[number]
  | ClauseChange
  | 'numberingChanged'

/** An event about a text is one about its owner: `template.sectionSaved`. */
export type TextEventName =
  | `${Exclude<TextOwnerKind, 'clause'>}.${TextChange}`
  | `clause.${OneSectionChange}`

/** `objectId`: the section or the block. */
interface Part {
  objectId: string
}

/** Published on every save, recorded once per sitting: `fromVersion` is the text at the start of the sitting. */
type Saved = Part & { fromVersion: number }

/** `day`: the last one; null: until somebody unlocks it. Why is recorded as personal data. */
type Locked = Part & { day: IsoDay | null }

/** The clause by its title, and its version. Why it is kept is recorded as personal data. */
type OfClause = Part & { clause: string; version: number }

export type PayloadOfChange<Change extends TextChange> = Change extends 'sectionSaved'
  ? Saved
  : Change extends 'blockLocked'
    ? Locked
    : Change extends 'numberingChanged'
      ? { numbering: string }
      : Change extends ClauseChange
        ? OfClause
        : Part

export type TextPayloads = {
  [Name in TextEventName]: Name extends `${TextOwnerKind}.${infer Change extends TextChange}`
    ? PayloadOfChange<Change>
    : never
}

const PART = { name: ['part', 'objectId'] } as const

const OF_CONTRACT = { object: 'contract', ofContract: true, live: 'text' } as const
const OF_CONTRACT_PART = { ...OF_CONTRACT, words: PART } as const
const TEMPLATE = { template: 'objectName' } as const
const OF_TEMPLATE_PART = { object: 'template', words: { ...PART, ...TEMPLATE } } as const
const OF_CLAUSE = { object: 'clause', words: { clause: 'objectName' } } as const

const CLAUSE_WORDS = { clause: ['text', 'clause'], version: ['count', 'version'] } as const

const LOCK_TERMS = {
  changes: [{ name: 'lockedUntil', words: { day: ['day', 'day'] } }],
  saysWhy: true,
} as const

export const TEXT_EVENTS = {
  ...describeEach('contract', [...LOCKS, 'blockUnlocked', ...DESCRIPTIONS], OF_CONTRACT_PART),
  'contract.blockLocked': { ...OF_CONTRACT_PART, ...LOCK_TERMS },
  ...describeEach('contract', [...SECTION_CHANGES, ...ARRANGEMENTS], {
    ...OF_CONTRACT_PART,
    changesContent: true,
  }),
  ...describeEach('contract', CLAUSE_CHANGES, {
    ...OF_CONTRACT,
    words: { ...PART, ...CLAUSE_WORDS },
    saysWhy: true,
  }),
  ...describeEach('contract', CLAUSE_TAKEN, {
    ...OF_CONTRACT,
    words: { ...PART, ...CLAUSE_WORDS },
    changesContent: true,
  }),
  'contract.numberingChanged': { ...OF_CONTRACT, changesContent: true },
  ...describeEach(
    'template',
    [...LOCKS, 'blockUnlocked', ...DESCRIPTIONS, ...SECTION_CHANGES, ...ARRANGEMENTS],
    OF_TEMPLATE_PART,
  ),
  'template.blockLocked': { ...OF_TEMPLATE_PART, ...LOCK_TERMS },
  ...describeEach('template', CLAUSE_TAKEN, {
    object: 'template',
    words: { ...PART, ...TEMPLATE, ...CLAUSE_WORDS },
  }),
  ...describeEach('template', CLAUSE_CHANGES, {
    object: 'template',
    words: { ...PART, ...TEMPLATE, ...CLAUSE_WORDS },
    saysWhy: true,
  }),
  'template.numberingChanged': { object: 'template', words: TEMPLATE },
  ...describeEach('clause', [...LOCKS, ...SECTION_CHANGES], OF_CLAUSE),
} satisfies Descriptions<TextPayloads>

function describeEach<Owner extends TextOwnerKind, Change extends TextChange, const Description>(
  owner: Owner,
  changes: readonly Change[],
  description: Description,
): { [Name in `${Owner}.${Change}`]: Description } {
  return Object.fromEntries(changes.map((change) => [`${owner}.${change}`, description])) as {
    [Name in `${Owner}.${Change}`]: Description
  }
}
