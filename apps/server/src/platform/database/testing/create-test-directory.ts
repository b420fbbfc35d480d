import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'

/**
 * A folder for one test file that the database's own account can traverse; removed after the file, or with the run if
 * that is killed.
 *
 * @example const dataDirectory = await createTestDirectory('files')
 */
export async function createTestDirectory(name: string): Promise<string> {
  const directory = await mkdtemp(join(inject('testServer').directory, `${name}-`))
  await chmod(directory, 0o711)
  afterAll(() => rm(directory, { recursive: true, force: true }))
  return directory
}
