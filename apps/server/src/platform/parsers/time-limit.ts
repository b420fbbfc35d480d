/** A time limit that stands still while the one that it applies to waits for others. */
export interface TimeLimit {
  /** Runs `work` without counting its time. */
  outside<Result>(work: Promise<Result>): Promise<Result>
  end(): void
}

export function startTimeLimit(ms: number, onSpent: () => void): TimeLimit {
  let left = ms
  let since = performance.now()
  let waits = 0
  let timer = setTimeout(onSpent, left)

  return {
    async outside(work) {
      if (waits === 0) hold()
      waits += 1
      try {
        return await work
      } finally {
        waits -= 1
        if (waits === 0) release()
      }
    },
    end() {
      clearTimeout(timer)
      left = 0
    },
  }

  function hold(): void {
    clearTimeout(timer)
    left = Math.max(1, left - (performance.now() - since))
  }

  function release(): void {
    // Ended meanwhile.
    if (left === 0) return
    since = performance.now()
    timer = setTimeout(onSpent, left)
  }
}
