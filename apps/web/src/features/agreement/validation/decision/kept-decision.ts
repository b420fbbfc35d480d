const GIVEN = ['accepted', 'conditional', 'refused'] as const

export interface Decision {
  decision: (typeof GIVEN)[number]
  reason: string
}

/** A decision that was being written when the session ended; null when the text is not one. */
export function readKeptDecision(text: string | null): Decision | null {
  if (text === null) return null
  try {
    const kept = JSON.parse(text) as Partial<Decision> | null
    const decision = GIVEN.find((each) => each === kept?.decision)
    return decision && typeof kept?.reason === 'string' ? { decision, reason: kept.reason } : null
  } catch {
    return null
  }
}
