/** Of the form: what the new contract starts from, when its link says so, and the contract that it amends. */
export interface StartSearch {
  start?: 'signed'
  amends?: string
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function readStart(search: Record<string, unknown>): StartSearch {
  const { start, amends } = search
  if (start !== 'signed') return {}
  return typeof amends === 'string' && ID.test(amends) ? { start, amends } : { start }
}
