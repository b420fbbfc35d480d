import type { IsoDay } from '../calendar/iso-day.ts'
import type { Descriptions } from './event-description.ts'

/** A person says that the contract was signed outside the product: it is permanently locked. */
export interface MarkedSigned {
  signatureDate: IsoDay
  /** How many they named. */
  signatories: number
}

/** The scan of the signed paper is the contract's signed document. */
export interface ScanUploaded {
  scanId: string
  /** Of the bytes kept as the signed document. */
  sha256: string
  signatureDate: IsoDay
  /** Added to a contract that was marked as signed before. */
  isLater: boolean
  /** What asked for the scan, and who printed the contract for it; null: nothing and nobody. */
  requestId: string | null
  requestedBy: string | null
}

export interface PaperPayloads {
  /** Frozen, to be printed and signed by hand. */
  'signature.printed': { documentSha256: string; signatories: number }
  /** A week more without the scan: whoever printed the contract is reminded, or its owner when they are gone. */
  'signature.scanAwaited': { personId: string; since: IsoDay }
  'contract.markedSigned': MarkedSigned
  'contract.scanUploaded': ScanUploaded
}

export const PAPER_EVENTS = {
  'signature.printed': {
    object: 'signature',
    ofContract: true,
    changesFacts: true,
    live: 'contract',
    words: { count: ['count', 'signatories'] },
  },
  'signature.scanAwaited': {
    object: 'signature',
    ofContract: true,
    notifies: ['scanAwaited'],
    words: { day: ['day', 'since'] },
  },
  'contract.markedSigned': {
    object: 'contract',
    ofContract: true,
    changesFacts: true,
    live: 'contract',
    notifies: ['contractMarkedSigned'],
    words: { day: ['day', 'signatureDate'], signatories: 'personal' },
  },
  'contract.scanUploaded': {
    object: 'contract',
    ofContract: true,
    changesFacts: true,
    live: 'contract',
    notifies: ['signedScanFiled'],
    words: { day: ['day', 'signatureDate'] },
    variants: ['later', 'signing'],
    variantOf: ({ isLater }) => (isLater ? 'later' : 'signing'),
  },
} satisfies Descriptions<PaperPayloads>
