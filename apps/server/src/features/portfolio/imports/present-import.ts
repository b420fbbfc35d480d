import type { ImportPage, ImportSummary } from '@tacite/api/portfolio/imports-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import {
  isWorking,
  whyNotImport,
  type ImportAct,
  type ImportState,
} from '@tacite/domain/imports/import-states.ts'
import type { PlainRefusalCode, Refusal } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'

export interface ImportRecord {
  id: string
  name: string
  state: ImportState
  state_since: Date
  created_at: Date
  created_by: string
  creator: string
  is_paused: boolean
  failure: Refusal | null
  steps_done: number
  steps_total: number
  sources: ImportSummary['sources']
  entries: ImportSummary['entries']
  /** Left ones that a retry would read. */
  retryable: number
  folder_ids: string[]
}

type Folders = ImportSummary['folders']

export function presentImport(locale: Locale, row: ImportRecord, folders: Folders): ImportSummary {
  return {
    _id: row.id,
    name: row.name,
    state: row.state,
    stateSince: row.state_since.toISOString(),
    createdAt: row.created_at.toISOString(),
    createdBy: { _id: row.created_by, name: row.creator },
    isPaused: row.is_paused,
    failure: worded(locale, row.failure),
    steps: { done: row.steps_done, total: row.steps_total },
    sources: row.sources,
    entries: row.entries,
    folders: folders.filter(({ _id }) => row.folder_ids.includes(_id)),
  }
}

export function presentPage(locale: Locale, row: ImportRecord, folders: Folders): ImportPage {
  const why = (act: ImportAct) => whyNotImport(row.state, act)
  return {
    ...presentImport(locale, row, folders),
    can: {
      receive: plain(locale, why('receive')),
      pause: plain(locale, whyNotPause(row)),
      resume: plain(locale, whyNotResume(row)),
      cancel: plain(locale, why('cancel')),
      retry: plain(locale, whyNotRetry(row)),
    },
  }
}

type Standing = Pick<ImportRecord, 'state' | 'is_paused'>

export function whyNotPause({ state, is_paused }: Standing): PlainRefusalCode | null {
  return is_paused && isWorking(state) ? 'IMPORT_PAUSED' : whyNotImport(state, 'pause')
}

export function whyNotResume({ is_paused }: Standing): PlainRefusalCode | null {
  return is_paused ? null : 'IMPORT_NOT_PAUSED'
}

function whyNotRetry({ state, retryable }: ImportRecord): PlainRefusalCode | null {
  return whyNotImport(state, 'retry') ?? (retryable === 0 ? 'IMPORT_NOTHING_LEFT' : null)
}

/** A kept refusal in the reader's words. */
export function worded(locale: Locale, refusal: Refusal | null) {
  return refusal && { code: refusal.code, message: createTranslator(locale).refusal(refusal) }
}

function plain(locale: Locale, code: PlainRefusalCode | null) {
  return worded(locale, code && { code })
}
