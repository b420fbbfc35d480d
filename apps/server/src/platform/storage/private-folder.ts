import { chmod, mkdir } from 'node:fs/promises'

/**
 * Creates a folder that no other account of the machine can list, and closes one that an earlier version left open.
 * What is in it is closed by it, whatever its own mode.
 */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  // On a file system without modes, or in a shared folder of another account, the operator decides.
  await chmod(path, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM' && error.code !== 'ENOTSUP') throw error
  })
}
