/** A version by its number, or the contract as it is. */
export type Side = number | 'now'

/** What the screen shows: one version, or two compared. */
export interface VersionsAddress {
  version?: number
  from?: Side
  to?: Side
  layout?: 'inline' | 'sideBySide'
}

/** Anything unreadable counts as absent. */
export function readVersionsAddress(search: Record<string, unknown>): VersionsAddress {
  const version = readNumber(search['version'])
  const [from, to] = [readSide(search['from']), readSide(search['to'])]
  const { layout } = search
  return {
    ...(version !== undefined && { version }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(layout === 'inline' || layout === 'sideBySide' ? { layout } : {}),
  }
}

function readSide(written: unknown): Side | undefined {
  return written === 'now' ? 'now' : readNumber(written)
}

function readNumber(written: unknown): number | undefined {
  return /^[1-9]\d{0,8}$/.test(String(written)) ? Number(written) : undefined
}
