import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { companyShare, type CompanyShare } from './company-share.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Work that holds its connection until released; `isRunning` once it has one. */
function held(share: CompanyShare, companyId = 'a') {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const work = { isRunning: false, release: resolve, fail: reject, done: Promise.resolve() }
  work.done = share(companyId, () => {
    work.isRunning = true
    return promise
  })
  work.done.catch(() => undefined)
  return work
}

test('a company gets its share of connections and no more, without affecting another', async () => {
  const share = companyShare({ most: 2, waitMs: 2_000 })
  const works = [held(share), held(share), held(share), held(share, 'b')]
  await turn()
  expect(works.map(({ isRunning }) => isRunning)).toEqual([true, true, false, true])
})

test('waiting work runs in order of arrival, even after work that failed', async () => {
  const share = companyShare({ most: 1, waitMs: 2_000 })
  const [first, second, third] = [held(share), held(share), held(share)]
  first.fail(new Error('rolled back'))
  await expect(first.done).rejects.toThrow('rolled back')
  await turn()
  expect([second.isRunning, third.isRunning]).toEqual([true, false])
  second.release()
  await turn()
  expect(third.isRunning).toBe(true)
})

test('work that waited too long is refused and leaves the queue to the others', async () => {
  const share = companyShare({ most: 1, waitMs: 2_000 })
  const first = held(share)
  const second = held(share)
  vi.advanceTimersByTime(1_000)
  const third = held(share)
  vi.advanceTimersByTime(1_000)
  await expect(second.done).rejects.toThrow('COMPANY_BUSY')
  first.release()
  await turn()
  expect([second.isRunning, third.isRunning]).toEqual([false, true])
  third.release()
  await third.done
  const last = held(share)
  await turn()
  expect(last.isRunning).toBe(true)
})
