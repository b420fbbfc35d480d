import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tacite-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('lets one process of a clone work at a time', async () => {
  const first = startWorker()
  expect(await first.hear()).toBe('in')
  const second = startWorker()
  expect(await second.hear()).toContain('waiting for it')
  await first.finish()
  expect(await second.hear()).toBe('in')
  await second.finish()
})

/** A process that takes the lock, says so, and works until told to finish. */
function startWorker() {
  const program = `
    import { once } from 'node:events'
    import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))}
    await withLock(${JSON.stringify(join(folder, 'shared.lock'))}, async () => {
      console.log('in')
      await once(process.stdin.resume(), 'end')
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const said = new PassThrough()
  for (const stream of [child.stdout, child.stderr]) stream.pipe(said, { end: false })
  const lines = createInterface(said)[Symbol.asyncIterator]()
  return {
    hear: async () => (await lines.next()).value,
    finish: async () => {
      child.stdin.end()
      await ended
    },
  }
}

test('continues after the holder was killed', async () => {
  const file = join(folder, 'left.lock')
  const gone = spawn('true')
  await once(gone, 'exit')
  writeFileSync(file, `${gone.pid} ${hostname()}`)
  expect(await withLock(file, async () => 'done')).toBe('done')
})

test('releases the lock when the work fails', async () => {
  const file = join(folder, 'failed.lock')
  await expect(withLock(file, async () => Promise.reject(new Error('disk full')))).rejects.toThrow(
    'disk full',
  )
  expect(await withLock(file, async () => 'done')).toBe('done')
})
