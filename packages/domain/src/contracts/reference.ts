const PLACEHOLDERS = ['{year}', '{counter}'] as const
const MOST_LETTERS = 40

/**
 * Builds a contract's reference from the company's pattern: `{year}`, `{counter}` (at least 4 digits; it grows beyond
 * 9999).
 * @example writeReference('{year}{counter}', 2026, 7) // '20260007'
 * @example writeReference('{year}{counter}', 2026, 10_000) // '202610000'
 */
export function writeReference(pattern: string, year: number, counter: number): string {
  return pattern
    .replaceAll('{year}', String(year))
    .replaceAll('{counter}', String(counter).padStart(4, '0'))
}

/**
 * Why a pattern cannot produce references, or null: it contains the year and the counter once each (the counter
 * restarts every year), and otherwise only what suits a file name and a subject line.
 * @example referencePatternRefusal('CTR-{counter}') // 'REFERENCE_PATTERN_INCOMPLETE'
 */
export function referencePatternRefusal(
  pattern: string,
): 'REFERENCE_PATTERN_INCOMPLETE' | 'REFERENCE_PATTERN_INVALID' | null {
  if (PLACEHOLDERS.some((placeholder) => pattern.split(placeholder).length !== 2))
    return 'REFERENCE_PATTERN_INCOMPLETE'
  const rest = PLACEHOLDERS.reduce((text, placeholder) => text.replace(placeholder, ''), pattern)
  const isPlain = /^[\p{L}\p{N} ._/-]*$/u.test(rest) && pattern.trim() === pattern
  return isPlain && pattern.length <= MOST_LETTERS ? null : 'REFERENCE_PATTERN_INVALID'
}
