import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import {
  DEFAULT_RETENTION,
  formatRetention,
  parseRetention,
  type Retention,
} from './backup/retention.ts'
import { isLoopback } from './loopback.ts'
import { readNetworks } from './networks.ts'
import { SettingsError } from './settings-error.ts'
import { readTimestampSettings, type TimestampSettings } from './timestamp-settings.ts'
import {
  DEFAULT_PASSWORD_COST,
  formatPasswordCost,
  isAffordable,
  isStrongEnough,
  parsePasswordCost,
  type PasswordCost,
} from './password-cost.ts'

/** The operator's settings; each value is checked at startup, with a message that says what to do. */
export interface Settings {
  port: number
  host: string
  /** The public address without a trailing slash: links in mails are built from it. */
  publicUrl: string
  /** Further names under which proxies or probes reach it; see accepted-hosts. */
  acceptedHosts: readonly string[]
  /** Where to report a vulnerability: an https:// or mailto: address; null: no security.txt. */
  securityContact: string | null
  dataDirectory: string
  /** The operator's own PostgreSQL; null: the embedded one. */
  databaseUrl: string | null
  /** Its owner, who applies migrations; null: `databaseUrl` does. */
  databaseOwnerUrl: string | null
  smtpUrl: string | null
  mailFrom: string
  signUp: SignUpMode
  /** Whether a directly connected address is a reverse proxy of the operator: its forwarded headers are believed. */
  isTrustedProxy: (address: string) => boolean
  /** Networks beside the Internet that other services may be reached in: see egress. */
  outgoingNetworks: string
  /** Null: seals state the server's own time. */
  timestamps: TimestampSettings | null
  passwordCost: PasswordCost
  /** How much one company may upload; null: no limit. */
  companyStorageBytes: number | null
  backups: BackupSettings
  /** Of the recognition of scanned pages, as the system counts: 0 like everything else, 19 the lowest. */
  recognitionPriority: number
  /** How long a second reader may think about a part of a text. */
  secondReaderSeconds: number
  demo: boolean
  /** Which parts this process runs. */
  roles: ReadonlySet<'app' | 'worker'>
}

export interface BackupSettings {
  /** Where the nightly backups go; null: there are none. */
  to: string | null
  /** Its first line is the passphrase that protects the keys in backups. */
  passphraseFile: string | null
  retention: Retention
}

/** Who may create a company: the first visitor of an installation, everyone who confirms an address, nobody. */
export const SIGN_UP_MODES = ['first', 'open', 'closed'] as const
export type SignUpMode = (typeof SIGN_UP_MODES)[number]

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = readPort(env.PORT ?? '3000')
  const host = env.HOST ?? '127.0.0.1'
  const demo = env.TACITE_DEMO === '1'
  if (demo && !isLoopback(host)) {
    throw new SettingsError(`HOST=${host}: the demo has known passwords and runs on loopback only.`)
  }
  const publicUrl = readUrl(
    'PUBLIC_URL',
    env.PUBLIC_URL ?? `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`,
    ['http:', 'https:'],
  )
  return {
    port,
    host,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    acceptedHosts: readHosts(env.ACCEPTED_HOSTS ?? ''),
    securityContact: env.SECURITY_CONTACT ? readContact(env.SECURITY_CONTACT) : null,
    dataDirectory: resolve(env.TACITE_DATA ?? (demo ? 'demo-data' : 'data')),
    ...readDatabaseUrls(env),
    smtpUrl: env.SMTP_URL ? readUrl('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']) : null,
    mailFrom: env.MAIL_FROM ?? 'Tacite <no-reply@localhost>',
    signUp: readSignUp(env.SIGN_UP ?? (demo ? 'open' : 'first')),
    isTrustedProxy: readTrustedProxies(env.TRUSTED_PROXIES ?? 'loopback'),
    outgoingNetworks: readOutgoingNetworks(env.OUTGOING_NETWORKS ?? ''),
    timestamps: readTimestampSettings(env, { demo }),
    passwordCost: readPasswordCost(env),
    companyStorageBytes: readMegabytes('COMPANY_STORAGE_MB', env.COMPANY_STORAGE_MB),
    backups: readBackups(env),
    recognitionPriority: readPriority(env.RECOGNITION_PRIORITY ?? '10'),
    secondReaderSeconds: readSeconds(env.SECOND_READER_SECONDS ?? '90'),
    demo,
    roles: readRoles(env.TACITE_ROLES ?? 'app,worker'),
  }
}

/** Whether others than the people of this machine may reach it, directly or through a proxy. */
export function isBeyondLoopback({ host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>) {
  return !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''))
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new SettingsError(`PORT=${text}: write a number from 0 to 65535, such as 3000.`)
}

function readPriority(text: string): number {
  const priority = Number(text)
  if (/^\d+$/.test(text) && priority <= 19) return priority
  throw new SettingsError(
    `RECOGNITION_PRIORITY=${text}: write a number from 0, like everything else, to 19, only when nothing else runs.`,
  )
}

