export interface Decision {
  decision: 'accepted' | 'refused'
  reason: string
}

/** A decision that was being written when the session ended; null when the text is not one. */
export function readKeptDecision(text: string | null): Decision | null {
  if (text === null) return null
  try {
    const kept = JSON.parse(text) as Partial<Decision> | null
    const isDecision = kept?.decision === 'accepted' || kept?.decision === 'refused'
    return isDecision && typeof kept.reason === 'string'
      ? { decision: kept.decision as Decision['decision'], reason: kept.reason }
      : null
  } catch {
    return null
  }
}
