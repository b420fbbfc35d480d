type Listener = () => void

let listener: Listener | null = null

/** The application says once what happens when the server no longer knows the person. */
export function onSessionEnd(next: Listener): void {
  listener = next
}

/** Called on any 401 but a wrong name or password (specification 8). */
export function endSession(): void {
  listener?.()
}
