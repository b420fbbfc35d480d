import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDirectory } from '../database/testing/create-test-directory.ts'
import { startProduct } from '../../testing/start-product.ts'
import { makePrivateFolder } from './private-folder.ts'

const directory = await createTestDirectory('private')
const modeOf = async (path: string) => (await stat(path)).mode & 0o777

test('other accounts see neither companies nor hashes nor mails', async () => {
  const { dataDirectory, stop } = await startProduct()
  await stop()
  for (const name of ['files', 'mail']) expect(await modeOf(join(dataDirectory, name))).toBe(0o700)
})

test('closes a folder that an earlier version left open', async () => {
  const open = join(directory, 'open')
  await mkdir(open)
  await chmod(open, 0o755)
  await makePrivateFolder(open)
  expect(await modeOf(open)).toBe(0o700)
})
