import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What npm's lock file says of one installed folder. */
export interface LockedPackage {
  version?: string
  name?: string
  license?: string
  integrity?: string
  /** Only needed to build or test. */
  dev?: boolean
  optional?: boolean
  /** A workspace, which is listed at its own path too. */
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export interface Lock {
  name: string
  version: string
  /** By folder: `node_modules/pg`, `packages/domain`. */
  packages: Readonly<Record<string, LockedPackage>>
}

export function readLock(root: string): Lock {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
}

/** The name under which a folder's package is published: an alias has its own, others that of the folder. */
export function nameAt(path: string, { name }: LockedPackage): string {
  return name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** The packages of others, by folder. */
export function foreignPackages({ packages }: Lock): [path: string, locked: LockedPackage][] {
  return Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
}
