import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** A typed value once the typing pauses: what is asked of the server. Compared by identity: a text, or null. */
export function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
