import { useEffect, useState } from 'react'

/**
 * A value as it was when it last stood still: for queries that follow what is being typed.
 * @example const paused = usePaused(values, 400)
 */
export function usePaused<Value>(value: Value, pauseMs: number): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return paused
}
