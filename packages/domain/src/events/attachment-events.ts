import type { AttachmentKind } from '../attachments/attachment-kinds.ts'
import type { Descriptions, NoFacts } from './event-description.ts'

export interface AttachmentPayloads {
  'attachment.added': { kind: AttachmentKind }
  /** Another file takes the place of the one before, which is kept. */
  'attachment.versionAdded': { number: number }
  'attachment.renamed': NoFacts
  /** Its kind or its signature date. */
  'attachment.changed': { kind: AttachmentKind }
  'attachment.moved': NoFacts
  'attachment.removed': NoFacts
  'attachment.restored': NoFacts
}

const OF_CONTRACT = {
  object: 'attachment',
  ofContract: true,
  changesContent: true,
  live: 'contract',
} as const
// A file is often named after a person.
const NAMED = { ...OF_CONTRACT, words: { name: 'personal' } } as const
const LABELLED = { ...OF_CONTRACT, words: { label: 'personal' } } as const

export const ATTACHMENT_EVENTS = {
  'attachment.added': {
    ...NAMED,
    variants: ['annex', 'signaturePage'],
    variantOf: ({ kind }) => kind,
  },
  'attachment.versionAdded': {
    ...OF_CONTRACT,
    words: { name: 'personal', count: ['count', 'number'] },
  },
  'attachment.renamed': {
    ...OF_CONTRACT,
    words: { name: 'personal', before: 'personal' },
  },
  'attachment.changed': NAMED,
  'attachment.moved': NAMED,
  'attachment.removed': LABELLED,
  'attachment.restored': LABELLED,
} satisfies Descriptions<AttachmentPayloads>
