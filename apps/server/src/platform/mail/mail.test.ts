import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
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

/** A real local mail server; it keeps what it accepts, and can refuse. */
async function mailServer({ refuses = false } = {}): Promise<{ url: string; taken: string[] }> {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(refuses ? new Error('550 no such box') : null),
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        taken.push(text)
        done()
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
