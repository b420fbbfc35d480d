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

/** A folder for clones that other users may pass through; removed with `removeClones`. */
export function makeCloneFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tacite-install-'))
  chmodSync(folder, 0o711)
  return folder
}

/** What a person gets who clones the last commit. */
export function cloneInto(path: string): string {
  mkdirSync(join(path, '..'), { recursive: true })
  execFileSync('git', ['-c', 'safe.directory=*', 'clone', '--quiet', repository, path])
  return path
}

/** Gives a clone what another one installed and built, as hard links: it is the same lock and the same sources. */
export function linkInstalled(from: string, to: string): void {
  for (const part of ['node_modules', '.runtime', 'apps/web/dist']) {
    if (existsSync(join(from, part))) execFileSync('cp', ['-al', join(from, part), join(to, part)])
  }
}

/** Gives the folders to a user; the files in them are shared with another clone and stay as they are. */
export function chownFolders(path: string, user: { uid: number; gid: number }): void {
  lchownSync(path, user.uid, user.gid)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) chownFolders(join(path, entry.name), user)
  }
}

/** The machine's own Node and npm, without anything of the run that these tests belong to. */
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
