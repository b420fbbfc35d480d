import type { IsoDay } from '../calendar/iso-day.ts'
import type { Descriptions, NoFacts } from './event-description.ts'

export interface KeepingPayloads {
  'contract.archived': NoFacts
  /** Brought back from the archive; `contract.restored` is a deleted one. */
  'contract.unarchived': NoFacts
  /** `day`: the last one; null: until somebody lifts it. */
  'contract.locked': { day: IsoDay | null }
  'contract.unlocked': NoFacts
  /** Their retention is over: who may archive how many of them. */
  'company.archivingProposed': {
    contracts: number
    people: { personId: string; contracts: number }[]
  }
}

const OF_CONTRACT = { object: 'contract', ofContract: true, live: 'contract' } as const

/** Archives and locks of a contract. The reason of a lock may name people: it can be erased. */
export const KEEPING_EVENTS = {
  'contract.archived': OF_CONTRACT,
  'contract.unarchived': OF_CONTRACT,
  'contract.locked': {
    ...OF_CONTRACT,
    words: { reason: 'personal', day: ['day', 'day'] },
    variants: ['until', 'plain'],
    variantOf: ({ day }) => (day ? 'until' : 'plain'),
  },
  'contract.unlocked': OF_CONTRACT,
  'company.archivingProposed': {
    object: 'company',
    notifies: ['archivingProposed'],
    words: { count: ['count', 'contracts'] },
  },
} satisfies Descriptions<KeepingPayloads>
