import { joinedWords } from '@tacite/domain/search/joined-words.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openPools } from '../../../platform/database/pools.ts'
import { createTestDatabase } from '../../../platform/database/testing/create-test-database.ts'

const { connection } = await createTestDatabase()
const pools = openPools(connection)
afterAll(() => pools.close())

const piece = fc.oneof(
  fc.stringMatching(/^\d{1,5}$/),
  fc.stringMatching(/^\d{3}$/),
  fc.constantFrom(' ', ' ', ' ', '\n', '\u00A0', '\u202F', '\u2009', '.', '-', ',', '  '),
  fc.constantFrom('L', 'R', 'A', 'l', 'L. ', 'FR', 'é', 'à '),
)

test('the index and the marks know the same joined words', async () => {
  const texts = fc.sample(
    fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
    1_000,
  )
  const { rows } = await sql<{ words: string[] }>`
    select joined_words(asked.body) as words
    from unnest(${texts}::text[]) with ordinality as asked (body, place) order by place`.execute(
    pools.heavy,
  )
  expect(rows.map(({ words }) => words)).toEqual(
    texts.map((text) => [...new Set(joinedWords(text).map(({ word }) => word))].toSorted()),
  )
})
