import type { choicesEndpoints } from '@tacite/api/settings/choices-endpoints.ts'
import { call } from '../../../platform/api.ts'
import { holds } from '../../../platform/me.ts'
import type { PaletteHit, PaletteQuestion } from '../../../platform/palette-sources.ts'
import { paths } from '../../../platform/paths.ts'

const MOST_PEOPLE = 5
const SHORTEST_WORDS = 2

/** People by a part of their name or address: their record, for those who administer it. */
export async function findPeople({ words, me, signal }: PaletteQuestion): Promise<PaletteHit[]> {
  if (words.length < SHORTEST_WORDS || !holds(me, 'vendor:users')) return []
  const { value } = await call<typeof choicesEndpoints.people>('GET', '/choices/people', {
    query: { q: words, $top: MOST_PEOPLE, standing: 'any' },
    signal,
  })
  return value.map(({ _id, name, email }) => ({
    id: _id,
    label: name,
    hint: email,
    to: paths.users({ open: _id }),
  }))
}
