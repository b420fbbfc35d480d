import type { IsoDay } from '../calendar/iso-day.ts'
import type { NoticeKind, NoticeSide, ProofKind } from '../notices/notice-record.ts'
import type { Descriptions } from './event-description.ts'

export interface NoticePayloads {
  'contract.priceRevised': { noticeId: string; givenBy: NoticeSide; day: IsoDay }
  /** A proof, with a file or without, takes the place of the one of its kind. */
  'contract.noticeProved': {
    noticeId: string
    proof: ProofKind
    day: IsoDay
    sha256: string | null
  }
  'contract.noticeProofWithdrawn': { noticeId: string; proof: ProofKind; day: IsoDay }
  'contract.noticeLetterWritten': { noticeId: string; kind: NoticeKind; sha256: string }
  /** One that ends nothing: a letter that was not sent, or a price revision. */
  'contract.noticeCancelled': { noticeId: string; kind: NoticeKind }
}

const OF_CONTRACT = { object: 'contract', ofContract: true, live: 'contract' } as const

/** The register of notices. Ends of the contract are `contract.terminated` and `contract.terminationCancelled`. */
export const NOTICE_EVENTS = {
  'contract.priceRevised': {
    ...OF_CONTRACT,
    words: { day: ['day', 'day'] },
    variants: ['otherParty', 'us'],
    variantOf: ({ givenBy }) => givenBy,
  },
  'contract.noticeProved': {
    ...OF_CONTRACT,
    changesFacts: true,
    words: { day: ['day', 'day'] },
    variants: ['deposit', 'presentation', 'refusal', 'nonCollection', 'receipt'],
    variantOf: ({ proof }) => proof,
  },
  'contract.noticeProofWithdrawn': {
    ...OF_CONTRACT,
    changesFacts: true,
    words: { day: ['day', 'day'] },
  },
  'contract.noticeLetterWritten': {
    ...OF_CONTRACT,
    variants: ['earlyExit', 'termination', 'priceRevision', 'nonRenewal'],
    variantOf: ({ kind }) => kind,
  },
  'contract.noticeCancelled': {
    ...OF_CONTRACT,
    variants: ['priceRevision', 'letter'],
    variantOf: ({ kind }) => (kind === 'priceRevision' ? 'priceRevision' : 'letter'),
    saysWhy: true,
  },
} satisfies Descriptions<NoticePayloads>
