/** A dialog gives the focus back to where it was when it goes: only then can it be put elsewhere. */
export async function dialogsClosed(): Promise<void> {
  await drawn(() => document.querySelector('[role=dialog], [role=alertdialog]') === null || null)
  await nextFrame()
}

const PATIENCE_MS = 3000

/** What a look finds, at the latest when patience ends: parts of the page are loaded as they are shown. */
export async function drawn<Found>(look: () => Found | null): Promise<Found | null> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const found = look()
    if (found !== null || performance.now() > until) return found
    await nextFrame()
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
  })
}
