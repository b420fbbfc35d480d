import type { ContractAct } from './contract-acts.ts'

/** What an act changes (decision 0091): what was agreed, how it was read from a document, or how it is followed. */
export const CONCERNS = ['content', 'transcription', 'management'] as const
export type Concern = (typeof CONCERNS)[number]

/** Acts that read, or that belong to a validation, a signature or the steps, change none of the three. */
const ACTS: Record<Concern, readonly ContractAct[]> = {
  content: ['edit', 'setDates', 'stateAmendment', 'deleteBlock', 'restoreVersion', 'unlockOthers'],
  transcription: ['correctTerms', 'correctAmendment'],
  management: [
    'manage',
    'retitle',
    'handOver',
    'file',
    'share',
    'markRenewed',
    'keepRenewals',
    'markTerminated',
    'cancelTermination',
    'keepNotices',
    'recordRegimeDays',
    'recordPerformance',
    'setAlerts',
  ],
}

/** @example concernOf('correctTerms') // 'transcription' */
export function concernOf(act: ContractAct): Concern | null {
  return CONCERNS.find((concern) => ACTS[concern].includes(act)) ?? null
}
