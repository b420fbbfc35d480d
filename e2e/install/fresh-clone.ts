import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export const repository = join(import.meta.dirname, '../..')

/** A folder for clones that other users can traverse; removed with `removeClones`. */
export function makeCloneFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tacite-install-'))
  chmodSync(folder, 0o711)
  return folder
}

/** A clone of the last commit, as anyone gets it. */
export function cloneInto(path: string): string {
  mkdirSync(join(path, '..'), { recursive: true })
  execFileSync('git', ['-c', 'safe.directory=*', 'clone', '--quiet', repository, path])
  return path
}

/** Gives a clone the installation and build of another one, as hard links: the lock and the sources are the same. */
export function linkInstalled(from: string, to: string): void {
  for (const part of ['node_modules', '.runtime', 'apps/web/dist']) {
    if (existsSync(join(from, part))) execFileSync('cp', ['-al', join(from, part), join(to, part)])
  }
}

/** Changes the owner of the folders; the files in them are shared with another clone and stay unchanged. */
export function chownFolders(path: string, user: { uid: number; gid: number }): void {
  lchownSync(path, user.uid, user.gid)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) chownFolders(join(path, entry.name), user)
  }
}

/** The machine's own Node and npm, without the environment of the test run. */
export function freshEnvironment(
  home: string,
  settings: Record<string, string>,
): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|NODE_|VITEST|VITE|TACITE_|DATABASE_URL|PORT$|HOST$|INIT_CWD|DEV$|PROD$|MODE$|SSR$)/i.test(
        name,
      ),
  )
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('/.runtime/') && !folder.includes('node_modules'))
    .join(delimiter)
  return { ...Object.fromEntries(inherited), PATH: path, HOME: home, ...settings }
}

export function removeClones(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
