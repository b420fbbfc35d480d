import { Lock, Plus } from 'lucide-react'
import { ApiError } from '../../../platform/api-error.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'

interface RefusedScreenProps {
  title: string
  lead: string
  /** The verb and its object of the primary button: off, for the same reason. */
  create?: string | undefined
  /** Why the person may not see it: the server's sentence. */
  reason: string
}

/** A whole screen of administration that the person has no right to: nothing else on it could work. */
export function RefusedScreen({ title, lead, create, reason }: RefusedScreenProps) {
  const t = useTexts()
  return (
    <>
      <PageHeader
        title={title}
        description={lead}
        actions={
          create && (
            <Button variant="primary" icon={<Plus aria-hidden />} disabledReason={reason}>
              {create}
            </Button>
          )
        }
      />
      <EmptyState title={t('administration.refused')} icon={<Lock aria-hidden />}>
        {reason}
      </EmptyState>
    </>
  )
}

/** The server's reason, when a screen's query was refused for want of a right. */
export function refusedReason(query: { data: unknown; error: Error | null }): string | null {
  const { data, error } = query
  if (data !== undefined || !(error instanceof ApiError) || error.status !== 403) return null
  return error.message
}
