/**
 * Writes a contract's reference from the company's pattern: `{year}`, `{counter}` (at least 4 digits; it grows beyond 9999).
 * @example writeReference('{year}{counter}', 2026, 7) // '20260007'
 * @example writeReference('{year}{counter}', 2026, 10_000) // '202610000'
 */
export function writeReference(pattern: string, year: number, counter: number): string {
  return pattern
    .replaceAll('{year}', String(year))
    .replaceAll('{counter}', String(counter).padStart(4, '0'))
}
