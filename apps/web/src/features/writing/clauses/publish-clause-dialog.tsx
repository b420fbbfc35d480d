import { PublishDialog } from '../publishing/public.ts'
import { changesQuery, publishClause, type ClauseRecord } from './clause-queries.ts'

interface PublishClauseDialogProps {
  clause: Pick<ClauseRecord, '_id' | 'version'>
  onClose: () => void
}

/** What the next version changes, and why, before texts insert it. */
export function PublishClauseDialog({ clause, onClose }: PublishClauseDialogProps) {
  const { _id, version } = clause
  return (
    <PublishDialog
      noun="clauses"
      version={version}
      changes={changesQuery(_id, null)}
      publish={(note) => publishClause(_id, note)}
      onClose={onClose}
    />
  )
}
