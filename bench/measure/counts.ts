/** How what was found compares with what is right. */
export interface Counts {
  /** What there is to find. */
  stated: number
  found: number
  right: number
}

export function precisionOf({ right, found }: Counts): number {
  return found === 0 ? 0 : right / found
}

export function recallOf({ right, stated }: Counts): number {
  return stated === 0 ? 0 : right / stated
}

export function f1Of(counts: Counts): number {
  const [precision, recall] = [precisionOf(counts), recallOf(counts)]
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}
