import { createServer, type AddressInfo } from 'node:net'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { mailNotSent } from './mail-failure.ts'
import { mailTransport, type OutgoingMail } from './mail.ts'

const MAIL: OutgoingMail = {
  from: 'Tacite <no-reply@localhost>',
  to: 'lea@exemple.test',
  subject: 'Échéance proche',
  text: 'Le contrat se renouvelle bientôt.',
  html: '<p>Le contrat se renouvelle bientôt.</p>',
  messageId: '<01a1fc00@tacite>',
  attachments: [],
}

const servers: SMTPServer[] = []
afterEach(() =>
  Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(done)))),
)

interface Faults {
  refuses?: boolean
  /** Takes the whole mail, and hangs up instead of confirming it. */
  cuts?: boolean
}

/** A real local mail server; it keeps what it accepts, and can fail. */
async function mailServer({ refuses = false, cuts = false }: Faults = {}): Promise<{
  url: string
  taken: string[]
}> {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(refuses ? new Error('550 no such box') : null),
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        taken.push(text)
        if (cuts) [...server.connections].forEach((one) => one.close())
        else done()
      })
    },
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no address')
  return { url: `smtp://127.0.0.1:${address.port}`, taken }
}

test('delivers a mail over real SMTP with its own message id', async () => {
  const { url, taken } = await mailServer()
  await mailTransport({ smtpUrl: url, dataDirectory: tmpdir() })(MAIL)
  expect(taken).toHaveLength(1)
  expect(taken[0]).toContain('Message-ID: <01a1fc00@tacite>')
  expect(taken[0]).toContain('To: lea@exemple.test')
})

test('a refusal by the server is an error, so that the job retries', async () => {
  const { url, taken } = await mailServer({ refuses: true })
  await expect(mailTransport({ smtpUrl: url, dataDirectory: tmpdir() })(MAIL)).rejects.toThrow()
  expect(taken).toEqual([])
})

test('a server that says nothing, or hangs up once it has the mail, is tried again', async () => {
  const silent = createServer()
  onTestFinished(() => void silent.close())
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const { port } = silent.address() as AddressInfo
  const cutting = await mailServer({ cuts: true })
  for (const url of [`smtp://127.0.0.1:${port}`, cutting.url]) {
    const post = mailTransport({ smtpUrl: url, dataDirectory: tmpdir(), patience: 300 })
    const fault = await post(MAIL).then(() => null, mailNotSent)
    expect([fault?.isRefused, fault?.message]).toEqual([false, expect.not.stringContaining('@')])
  }
  expect(cutting.taken).toHaveLength(1)
})

test('a refusal of the address is for good, and quotes nothing of it', async () => {
  const { url } = await mailServer({ refuses: true })
  const post = mailTransport({ smtpUrl: url, dataDirectory: tmpdir() })
  const fault = await post(MAIL).then(() => null, mailNotSent)
  expect(fault).toMatchObject({ isRefused: true, message: 'EENVELOPE RCPT TO 550' })
})

test.each(['\r\n', '\n', '\r', '\u2028'])(
  'a line break %j in a subject adds no header',
  async (end) => {
    const { url, taken } = await mailServer()
    await mailTransport({ smtpUrl: url, dataDirectory: tmpdir() })({
      ...MAIL,
      subject: `Contrat${end}Bcc: autre@exemple.test${end}${end}<b>Payez ici</b>`,
    })
    const [headers = '', body] = taken[0]!.split('\r\n\r\n', 2)
    expect(headers).not.toMatch(/^bcc/im)
    expect(headers.match(/^(from|to|subject):/gim)).toHaveLength(3)
    expect(body).not.toContain('Payez')
  },
)

test('without a server, mails are files that any mail program opens', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'tacite-mail-'))
  const post = mailTransport({ smtpUrl: null, dataDirectory })
  await post(MAIL)
  // The same mail again, after a kill between sending and recording it: still one file.
  await post(MAIL)
  const names = await readdir(join(dataDirectory, 'mail'))
  expect(names).toEqual(['01a1fc00tacite.eml'])
  expect(await readFile(join(dataDirectory, 'mail', names[0]!), 'utf8')).toContain(
    'To: lea@exemple.test',
  )
})
