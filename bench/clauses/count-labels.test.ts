import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tableRows } from '../measure/table-rows.ts'
import { countClauseLabels } from './count-labels.ts'

test('the README counts the labels as they are', async () => {
  const rows = tableRows(await readFile(join(import.meta.dirname, 'README.md'), 'utf8'))
  for (const counted of await countClauseLabels()) expect(rows).toContainEqual(counted)
})
