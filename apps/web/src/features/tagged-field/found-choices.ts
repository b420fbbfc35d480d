import type { taggedFieldsEndpoints } from '@tacite/api/tagged-field-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Option } from '../../ui/option.ts'
import { taggedFieldChoicesQuery } from './tagged-field-queries.ts'

type Choices = ResponseOf<typeof taggedFieldsEndpoints.choices>
type Named = Choices['people'][number]

/** Choices that the server finds by words, and those chosen before, which the last words may not find. */
export function useFound(chosen: readonly Named[], pick: (choices: Choices) => readonly Named[]) {
  const [words, setWords] = useState('')
  const [kept, setKept] = useState(chosen)
  const found = useQuery(taggedFieldChoicesQuery(words))
  const all = [...(found.data ? pick(found.data) : []), ...kept]
  const known = new Map(all.map((each) => [each._id, each]))
  const options: Option[] = [...known.values()].map(({ _id, name }) => ({
    value: _id,
    label: name,
  }))
  return {
    source: { options, onSearch: setWords, isSearching: found.isFetching },
    keep: (ids: readonly string[]) => setKept(ids.flatMap((id) => known.get(id) ?? [])),
  }
}
