import { Console } from 'node:console'
import { registerHooks } from 'node:module'

/**
 * Removes from a parser process what no parser needs: the network, other processes, other Node modules. The
 * permission model already denies files, addons and child processes; it cannot deny sockets before Node 25, so
 * modules that open them cannot be loaded here at all.
 */
export function enterSandbox(): void {
  globalThis.console = new Console({ stdout: process.stderr, stderr: process.stderr })
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name)
  Object.defineProperty(process, 'getBuiltinModule', { value: undefined })
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const name = specifier.replace(/^node:/, '').split('/')[0] ?? ''
      if (FORBIDDEN_MODULES.has(name)) throw new Error(`${specifier} is not for parsers`)
      return nextResolve(specifier, context)
    },
  })
}

const FORBIDDEN_MODULES = new Set([
  'net',
  'tls',
  'dgram',
  'dns',
  'http',
  'http2',
  'https',
  'quic',
  'inspector',
  'child_process',
  'cluster',
  'worker_threads',
])
