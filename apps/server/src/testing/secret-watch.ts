/** What a test product was given or gave out in secret, and whoever else got to read it. */
export interface SecretWatch {
  /** What a browser sent: its tokens, and its passwords once the product accepted them. */
  sent(payload: unknown, isAccepted: boolean): void
  /** A cookie: whoever has its value is signed in. */
  issued(cookie: string): void
  /** Throws when an answer holds any of them; the call is what a failing test says. */
  checkAnswer(call: string, text: string): void
  /** Throws when a mail holds a password or a session; its link is its reader's own. */
  checkMail(text: string): void
  /** Throws when a line holds any of them, written before or after it was known. */
  checkLog(lines: readonly string[]): void
}

/** 256 random bits, as links and sessions write them. */
const TOKEN = /^[\w-]{43}$/
/** Longer ones are the bytes of a file. */
const TOKENS_IN_TEXT = /[\w-]{43,200}/g
const TOKEN_LENGTH = 43
/** An empty one keeps what is stored; a shorter one is no password of a person, and may be part of any word. */
const PASSWORD_LENGTH = 8
const SECRET_FIELDS = new Set(['password', 'passwordAgain', 'currentPassword', 'token'])

export function watchSecrets(): SecretWatch {
  const links = new Set<string>()
  const sessions = new Set<string>()
  const passwords = new Set<string>()
  const check = (place: string, text: string, tokens: readonly Set<string>[]) => {
    const secret =
      tokensIn(text).find((token) => tokens.some((known) => known.has(token))) ??
      [...passwords].find((password) => text.includes(password))
    if (secret !== undefined) throw new Error(`${place} holds a secret: ${secret}`)
  }
  return {
    sent: (payload, isAccepted) => {
      for (const text of secretFields(payload))
        if (TOKEN.test(text)) links.add(text)
        else if (isAccepted && text.length >= PASSWORD_LENGTH) passwords.add(text)
    },
    issued: (cookie) => {
      if (TOKEN.test(cookie)) sessions.add(cookie)
    },
    checkAnswer: (call, text) => check(call, text, [links, sessions]),
    checkMail: (text) => check('A mail', text, [sessions]),
    checkLog: (lines) => lines.forEach((line) => check('The log', line, [links, sessions])),
  }
}

/** Every one that may stand in a longer run of letters. */
function tokensIn(text: string): string[] {
  return (text.match(TOKENS_IN_TEXT) ?? []).flatMap((run) =>
    Array.from({ length: run.length - TOKEN_LENGTH + 1 }, (_, start) =>
      run.slice(start, start + TOKEN_LENGTH),
    ),
  )
}

function secretFields(payload: unknown): string[] {
  if (typeof payload !== 'object' || payload === null || Buffer.isBuffer(payload)) return []
  return Object.entries(payload).flatMap(([name, value]) =>
    typeof value === 'string' && SECRET_FIELDS.has(name) ? [value] : [],
  )
}
