/**
 * The calendar day of an instant in a time zone, `YYYY-MM-DD`.
 *
 * @example dayInZone('Europe/Paris', new Date('2026-03-28T23:30:00Z')) // '2026-03-29'
 */
export function dayInZone(timeZone: string, instant: Date): string {
  // The Swedish locale formats days like ISO.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant)
}
