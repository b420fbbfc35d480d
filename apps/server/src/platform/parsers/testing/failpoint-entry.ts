import { serveOperations } from '../serve-operations.ts'

/** A parser process whose operations misbehave on purpose, for the tests of the runner. */
serveOperations(
  {
    echo: async () => (input, params) => ({ value: params, parts: [input] }),
    process: async () => () => ({
      value: { pid: process.pid, environment: Object.keys(process.env) },
    }),
    hang: async () => () => {
      for (;;);
    },
    exit: async () => () => process.exit(3),
    throw: async () => () => {
      throw new TypeError('a fault in the parser')
    },
    heap: async () => () => {
      const kept: object[] = []
      for (;;) kept.push({ at: kept.length, next: kept.slice(-9) })
    },
    buffers: async () => () => {
      const kept: Buffer[] = []
      for (;;) kept.push(Buffer.alloc(8 * 1024 * 1024, 1))
    },
    flood: async () => () => ({ value: null, parts: [Buffer.alloc(3 * 1024 * 1024)] }),
    lie: async () => () => {
      process.stdout.write(Buffer.from([0xff, 0xff, 0xff, 0x7f, 1, 2, 3]))
      for (;;);
    },
    read: async () => async (_input, params: { path: string }) => {
      const { readFileSync } = await import('node:fs')
      return { value: readFileSync(params.path, 'utf8').length }
    },
    write: async () => async (_input, params: { path: string }) => {
      const { writeFileSync } = await import('node:fs')
      writeFileSync(params.path, 'x')
      return { value: null }
    },
    'give-own-file':
      async () =>
      async (_input, { size }: { size: number }, give) => {
        const { readSync } = await import('node:fs')
        const bytes = Buffer.alloc(size)
        readSync(3, bytes, 0, size, 0)
        await give(bytes)
        return { value: null }
      },
    'give-for-ever': async () => async (_input, _params, give) => {
      for (;;) await give(Buffer.alloc(64 * 1024))
    },
    socket: async () => async () => ({ value: typeof (await import('node:net')).connect }),
    spawn: async () => async () => ({ value: typeof (await import('node:child_process')).spawn }),
    fetch: async () => () => ({ value: `${typeof fetch} ${typeof WebSocket}` }),
    builtin: async () => () => ({ value: typeof process.getBuiltinModule }),
  },
  16 * 1024 * 1024,
)
