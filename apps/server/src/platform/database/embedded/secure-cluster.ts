import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { replaceFile } from '../../private-file.ts'
import type { Cluster } from './cluster.ts'
import { ROLES } from './credentials.ts'

/**
 * Whether the cluster asks everybody for the passwords that this installation knows. One that an earlier version made
 * trusts all who reach its socket; a restored one has the passwords of the installation it was copied from.
 */
export async function isSecured(cluster: Cluster): Promise<boolean> {
  return (await readFile(rulesPath(cluster), 'utf8').catch(() => '')) === rulesOf(cluster)
}

/**
 * Sets the superuser's password in PostgreSQL's single-user mode, which asks for none and lets nobody else in, then
 * who may connect. Returns what PostgreSQL says when it refuses, such as while another process does the same.
 */
export async function secureCluster(cluster: Cluster): Promise<string | null> {
  const refusal = await runAlone(
    cluster,
    `alter role postgres password '${cluster.credentials.administrator}'\n`,
  )
  if (refusal !== null) return refusal
  await replaceFile(rulesPath(cluster), rulesOf(cluster))
  if (cluster.user) await chown(rulesPath(cluster), cluster.user.uid, cluster.user.gid)
  return null
}

async function runAlone(cluster: Cluster, statement: string): Promise<string | null> {
  const child = spawn(
    cluster.binaries.postgres,
    ['--single', '-D', cluster.directory, '-c', `scram_iterations=${SCRAM_ITERATIONS}`, 'postgres'],
    {
      cwd: '/',
      env: cluster.env,
      stdio: ['pipe', 'ignore', 'pipe'],
      ...(cluster.user && { uid: cluster.user.uid, gid: cluster.user.gid }),
    },
  )
  // A server that refuses to start closes its input early.
  child.stdin.on('error', () => undefined)
  child.stdin.end(statement)
  const [messages, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  // An error in a statement does not end this mode.
  return code === 0 && !/^.*(ERROR|FATAL|PANIC): /m.test(messages) ? null : messages.trim()
}

/** Passwords of 256 random bits cannot be guessed, however fast one try is: connecting stays cheap. */
export const SCRAM_ITERATIONS = 1

function rulesOf({ credentials }: Cluster): string {
  return `# Written by Tacite for its passwords ${credentials.id}. Nobody else connects.
local all ${ROLES.join(',')} scram-sha-256
local replication ${ROLES[0]} scram-sha-256
`
}

const rulesPath = ({ directory }: Cluster) => join(directory, 'pg_hba.conf')
