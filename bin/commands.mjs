import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { programOf, root, runtimeDirectory } from './places.mjs'
import { runProgram, runTogether } from './processes.mjs'

/**
 * Each receives the arguments after its name and returns the exit code. An older Node reads this file before it hands
 * over to a newer one: newer dependencies are imported inside the command.
 */
const COMMANDS = {
  start: async () => await serve({}),
  demo: async () =>
    await serve({ TACITE_DEMO: '1', TACITE_DATA: process.env.TACITE_DATA ?? 'demo-data' }),
  dev,
  check: async (args) => (await import('./check.mjs')).check(args),
  test: async () => (await import('./test.mjs')).test(),
  bench: async (args) => {
    await ensurePages()
    return await script('bench/main.ts', args)
  },
  seed: async (args) => await script('bench/seed.ts', args),
  prove,
  tacite: async (args) => await script('apps/server/src/tacite.ts', args),
}

export function findCommand(name) {
  const command = Object.hasOwn(COMMANDS, name ?? '') && COMMANDS[name]
  if (command) return command
  throw new Error(`choose a command: npm run ${Object.keys(COMMANDS).join(' | ')}`)
}

async function serve(settings) {
  await ensurePages()
  return await script('apps/server/src/main.ts', [], settings)
}

async function ensurePages() {
  const { ensureWebBuild } = await import('./web-build.mjs')
  await ensureWebBuild()
}

/** Both parts restart by themselves when a source changes; the page is at Vite's address. */
async function dev() {
  const port = process.env.PORT ?? '3000'
  const server = [
    process.execPath,
    ['--watch', 'apps/server/src/main.ts'],
    { env: environment({ PORT: port }) },
  ]
  const web = [
    process.execPath,
    [programOf('vite')],
    { cwd: join(root, 'apps/web'), env: environment({ TACITE_API: `http://localhost:${port}` }) },
  ]
  return await runTogether([server, web])
}

async function prove([name, ...args]) {
  const { findProof } = await import('./proofs.mjs')
  return await runScript(findProof(name), args)
}

async function script(path, args, settings = {}) {
  if (!existsSync(join(root, path))) throw new Error(`this command is not available yet (${path}).`)
  return await runScript(path, args, settings)
}

async function runScript(path, args, settings = {}) {
  return await runProgram(process.execPath, [path, ...args], { env: environment(settings) })
}

/** Node's compile cache is kept for the next start, which saves a third of the CPU time. */
function environment(settings) {
  const NODE_COMPILE_CACHE = join(runtimeDirectory, 'compiled')
  return { NODE_COMPILE_CACHE, ...process.env, ...settings }
}
