import type { Descriptions } from './event-description.ts'

export interface CorrectionPayloads {
  /** `fields` are the names of what changed; old and new values stand in the contract's own history. */
  'contract.termsCorrected': { correctionId: string; fields: readonly string[] }
  /** Whether both sides went on after the end. */
  'contract.performanceRecorded': { performed: boolean }
  /** By the names of both types: a type may be deleted later. */
  'contract.typeChanged': { before: string; after: string }
}

/** What changes after the signature changes no document: none of these touches the content that a validation covers. */
export const CORRECTION_EVENTS = {
  'contract.termsCorrected': {
    object: 'contract',
    ofContract: true,
    changesFacts: true,
    live: 'contract',
    words: { reason: 'personal' },
  },
  'contract.performanceRecorded': {
    object: 'contract',
    ofContract: true,
    changesFacts: true,
    live: 'contract',
    variants: ['withdrawn', 'performed'],
    variantOf: ({ performed }) => (performed === true ? 'performed' : 'withdrawn'),
  },
  'contract.typeChanged': {
    object: 'contract',
    ofContract: true,
    changesFacts: true,
    live: 'contract',
    words: { before: ['text', 'before'], after: ['text', 'after'] },
    saysWhy: true,
  },
} satisfies Descriptions<CorrectionPayloads>
