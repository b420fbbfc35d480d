import { test as base } from '@playwright/test'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { testPlace } from '../../apps/server/src/platform/database/testing/test-place.ts'
import { watchSecrets } from '../../apps/server/src/testing/secret-watch.ts'
import { spawnServer } from '../../apps/server/src/testing/spawn-server.ts'
import { PASSWORD } from './person.ts'

/** A sent mail: what a person would read and click. */
export interface ReadMail {
  to: string
  subject: string
  text: string
  /** The whole message, including attachments. */
  source: string
}

export interface RunningProduct {
  url: string
  dataDirectory: string
  /** Mails to an address, oldest first; waits for at least `atLeast` of them. */
  mailsTo(address: string, atLeast?: number): Promise<ReadMail[]>
  stop(): Promise<void>
}

/**
 * Starts the product as `npm start` does, on its own port and data directory.
 *
 * @param nextPort called again when another process took the port before the product did
 */
export async function startProduct(
  env: Record<string, string> = {},
  data?: string,
  nextPort?: () => Promise<number>,
): Promise<RunningProduct> {
  const dataDirectory = data ?? (await ownDirectory())
  const { child, url, said } = await spawnServer({ TACITE_DATA: dataDirectory, ...env }, nextPort)
  return {
    url,
    dataDirectory,
    mailsTo: (address, atLeast = 1) => mailsTo(join(dataDirectory, 'mail'), address, atLeast),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
      const mails = await readMails(join(dataDirectory, 'mail'))
      if (!data) await rm(dataDirectory, { recursive: true, force: true })
      checkSecrets(said(), mails)
    },
  }
}

/** Traversable: the account of root's database would otherwise keep it elsewhere, and nobody would remove it. */
async function ownDirectory(): Promise<string> {
  const directory = await mkdtemp(join(await testPlace(), 'tacite-e2e-'))
  await chmod(directory, 0o711)
  return directory
}

/** Whatever the tests did: no link of a mail in the log, and no password in either. */
function checkSecrets(log: string, mails: readonly ReadMail[]): void {
  const secrets = watchSecrets()
  secrets.sent({ password: PASSWORD }, true)
  for (const { subject, text } of mails) {
    secrets.checkMail(`${subject}\n${text}`)
    for (const [, token] of text.matchAll(/#([\w-]{43})\b/g)) secrets.sent({ token }, true)
  }
  secrets.checkLog(log.split('\n'))
}

async function mailsTo(directory: string, address: string, atLeast: number): Promise<ReadMail[]> {
  let found: ReadMail[] = []
  await until(async () => {
    const mails = await readMails(directory)
    found = mails.filter(({ to }) => to.includes(address))
    return found.length >= atLeast
  }, 20_000)
  return found
}

async function readMails(directory: string): Promise<ReadMail[]> {
  const names = await readdir(directory).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(
    files.map(async (name) => readMail(await readFile(join(directory, name), 'utf8'))),
  )
}

function readMail(source: string): ReadMail {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? ''
  const body = rest.join('\r\n\r\n')
  const text = /quoted-printable/i.test(source) ? fromQuotedPrintable(body) : body
  return { to: header('To'), subject: header('Subject'), text, source }
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Polls until true; says what was waited for on a timeout. */
async function until(isSo: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Not so after ${timeoutMs} ms: ${isSo.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Each worker has its own product, with its own database. */
export const test = base.extend<{ leavesNothingOpen: void }, { product: RunningProduct }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      // Stand-ins of other services listen on this machine.
      const product = await startProduct({ OUTGOING_NETWORKS: '127.0.0.1' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url)
  },
  // A page left open receives all change notices, and refetches, during every later test.
  leavesNothingOpen: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
