import { execFileSync } from 'node:child_process'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDirectory } from '../database/testing/create-test-directory.ts'
import { tarEntries } from './tar-entries.ts'

const directory = await createTestDirectory('tar')
const sizes = { empty: 0, small: 3, block: 512, large: 200_001 }

/** Archived by the system's own program. */
async function archived(name: string): Promise<Buffer> {
  const file = join(directory, `${name}.tar`)
  execFileSync('tar', ['--format=ustar', '-cf', file, '-C', directory, name])
  return readFile(file)
}

/** In pieces that end anywhere. */
async function* pieces(bytes: Buffer, size = 1_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(source: AsyncIterable<Buffer>): Promise<Record<string, Buffer | null>> {
  const found: Record<string, Buffer | null> = {}
  for await (const { path, isFolder, content } of tarEntries(source)) {
    const parts: Buffer[] = []
    if (!isFolder) for await (const part of content) parts.push(part)
    found[path] = isFolder ? null : Buffer.concat(parts)
  }
  return found
}

async function folderOfFiles(): Promise<Record<string, Buffer>> {
  await mkdir(join(directory, 'base', 'inner'), { recursive: true })
  const files = Object.entries(sizes).map(
    ([name, size]) => [`base/inner/${name}`, Buffer.alloc(size, name)] as const,
  )
  for (const [path, bytes] of files) await writeFile(join(directory, path), bytes)
  return Object.fromEntries(files)
}

test('reads the files and folders of an archive, whatever their size', async () => {
  const files = await folderOfFiles()
  expect(await readAll(pieces(await archived('base')))).toEqual({
    base: null,
    'base/inner': null,
    ...files,
  })
})

test('refuses an archive that is cut, damaged, or contains a link', async () => {
  await folderOfFiles()
  const whole = await archived('base')
  await expect(readAll(pieces(whole.subarray(0, whole.length / 2)))).rejects.toThrow('too early')
  const damaged = Buffer.from(whole)
  damaged[5]! ^= 1
  await expect(readAll(pieces(damaged))).rejects.toThrow('damaged header')
  await mkdir(join(directory, 'linked'), { recursive: true })
  await symlink('/etc/passwd', join(directory, 'linked', 'away')).catch(() => undefined)
  await expect(readAll(pieces(await archived('linked')))).rejects.toThrow('neither a file nor')
})
