/** Runs asynchronous work sequentially in order of arrival; a failure stops nothing else. */
export interface Queue {
  add<Result>(work: () => Promise<Result>): Promise<Result>
  /** Nothing more is queued behind the work that has just ended. */
  isIdle(): boolean
  /** Resolves once what is queued now has ended, well or not. */
  settled(): Promise<unknown>
}

export function createSerialQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    add(work) {
      waiting += 1
      const run = last.then(work).finally(() => {
        waiting -= 1
      })
      last = run.catch(() => undefined)
      return run
    },
    isIdle: () => waiting === 0,
    settled: () => last,
  }
}
