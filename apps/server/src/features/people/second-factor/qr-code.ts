import { encode } from 'uqr'

/** Scanners need four light modules around (ISO 18004). */
const MARGIN = 4

/**
 * A QR code as one SVG path of runs of dark squares, one unit each, so that no library travels to the browser.
 * @example qrCode('otpauth://…') // { size: 53, path: 'M4 4h7v1h-7z…' }
 */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN })
  return { size, path: data.flatMap((row, y) => runsOf(row, y)).join('') }
}

function runsOf(row: readonly boolean[], y: number): string[] {
  const runs: string[] = []
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    const width = x - start + 1
    runs.push(`M${start} ${y}h${width}v1h-${width}z`)
  }
  return runs
}
