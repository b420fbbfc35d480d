import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tacite-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('lets one process of a clone work at a time', async () => {
  const notes = join(folder, 'notes')
  const program = `
    import { appendFileSync } from 'node:fs'
    import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))}
    await withLock(${JSON.stringify(join(folder, 'shared.lock'))}, async () => {
      appendFileSync(${JSON.stringify(notes)}, 'in ')
      await new Promise((resolve) => setTimeout(resolve, 50))
      appendFileSync(${JSON.stringify(notes)}, 'out ')
    })`
  const processes = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' }),
  )
  await Promise.all(processes.map((child) => once(child, 'exit')))
  expect(readFileSync(notes, 'utf8')).toBe('in out in out in out ')
})

test('goes on after the holder was killed', async () => {
  const file = join(folder, 'left.lock')
  const gone = spawn('true')
  await once(gone, 'exit')
  writeFileSync(file, `${gone.pid} ${hostname()}`)
  expect(await withLock(file, async () => 'done')).toBe('done')
})

test('gives the lock back when the work fails', async () => {
  const file = join(folder, 'failed.lock')
  await expect(withLock(file, async () => Promise.reject(new Error('disk full')))).rejects.toThrow(
    'disk full',
  )
  expect(await withLock(file, async () => 'done')).toBe('done')
})
