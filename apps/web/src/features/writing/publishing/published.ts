import type { ContentChanges } from '@tacite/api/writing/content-changes.ts'
import type { publishedVersion } from '@tacite/api/writing/published-version.ts'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { z } from 'zod'

/** What is published in versions: its texts and its topic have the same name. */
export type Published = 'templates' | 'clauses'

export type PublishedVersion = z.infer<typeof publishedVersion>

export type ChangesQuery<Key extends QueryKey = QueryKey> = UseQueryOptions<
  ContentChanges,
  Error,
  ContentChanges,
  Key
>
