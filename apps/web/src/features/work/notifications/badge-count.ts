/** Specification 2.6: « 99+ » when the count has more than two digits. */
export function badgeCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}
