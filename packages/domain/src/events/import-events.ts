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
  /** A person had its texts sent to the company's second reader. */
  'import.sentToReader': { texts: number; /** Where they went. */ host: string }
  /** A person accepted what it proposes above a threshold: so many values. */
  'import.batchAccepted': { values: number }
  /** So many of them were taken back. */
  'import.batchUndone': { values: number }
  /** A rule of reading, by its name. */
  'company.readingRuleOff': { rule: string }
  'company.readingRuleOn': { rule: string }
  /** A person had its contracts created: so many. */
  'import.confirmed': { contracts: number }
  'import.finished': {
    /** Who confirmed it. */ personId: string
    contracts: number
    attachments: number
    /** What could not be created. */ left: number
    /** How many of its contracts have a limit within 60 days. */ near: number
  }
  'import.undoBegun': NoFacts
  'import.undone': {
    /** Who undid it. */ personId: string
    removed: number
    /** Changed since, and kept. */ kept: number
  }
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
    notifies: ['importRead'],
  },
  'import.sentToReader': {
    ...IMPORT,
    words: { label: 'personal', texts: ['count', 'texts'], host: ['text', 'host'] },
  },
  'import.batchAccepted': { ...IMPORT, words: { label: 'personal', values: ['count', 'values'] } },
  'import.batchUndone': { ...IMPORT, words: { label: 'personal', values: ['count', 'values'] } },
  'company.readingRuleOff': { object: 'company', words: { rule: ['text', 'rule'] } },
  'company.readingRuleOn': { object: 'company', words: { rule: ['text', 'rule'] } },
  'import.confirmed': {
    ...IMPORT,
    words: { label: 'personal', contracts: ['count', 'contracts'] },
  },
  'import.finished': {
    ...IMPORT,
    words: { label: 'personal', contracts: ['count', 'contracts'], left: ['count', 'left'] },
    notifies: ['importFinished'],
  },
  'import.undoBegun': IMPORT,
  'import.undone': {
    ...IMPORT,
    words: { label: 'personal', removed: ['count', 'removed'], kept: ['count', 'kept'] },
    notifies: ['importUndone'],
  },
  'import.failed': { ...IMPORT, notifies: ['importFailed'] },
} satisfies Descriptions<ImportPayloads>
