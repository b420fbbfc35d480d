/** Why a mail was not sent: without the server's words, which may quote an address. */
export class MailNotSent extends Error {
  override name = 'MailNotSent'
  /** The recipient's server will never take it: a retry is useless. */
  readonly isRefused: boolean

  constructor({ code, command, responseCode }: SmtpFault) {
    super([code, command, responseCode].filter((part) => part !== undefined).join(' '))
    this.isRefused = isPermanent(responseCode) && isAboutMail(code, command)
  }
}

/** What nodemailer adds to its errors. */
interface SmtpFault {
  code?: string
  command?: string
  responseCode?: number
}

/** @param error of the transport: an `Error` of nodemailer or of the connection */
export function mailNotSent(error: unknown): MailNotSent {
  return new MailNotSent(typeof error === 'object' && error !== null ? error : {})
}

/** RFC 5321, 4.2.1: 5yz is a permanent refusal. */
function isPermanent(responseCode: number | undefined): boolean {
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600
}

/** Not the sign-in, nor our own address as the sender: those are the operator's to correct. */
function isAboutMail(code: string | undefined, command: string | undefined): boolean {
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO')
}
