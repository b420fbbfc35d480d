import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepFill, keptFill, type Fill } from './kept-fill.ts'

const FILL: Fill = {
  company: { companyId: 'company' } as Fill['company'],
  contracts: 1_000,
  pages: 0,
}

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tacite-fill-'))
})
afterEach(() => rm(directory, { recursive: true }))

describe('a kept fill', () => {
  test('is none while its directory is empty', async () => {
    expect(await keptFill(directory, FILL)).toBeNull()
  })

  test('is measured again', async () => {
    await keepFill(directory, FILL)
    expect(await keptFill(directory, FILL)).toEqual(FILL)
  })

  test('is refused when its filling was interrupted', async () => {
    await writeFile(join(directory, 'postgres'), '')
    await expect(keptFill(directory, FILL)).rejects.toThrow('neither empty nor filled to the end')
  })

  test('is refused for another number of contracts', async () => {
    await keepFill(directory, FILL)
    await expect(keptFill(directory, { contracts: 2_000, pages: 0 })).rejects.toThrow('1000')
  })

  test('can be given pages while it has none, and is refused with too few', async () => {
    await keepFill(directory, FILL)
    expect(await keptFill(directory, { contracts: 1_000, pages: 500 })).toEqual(FILL)
    await keepFill(directory, { ...FILL, pages: 100 })
    await expect(keptFill(directory, { contracts: 1_000, pages: 500 })).rejects.toThrow('100 pages')
  })
})
