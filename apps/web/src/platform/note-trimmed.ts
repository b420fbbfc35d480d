/** Says that something of a picture's file was not kept; returns the answer as it came. */
export async function noteTrimmed<Stored extends { isTrimmed: boolean }>(
  stored: Stored,
): Promise<Stored> {
  // Rare: no page loads it before.
  if (stored.isTrimmed) {
    try {
      await (await import('./say-trimmed.ts')).sayTrimmed()
    } catch {
      // What says it could not be loaded; the picture is stored all the same.
    }
  }
  return stored
}
