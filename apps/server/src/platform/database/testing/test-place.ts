import { access, constants, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * Where tests keep disposable data: in memory where the system offers a large enough folder there. Databases that
 * tests create and drop mostly wait for the disk, and none has to survive a power cut.
 */
export async function testPlace(): Promise<string> {
  try {
    await access(MEMORY, constants.W_OK)
    const { bavail, bsize } = await statfs(MEMORY)
    // The folder may promise more than the system still has.
    const freeBytes = Math.min(bavail * bsize, freemem())
    return freeBytes >= ENOUGH_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
