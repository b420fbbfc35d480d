import { SMTPServer } from 'smtp-server'
import { waitFor } from './running-server.ts'

/** A mail server that keeps what it receives. */
export interface MailTrap {
  url: string
  delivered: readonly string[]
  stop(): Promise<void>
}

/** @param refused the addresses it rejects */
export async function trapMails(refused: readonly string[]): Promise<MailTrap> {
  const delivered: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      done(refused.includes(address) ? new Error(`550 <${address}> no such box`) : null),
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        delivered.push(text)
        done()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no address')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    delivered,
    stop: () => new Promise((done) => server.close(done)),
  }
}

/** Waits for the next token in a mailed link to a page: it is encrypted while queued, and then deleted. */
export function tokenReader({ delivered }: MailTrap) {
  const read = new Set<string>()
  return async (page: 'reset' | 'email' | 'email-stop' | 'activate'): Promise<string> => {
    const link = new RegExp(`/auth/${page}#([\\w-]{43})`)
    const token = await waitFor(async () =>
      delivered
        .map((mail) => link.exec(mail.replaceAll('=\r\n', ''))?.[1])
        .findLast((found) => found !== undefined && !read.has(found)),
    )
    read.add(token)
    return token
  }
}
