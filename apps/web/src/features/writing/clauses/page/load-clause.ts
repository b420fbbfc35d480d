import type { QueryClient } from '@tanstack/react-query'
import { textDocumentQuery } from '../../texts/public.tsx'
import { clauseQuery } from '../clause-queries.ts'

/** Fetches what the page of a clause shows first. */
export async function loadClause(queryClient: QueryClient, clauseId: string): Promise<void> {
  const { textId } = await queryClient.ensureQueryData(clauseQuery(clauseId))
  await queryClient.ensureQueryData(textDocumentQuery(textId))
}
