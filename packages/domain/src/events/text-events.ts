import type { TextOwnerKind } from '../acts/text-rights.ts'
import type { Descriptions } from './event-description.ts'

/** Changes within a section. A clause is one section: its text has no other events. */
const SECTION_CHANGES = [
  'sectionSaved',
  'sectionNumbered',
  'sectionUnnumbered',
  'versionRestored',
] as const

const LOCKS = ['sectionLocked', 'sectionUnlocked'] as const

const BLOCK_LOCKS = ['blockLocked', 'blockUnlocked'] as const

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

type OneSectionChange = (typeof SECTION_CHANGES)[number] | (typeof LOCKS)[number]

/** Changes to one section or one block of a text, or to the numbering of its sections. */
export type TextChange =
  | OneSectionChange
  | (typeof BLOCK_LOCKS)[number]
  | (typeof ARRANGEMENTS)[number]
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

export type PayloadOfChange<Change extends TextChange> = Change extends 'sectionSaved'
  ? Saved
  : Change extends 'numberingChanged'
    ? { numbering: string }
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

export const TEXT_EVENTS = {
  ...describeEach('contract', [...LOCKS, ...BLOCK_LOCKS], OF_CONTRACT_PART),
  ...describeEach('contract', [...SECTION_CHANGES, ...ARRANGEMENTS], {
    ...OF_CONTRACT_PART,
    changesContent: true,
  }),
  'contract.numberingChanged': { ...OF_CONTRACT, changesContent: true },
  ...describeEach(
    'template',
    [...LOCKS, ...BLOCK_LOCKS, ...SECTION_CHANGES, ...ARRANGEMENTS],
    OF_TEMPLATE_PART,
  ),
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
