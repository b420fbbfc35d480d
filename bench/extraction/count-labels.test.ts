import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countLabels } from './count-labels.ts'

test('the README counts the labels as they are', async () => {
  const readme = await readFile(join(import.meta.dirname, 'README.md'), 'utf8')
  const rows = readme
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
  for (const counted of await countLabels()) expect(rows).toContainEqual(counted)
})
