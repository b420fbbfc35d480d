import { IMPORT_STATES, type ImportState } from '@tacite/domain/imports/import-states.ts'
import type { PlainSearch } from '../../../platform/plain-search.ts'

/** The list: its page and the state shown. */
export function readImportsSearch(search: Record<string, unknown>): {
  $skip?: string
  state?: ImportState
} {
  return {
    ...text(search, '$skip'),
    ...(isState(search['state']) ? { state: search['state'] } : {}),
  }
}

/** One import: the step shown, the page and filters of its log or of its simulation, and the row that is open there. */
export function readImportSearch(search: Record<string, unknown>): {
  step?: string
  $skip?: string
  state?: string
  kind?: string
  search?: string
  show?: string
  row?: string
} {
  return Object.assign(
    {},
    ...['step', '$skip', 'state', 'kind', 'search', 'show', 'row'].map((name) =>
      text(search, name),
    ),
  ) as PlainSearch
}

/** The review: the row on the desk, and whether those without a doubt come too. */
export function readReviewSearch(search: Record<string, unknown>): {
  row?: string
  show?: string
} {
  return {
    ...(/^\d{1,7}$/.test(String(search['row'])) ? { row: String(search['row']) } : {}),
    ...(search['show'] === 'all' ? { show: 'all' } : {}),
  }
}

function text(search: Record<string, unknown>, name: string): Record<string, string> {
  const value = search[name]
  return typeof value === 'string' && value !== '' ? { [name]: value } : {}
}

function isState(value: unknown): value is ImportState {
  return IMPORT_STATES.some((state) => state === value)
}
