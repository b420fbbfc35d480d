import type { ContentChanges } from '@tacite/api/writing/content-changes.ts'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'

/** What is published in versions: its texts and its topic have the same name. */
export type Published = 'templates' | 'clauses'

export type ChangesQuery<Key extends QueryKey = QueryKey> = UseQueryOptions<
  ContentChanges,
  Error,
  ContentChanges,
  Key
>
