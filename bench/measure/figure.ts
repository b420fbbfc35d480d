/** One measured number with its budget. */
export interface Figure {
  name: string
  value: number
  unit: 'ms' | 's' | 'KB' | 'MB' | 'times' | 'ms a page' | 'CLS' | 'points'
  /** Upper limit. */
  limit?: number
  /** Ratios measured in one run and sizes are gates; absolute times depend on the machine and are only printed. */
  isGate: boolean
  note?: string
}

/** What could not be measured here, and why. */
export interface Skipped {
  name: string
  skipped: string
}

export type Measured = Figure | Skipped

export function isBroken(measured: Measured): boolean {
  return !('skipped' in measured) && measured.isGate && isOver(measured)
}

/** @example describeFigure({ name: 'JS', value: 170.2, unit: 'KB', limit: 180, isGate: true }) // '✓ JS  170 KB (at most 180)' */
export function describeFigure(measured: Measured): string {
  if ('skipped' in measured) return `- ${measured.name.padEnd(NAME)} skipped: ${measured.skipped}`
  const { name, value, unit, limit, isGate, note } = measured
  const mark = limit === undefined ? ' ' : isOver(measured) ? (isGate ? '✗' : '!') : '✓'
  const most =
    limit === undefined ? '' : ` (at most ${rounded(limit)}${isGate ? '' : ', printed only'})`
  return `${mark} ${name.padEnd(NAME)} ${rounded(value)} ${unit}${most}${note ? ` · ${note}` : ''}`
}

const NAME = 52

function isOver({ value, limit }: Figure): boolean {
  return limit !== undefined && value > limit
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
