import { PublishDialog } from '../publishing/public.ts'
import { PublishingImpact } from './uses/impact.tsx'
import { changesQuery, publishClause, type ClauseRecord } from './clause-queries.ts'

interface PublishClauseDialogProps {
  clause: Pick<ClauseRecord, '_id' | 'version'>
  onClose: () => void
  onPublished: () => void
}

/** What the next version changes, and why, before texts insert it. */
export function PublishClauseDialog({ clause, onClose, onPublished }: PublishClauseDialogProps) {
  const { _id, version } = clause
  return (
    <PublishDialog
      noun="clauses"
      version={version}
      changes={changesQuery(_id, null)}
      review={<PublishingImpact clauseId={_id} />}
      publish={async (note) => {
        const record = await publishClause(_id, note)
        onPublished()
        return record
      }}
      onClose={onClose}
    />
  )
}
