/** Says that something of a picture's file was not kept; returns the answer as it came. */
export async function noteTrimmed<Stored extends { isTrimmed: boolean }>(
  stored: Stored,
): Promise<Stored> {
  // Rare: no page loads it before.
  if (stored.isTrimmed) await (await import('./say-trimmed.ts')).sayTrimmed()
  return stored
}