function readSeconds(text: string): number {
  const seconds = Number(text)
  if (/^\d+$/.test(text) && seconds >= 1 && seconds <= 300) return seconds
  throw new SettingsError(
    `SECOND_READER_SECONDS=${text}: write a number from 1 to 300, such as 90.`,
  )
}

function readUrl(name: string, text: string, protocols: string[]): string {
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
  throw new SettingsError(
    `${name} must be an address that starts with ${protocols.join('// or ')}//.`,
  )
}

function readDatabaseUrls(
  env: NodeJS.ProcessEnv,
): Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl'> {
  const read = (name: 'DATABASE_URL' | 'DATABASE_OWNER_URL') => {
    const text = env[name]
    return text ? readUrl(name, text, ['postgres:', 'postgresql:']) : null
  }
  const databaseUrl = read('DATABASE_URL')
  const databaseOwnerUrl = read('DATABASE_OWNER_URL')
  if (databaseOwnerUrl && !databaseUrl)
    throw new SettingsError(
      'DATABASE_OWNER_URL needs DATABASE_URL: the address of the same database for the role that serves requests.',
    )
  return { databaseUrl, databaseOwnerUrl }
}

/** Names or addresses, separated by commas. */
function readHosts(text: string): string[] {
  const hosts = text.split(',').map((name) => name.trim())
  const written = hosts.filter((name) => name !== '')
  if (written.every((name) => isIP(name) !== 0 || /^[\w-]+(\.[\w-]+)*$/.test(name))) return written
  throw new SettingsError(
    `ACCEPTED_HOSTS=${text}: write names separated by commas, without https:// or port, such as contracts.internal,10.0.0.7.`,
  )
}

function readContact(text: string): string {
  if (isEmailAddress(text)) return `mailto:${text}`
  if (/^https:\/\/\S+$/.test(text) && URL.canParse(text)) return text
  throw new SettingsError(
    `SECURITY_CONTACT=${text}: write an email address, or a page that starts with https://.`,
  )
}

function readSignUp(text: string): SignUpMode {
  const mode = SIGN_UP_MODES.find((known) => known === text)
  if (mode) return mode
  throw new SettingsError(`SIGN_UP=${text}: write one of ${SIGN_UP_MODES.join(', ')}.`)
}

function readTrustedProxies(text: string): Settings['isTrustedProxy'] {
  const isTrusted = readNetworks(text)
  if (isTrusted) return isTrusted
  throw new SettingsError(
    `TRUSTED_PROXIES=${text}: write addresses or networks separated by commas, such as loopback,10.0.0.0/8.`,
  )
}

function readOutgoingNetworks(text: string): string {
  if (readNetworks(text)) return text
  throw new SettingsError(
    `OUTGOING_NETWORKS=${text}: write addresses or networks separated by commas, such as 10.0.3.7,192.168.20.0/24.`,
  )
}

function readPasswordCost({ PASSWORD_COST: text, NODE_ENV }: NodeJS.ProcessEnv): PasswordCost {
  if (text === undefined) return DEFAULT_PASSWORD_COST
  const cost = parsePasswordCost(text)
  if (!cost || !isAffordable(cost))
    throw new SettingsError(
      `PASSWORD_COST=${text}: write memory in KiB and passes, such as ${formatPasswordCost(DEFAULT_PASSWORD_COST)}, at most 1 GiB and 20 passes.`,
    )
  // Tests sign in a thousand times and protect nobody's password.
  if (!isStrongEnough(cost) && NODE_ENV !== 'test')
    throw new SettingsError(
      `PASSWORD_COST=${text} is below OWASP's minimum for argon2id: write ${formatPasswordCost(DEFAULT_PASSWORD_COST)} or more.`,
    )
  return cost
}

function readBackups(env: NodeJS.ProcessEnv): BackupSettings {
  const keep = env.BACKUP_KEEP ?? formatRetention(DEFAULT_RETENTION)
  const retention = parseRetention(keep)
  if (!retention)
    throw new SettingsError(
      `BACKUP_KEEP=${keep}: write how many backups to keep, such as ${formatRetention(DEFAULT_RETENTION)}.`,
    )
  if (env.BACKUP_TO && !env.BACKUP_PASSPHRASE_FILE)
    throw new SettingsError(
      'BACKUP_TO needs BACKUP_PASSPHRASE_FILE: a file whose first line protects the keys in the backups.',
    )
  return {
    to: env.BACKUP_TO ? resolve(env.BACKUP_TO) : null,
    passphraseFile: env.BACKUP_PASSPHRASE_FILE ? resolve(env.BACKUP_PASSPHRASE_FILE) : null,
    retention,
  }
}

function readMegabytes(name: string, text: string | undefined): number | null {
  if (text === undefined || text === '') return null
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text) * 1024 * 1024
  throw new SettingsError(`${name}=${text}: write megabytes as a whole number, such as 50000.`)
}

function readRoles(text: string): Settings['roles'] {
  const roles = text.split(',').map((role) => role.trim())
  const known = roles.filter((role) => role === 'app' || role === 'worker')
  if (known.length === roles.length && known.length > 0) return new Set(known)
  throw new SettingsError(`TACITE_ROLES=${text}: write app, worker or both, separated by a comma.`)
}
