/** One measured number with its budget. */
export interface Figure {
  name: string
  value: number
  unit:
    | 'ms'
    | 's'
    | 'KB'
    | 'MB'
    | 'files'
    | 'times'
    | 'ms a page'
    | 'CLS'
    | 'points'
    | 'F1'
    | 'share'
  /** Upper limit. */
  limit?: number
  /** Lower limit. */
  least?: number
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
  return !('skipped' in measured) && measured.isGate && isOff(measured)
}

/** @example describeFigure({ name: 'JS', value: 170.2, unit: 'KB', limit: 180, isGate: true }) // '✓ JS  170 KB (at most 180)' */
export function describeFigure(measured: Measured): string {
  if ('skipped' in measured) return `- ${measured.name.padEnd(NAME)} skipped: ${measured.skipped}`
  const { name, value, unit, limit, least, isGate, note } = measured
  const bound = limit ?? least
  const mark = bound === undefined ? ' ' : isOff(measured) ? (isGate ? '✗' : '!') : '✓'
  const words = limit === undefined ? 'at least' : 'at most'
  const budget =
    bound === undefined ? '' : ` (${words} ${rounded(bound)}${isGate ? '' : ', printed only'})`
  return `${mark} ${name.padEnd(NAME)} ${rounded(value)} ${unit}${budget}${note ? ` · ${note}` : ''}`
}

const NAME = 52

function isOff({ value, limit, least }: Figure): boolean {
  return (limit !== undefined && value > limit) || (least !== undefined && value < least)
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
