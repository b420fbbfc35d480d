/** Of the form: what the new contract starts from, when its link says so. */
export interface StartSearch {
  start?: 'signed'
}

export function readStart(search: Record<string, unknown>): StartSearch {
  return search['start'] === 'signed' ? { start: 'signed' } : {}
}
