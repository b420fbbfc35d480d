import type { Descriptions } from './event-description.ts'

/** `objectId`: the section or the block. */
interface Part {
  objectId: string
}

export interface TextPayloads {
  /** Published at every save, recorded once a sitting: `fromVersion` is what the section said when the sitting began. */
  'contract.sectionSaved': Part & { fromVersion: number }
  'contract.sectionAdded': Part
  'contract.sectionMoved': Part
  'contract.sectionRemoved': Part
  'contract.sectionRestored': Part
  'contract.sectionNumbered': Part
  'contract.sectionUnnumbered': Part
  'contract.sectionLocked': Part
  'contract.sectionUnlocked': Part
  'contract.versionRestored': Part
  'contract.blockAdded': Part
  'contract.blockRenamed': Part
  'contract.blockMoved': Part
  'contract.blockRemoved': Part
  'contract.blockRestored': Part
}

/** Events about one section or one block of a contract's text. */
export type TextEventName = keyof TextPayloads

const LOCKED = {
  object: 'contract',
  ofContract: true,
  live: 'text',
  words: { name: ['part', 'objectId'] },
} as const

const CHANGED = { ...LOCKED, changesContent: true } as const

export const TEXT_EVENTS = {
  'contract.sectionSaved': CHANGED,
  'contract.sectionAdded': CHANGED,
  'contract.sectionMoved': CHANGED,
  'contract.sectionRemoved': CHANGED,
  'contract.sectionRestored': CHANGED,
  'contract.sectionNumbered': CHANGED,
  'contract.sectionUnnumbered': CHANGED,
  'contract.sectionLocked': LOCKED,
  'contract.sectionUnlocked': LOCKED,
  'contract.versionRestored': CHANGED,
  'contract.blockAdded': CHANGED,
  'contract.blockRenamed': CHANGED,
  'contract.blockMoved': CHANGED,
  'contract.blockRemoved': CHANGED,
  'contract.blockRestored': CHANGED,
} satisfies Descriptions<TextPayloads>
