type Listener = () => void

let listener: Listener | null = null

/** Registered once by the application: what happens when the session has ended. */
export function onSessionEnd(next: Listener): void {
  listener = next
}

/** Called on any 401 except wrong credentials (specification 8). */
export function endSession(): void {
  listener?.()
}
