import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'

/** Limits of one process, whatever it parses. */
export interface ProcessLimits {
  heapMegabytes: number
  residentMegabytes: number
  jobs: number
  busyMs: number
}

export interface ProcessOptions {
  limits: ProcessLimits
  /** From 0 (normal) to 19 (lowest). */
  priority: number
  /** An open file that the process may read, as its descriptor 3; it can be closed here once the process was started. */
  fileDescriptor?: number
}

/** The repository: parsers may read its sources and packages, and nothing else on the machine. */
const ROOT = join(import.meta.dirname, '../../../../..')
const PACKAGES = join(ROOT, 'node_modules')
const READABLE = [
  join(ROOT, 'apps/server/src'),
  join(ROOT, 'apps/server/package.json'),
  PACKAGES,
  // An installation may link packages from elsewhere.
  realpathSync(PACKAGES),
  dirname(realpathSync(join(PACKAGES, '@tacite/document'))),
]
const WASM_PAGES_PER_MEGABYTE = 16

/**
 * Starts a Node process that only parses: empty environment, no writing, no network modules, bounded heap, bounded
 * CPU time even if this server is killed while the parser loops.
 */
export function spawnParser(
  entry: string,
  { limits, priority, fileDescriptor }: ProcessOptions,
): ChildProcess {
  const nodeArguments = [
    '--permission',
    ...READABLE.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${limits.heapMegabytes}`,
    `--wasm-max-mem-pages=${limits.residentMegabytes * WASM_PAGES_PER_MEGABYTE}`,
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    entry,
  ]
  const stdio: StdioOptions = ['pipe', 'pipe', 'pipe', ...(fileDescriptor ? [fileDescriptor] : [])]
  const options = { stdio, env: {}, cwd: ROOT, windowsHide: true }
  const child = existsSync(SHELL)
    ? spawn(SHELL, ['-c', LIMITED, 'parser', process.execPath, ...nodeArguments], options)
    : spawn(process.execPath, nodeArguments, options)
  unrefAll(child)
  // Before it has a thread that would keep the priority of its parent.
  if (child.pid !== undefined && priority > 0) setPriority(child.pid, priority)
  return child
}

const SHELL = '/bin/sh'
/** CPU seconds, core dumps, size of any written file; then the process itself. */
const LIMITED = 'ulimit -t 600; ulimit -c 0; ulimit -f 0; exec "$@"'

/** An idle parser must not keep the server alive. */
function unrefAll(child: ChildProcess): void {
  child.unref()
  for (const stream of [child.stdin, child.stdout, child.stderr]) {
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref()
  }
}
