import type { Descriptions } from './event-description.ts'

export interface SuccessionPayloads {
  /** A contract was made from this one. It is not named: not every reader of this one sees it. */
  'contract.followed': { kind: 'copy' | 'renewal' | 'amendment' }
}

export const SUCCESSION_EVENTS = {
  'contract.followed': {
    object: 'contract',
    ofContract: true,
    live: 'contract',
    variants: ['copy', 'renewal', 'amendment'],
    variantOf: ({ kind }) => kind,
  },
} satisfies Descriptions<SuccessionPayloads>
