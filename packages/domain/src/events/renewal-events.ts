import type { IsoDay } from '../calendar/iso-day.ts'
import type { NoticeSide } from '../notices/notice-record.ts'
import type { RenewalKind } from '../renewals/renewal-record.ts'
import type { Descriptions } from './event-description.ts'

export interface RenewalPayloads {
  'contract.renewed': { day: IsoDay; until: IsoDay | null }
  'contract.renewalRefused': { renewalId: string; givenBy: NoticeSide | null; day: IsoDay }
  /** `day`: the first one of the term that was renewed tacitly. */
  'contract.renewalConfirmed': { renewalId: string; day: IsoDay }
  'contract.renewalCorrected': { renewalId: string; day: IsoDay; until: IsoDay | null }
  'contract.renewalCancelled': { renewalId: string; kind: RenewalKind; day: IsoDay }
  'contract.renewalDocumented': { renewalId: string; day: IsoDay; sha256: string }
  'contract.renewalDocumentWithdrawn': { renewalId: string; day: IsoDay }
}

const OF_CONTRACT = { object: 'contract', ofContract: true, live: 'contract' } as const

/** The register of renewals. */
export const RENEWAL_EVENTS = {
  'contract.renewed': {
    ...OF_CONTRACT,
    changesFacts: true,
    notifies: ['renewalRecorded'],
    words: { day: ['day', 'until'] },
    variants: ['until', 'plain'],
    variantOf: ({ until }) => (until ? 'until' : 'plain'),
  },
  'contract.renewalRefused': {
    ...OF_CONTRACT,
    changesFacts: true,
    notifies: ['renewalRefused'],
    words: { day: ['day', 'day'] },
    variants: ['otherParty', 'us', 'plain'],
    variantOf: ({ givenBy }) => givenBy ?? 'plain',
  },
  'contract.renewalConfirmed': {
    ...OF_CONTRACT,
    words: { day: ['day', 'day'] },
    saysWhy: true,
  },
  'contract.renewalCorrected': {
    ...OF_CONTRACT,
    changesFacts: true,
    notifies: ['renewalCorrected'],
    words: { day: ['day', 'day'] },
    saysWhy: true,
  },
  'contract.renewalCancelled': {
    ...OF_CONTRACT,
    changesFacts: true,
    notifies: ['renewalCancelled'],
    words: { day: ['day', 'day'] },
    variants: ['refusal', 'tacit', 'renewal'],
    variantOf: ({ kind }) => (kind === 'refusal' || kind === 'tacit' ? kind : 'renewal'),
    saysWhy: true,
  },
  'contract.renewalDocumented': { ...OF_CONTRACT, words: { day: ['day', 'day'] } },
  'contract.renewalDocumentWithdrawn': { ...OF_CONTRACT, words: { day: ['day', 'day'] } },
} satisfies Descriptions<RenewalPayloads>
