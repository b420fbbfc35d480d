import { readSettings } from './platform/settings.ts'
import { SettingsError } from './platform/settings-error.ts'
import { BackupError } from './platform/backup/backup-error.ts'
import type { Operator } from './tacite/operator.ts'

/** `npm run tacite -- COMMAND`: what an operator does from a terminal, with the settings of `npm start`. */
const COMMANDS: Record<string, (args: string[], operator: Operator) => Promise<void>> = {
  backup: async (...call) => (await import('./tacite/backup.ts')).backup(...call),
  restore: async (...call) => (await import('./tacite/restore.ts')).restore(...call),
  resume: async (...call) => (await import('./tacite/resume.ts')).resume(...call),
  'reset-second-factor': async (...call) =>
    (await import('./tacite/reset-second-factor.ts')).resetSecondFactorOf(...call),
  doctor: async (...call) => (await import('./tacite/doctor.ts')).doctor(...call),
  verify: async (...call) => (await import('./tacite/verify.ts')).verify(...call),
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
const [name = '', ...args] = process.argv.slice(2)

try {
  const command = Object.hasOwn(COMMANDS, name) && COMMANDS[name]
  if (!command)
    throw new SettingsError(
      `Choose a command: npm run tacite -- ${Object.keys(COMMANDS).join(' | ')}`,
    )
  await command(args, { settings: readSettings(process.env), say })
} catch (error) {
  process.exitCode = 2
  if (!isForOperator(error)) throw error
  process.stderr.write(`${error.message}\n`)
}

/** Errors without a system or library code are sentences for the operator, as are those of the arguments. */
function isForOperator(error: unknown): error is Error {
  if (error instanceof SettingsError || error instanceof BackupError) return true
  if (!(error instanceof Error)) return false
  return 'code' in error
    ? String(error.code).startsWith('ERR_PARSE_ARGS')
    : error.constructor === Error
}
