import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isNewEnough } from './runtime.mjs'

test.each([
  ['20.20.2', false],
  ['24.6.0', false],
  ['24.7.0', true],
  ['26.0.0', true],
])('Node.js %s: new enough is %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})

test('an unknown command lists the known ones, and fails', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'run'), 'toString'],
    { encoding: 'utf8' },
  )
  expect(stderr).toContain('npm run start | demo | dev')
  expect(status).toBe(1)
})

test.each([
  ['SIGTERM', 'process.once("SIGTERM", () => process.exit(7))', 7],
  ['SIGINT', 'process.once("SIGINT", () => process.exit(8))', 8],
  ['SIGTERM', '', 143],
])('passes %s on and keeps the program’s exit code', async (signal, listener, code) => {
  const program = `${listener}; setInterval(() => undefined, 1000); console.log("ready")`
  const runner = `
    import { runProgram } from ${JSON.stringify(join(import.meta.dirname, 'processes.mjs'))}
    process.exitCode = await runProgram(process.execPath, ['-e', ${JSON.stringify(program)}])`
  const child = spawn(process.execPath, ['--input-type=module', '-e', runner], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill(signal)
  expect((await once(child, 'exit'))[0]).toBe(code)
})
