import type { TestInfo } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a large file where a browser can choose it as a person does: a page takes tens of seconds to decode as many
 * bytes that are handed to it.
 *
 * @param folder its own, for files of the same name
 */
export async function onDisk(
  info: TestInfo,
  folder: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<string> {
  const directory = info.outputPath(folder)
  await mkdir(directory, { recursive: true })
  const path = join(directory, name)
  await writeFile(path, bytes)
  return path
}
