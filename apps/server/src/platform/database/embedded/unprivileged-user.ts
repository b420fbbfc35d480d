import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'

/** A system account that a process can run as. */
export interface SystemUser {
  name: string
  uid: number
  gid: number
}

/** In this order: an account that an operator created for Tacite, then the one that every system has. */
const CANDIDATES = ['tacite', 'nobody']

/**
 * PostgreSQL refuses to run as root. For root: the owner of the existing database, else an unprivileged account.
 * Otherwise null: the server runs as the same user.
 */
export async function chooseServerUser(existingCluster: string): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null
  const accounts = await readAccounts()
  const owner = await stat(existingCluster).catch(() => null)
  if (owner && owner.uid !== 0) {
    return (
      accounts.find(({ uid }) => uid === owner.uid) ?? {
        name: String(owner.uid),
        uid: owner.uid,
        gid: owner.gid,
      }
    )
  }
  for (const candidate of CANDIDATES) {
    const account = accounts.find(({ name }) => name === candidate)
    if (account) return account
  }
  throw new Error(
    'PostgreSQL cannot run as root, and there is no account named tacite or nobody to run it as.',
  )
}

/** Whether the user (null: this process) can enter a directory; the system itself is asked, since it knows every rule. */
export async function canEnter(user: SystemUser | null, directory: string): Promise<boolean> {
  return await runsAs(user, '/bin/sh', ['-c', 'cd -- "$0"', directory])
}

/** Whether a program runs and succeeds as this user. */
export async function runsAs(
  user: SystemUser | null,
  program: string,
  args: string[],
): Promise<boolean> {
  const identity = user && { uid: user.uid, gid: user.gid }
  return await promisify(execFile)(program, args, { cwd: '/', ...identity }).then(
    () => true,
    () => false,
  )
}

async function readAccounts(): Promise<SystemUser[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .filter(([name, , uid, gid]) => name && uid && gid && !name.startsWith('#'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
}
