const TWIPS_A_POINT = 20
const EMU_A_POINT = 12_700

export function bounded(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** Twentieths of a point, as Word writes lengths; undefined: no number. */
export function points(
  twips: string | number | undefined,
  least: number,
  most: number,
): number | undefined {
  return scaled(twips, TWIPS_A_POINT, least, most)
}

/** English metric units, as Word writes the sizes of drawings. */
export function pointsOfEmu(
  emu: string | undefined,
  least: number,
  most: number,
): number | undefined {
  return scaled(emu, EMU_A_POINT, least, most)
}

/** `#rrggbb`; undefined: automatic, or none. */
export function readColour(value: string | undefined): string | undefined {
  return value !== undefined && /^[0-9a-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : undefined
}

/** The contrast with white paper, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

function scaled(
  value: string | number | undefined,
  divisor: number,
  least: number,
  most: number,
): number | undefined {
  if (value === undefined || value === '') return undefined
  const number = Number(value) / divisor
  return Number.isFinite(number) ? Math.round(bounded(number, least, most) * 100) / 100 : undefined
}
