import type { QueryClient } from '@tanstack/react-query'
import { textDocumentQuery } from '../../texts/public.tsx'
import { templateQuery } from '../template-queries.ts'

/** Fetches what the page of a template shows first. */
export async function loadTemplate(queryClient: QueryClient, templateId: string): Promise<void> {
  const { textId } = await queryClient.ensureQueryData(templateQuery(templateId))
  await queryClient.ensureQueryData(textDocumentQuery(textId))
}
