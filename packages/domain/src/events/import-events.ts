import type { Descriptions, NoFacts } from './event-description.ts'

export interface ImportPayloads {
  'import.created': NoFacts
  'import.paused': NoFacts
  'import.resumed': NoFacts
  'import.cancelled': NoFacts
  /** Files that were left are read again. */
  'import.retried': { files: number }
  'import.read': {
    /** Who made it. */ personId: string
    kept: number
    left: number
  }
  'import.failed': { /** Who made it. */ personId: string }
}

const IMPORT = { object: 'import', words: { label: 'personal' } } as const

export const IMPORT_EVENTS = {
  'import.created': IMPORT,
  'import.paused': IMPORT,
  'import.resumed': IMPORT,
  'import.cancelled': IMPORT,
  'import.retried': { ...IMPORT, words: { label: 'personal', files: ['count', 'files'] } },
  'import.read': {
    ...IMPORT,
    words: { label: 'personal', kept: ['count', 'kept'], left: ['count', 'left'] },
  },
  'import.failed': IMPORT,
} satisfies Descriptions<ImportPayloads>
