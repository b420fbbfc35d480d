/** One JSON line per event on standard error. Never a body, a cookie, a token, an e-mail address or SQL. */
export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: Fault): void
  error(event: string, fields?: Fault): void
}

type LogFields = Record<string, string | number | boolean | undefined>

interface Fault {
  error?: unknown
  [field: string]: unknown
}

export function createLog(
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const put = (level: string, event: string, { error, ...fields }: Fault = {}) =>
    write(
      `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields, ...describe(error) })}\n`,
    )
  return {
    info: (event, fields) => put('info', event, fields),
    warn: (event, fields) => put('warn', event, fields),
    error: (event, fields) => put('error', event, fields),
  }
}

/** An error's type and location; a database error's message may quote a row, so only its code is kept. */
function describe(error: unknown): Record<string, string | undefined> {
  if (error === undefined) return {}
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error ? String(error.code) : undefined
  const isDatabase = 'severity' in error
  return {
    error: error.name,
    code,
    message: isDatabase ? undefined : error.message.slice(0, 300),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8)
      .join('\n'),
  }
}
