import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../../bin/places.mjs'
import {
  runServer,
  waitFor,
  type RunningServer,
} from '../../../apps/server/src/testing/running-server.ts'
import { TEST_ENV } from '../../../apps/server/src/testing/test-env.ts'
import type { Watch } from './watch-processes.ts'

const MAIN = join(root, 'apps/server/src/main.ts')
/** Until what loading left has been collected. */
const IDLE_MS = 8_000
const PERSON = { username: 'ada@acme.test', password: 'un-mot-de-passe' }

/** App and worker as processes of their own on one data directory, with the database that they share. */
export class TwoProcesses {
  readonly #directory: string
  readonly #watch: Watch
  #app: RunningServer | undefined
  #worker: ChildProcess | undefined

  constructor(directory: string, watch: Watch) {
    this.#directory = directory
    this.#watch = watch
  }

  get app(): RunningServer {
    return this.#app!
  }

  async start(): Promise<void> {
    await this.#startApp()
    await this.app.call('POST', '/auth/signup', {
      companyName: 'Acme',
      firstName: 'Ada',
      lastName: 'Moor',
      email: PERSON.username,
      password: PERSON.password,
      i18n: 'fr',
    })
    this.#startWorker()
    await pause(IDLE_MS)
    await this.#follow()
  }

  async killApp(): Promise<void> {
    await this.app.kill()
    await this.#startApp()
    await this.app.call('POST', '/auth/signin', PERSON)
    await this.#follow()
  }

  async killWorker(): Promise<void> {
    this.#worker!.kill('SIGKILL')
    await once(this.#worker!, 'exit')
    this.#startWorker()
    await this.#follow()
  }

  async killDatabase(): Promise<void> {
    const file = join(this.#directory, 'postgres/cluster/postmaster.pid')
    // Another of its processes may just be starting it again.
    const text = await waitFor(() => readFile(file, 'utf8').catch(() => undefined))
    process.kill(Number(text.split('\n')[0]), 'SIGKILL')
  }

  async stop(): Promise<void> {
    this.#worker!.kill('SIGTERM')
    await once(this.#worker!, 'exit')
    await this.app.stop()
  }

  async #startApp(): Promise<void> {
    this.#app = await runServer(this.#directory, { TACITE_ROLES: 'app' })
  }

  #startWorker(): void {
    const env = { ...TEST_ENV, TACITE_DATA: this.#directory, TACITE_ROLES: 'worker', PORT: '0' }
    this.#worker = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }

  async #follow(): Promise<void> {
    await this.#watch.follow('app', this.app.pid)
    await this.#watch.follow('worker', this.#worker!.pid!)
  }
}
