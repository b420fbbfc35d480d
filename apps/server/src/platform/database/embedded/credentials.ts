import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { isOpenToOthers, placePrivateFile } from '../../private-file.ts'

/** The passwords of an embedded server's roles. */
export interface Credentials {
  /** Names this set of passwords: the cluster notes which one it was given. */
  id: string
  administrator: string
  owner: string
  serving: string
}

/** Whoever made the databases: the superuser of `initdb`. Only the launcher and backups connect as this role. */
const ADMINISTRATOR = 'postgres'
/** Owns the product's tables and applies its migrations. */
export const OWNER = 'tacite'
/** Serves requests and jobs: it owns nothing. */
export const SERVING = 'tacite_app'
/** All who may connect. */
export const ROLES = [ADMINISTRATOR, OWNER, SERVING]

const FILE_NAME = 'credentials.json'
const PASSWORD_BYTES = 32

/**
 * The passwords beside a cluster, created on first use. The server's account cannot read them; without them, nobody
 * connects. A lost file is made anew, and the passwords of the cluster with it, at the next start of the server.
 *
 * @throws Error when others may read the file.
 */
export async function openCredentials(dataDirectory: string): Promise<Credentials> {
  await mkdir(dataDirectory, { recursive: true })
  const path = credentialsPath(dataDirectory)
  const made: Credentials = {
    id: randomBytes(8).toString('hex'),
    administrator: newPassword(),
    owner: newPassword(),
    serving: newPassword(),
  }
  return (await read(path)) ?? (await placed(path, made))
}

export function credentialsPath(dataDirectory: string): string {
  return join(dataDirectory, FILE_NAME)
}

/** How to connect as the superuser. */
export function asSuperuser({ administrator }: Credentials): ClientConfig {
  return { user: ADMINISTRATOR, password: administrator, database: 'postgres', ssl: false }
}

async function placed(path: string, made: Credentials): Promise<Credentials> {
  await placePrivateFile(path, `${JSON.stringify(made)}\n`)
  const there = await read(path)
  if (!there) throw new Error(`${path} disappeared while it was being created.`)
  return there
}

async function read(path: string): Promise<Credentials | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  if (await isOpenToOthers(path))
    throw new Error(`${path} is open to other users: run chmod 600 ${path}`)
  return JSON.parse(text) as Credentials
}

const newPassword = () => randomBytes(PASSWORD_BYTES).toString('base64url')
