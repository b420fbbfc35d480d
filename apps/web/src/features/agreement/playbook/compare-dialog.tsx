import { diffTexts } from '@tacite/document/diff-sections.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DiffWords } from '../../../ui/diff-words.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { comparedQuery, type PlaybookLine } from './playbook-queries.ts'

interface CompareDialogProps {
  contractId: string
  clause: PlaybookLine['clause']
  onClose: () => void
}

/** From the wording of the library to the words of the contract. */
export function CompareDialog({ contractId, clause, onClose }: CompareDialogProps) {
  const t = useTexts()
  const { data, error } = useQuery(comparedQuery(contractId, clause._id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={clause.name}
      description={
        data?.wording
          ? t('validation.playbook.compareLead', { wording: data.wording.name })
          : undefined
      }
      footer={<Button onClick={onClose}>{t('common.action.close')}</Button>}
    >
      {error && <p className="text-red-ink">{messageOf(error)}</p>}
      {!error && !data && <SkeletonText lines={6} />}
      {data?.wording && data.said !== null && (
        <Words before={data.wording.text} after={data.said} />
      )}
      {data?.said === null && <p>{t('validation.playbook.gone')}</p>}
    </Dialog>
  )
}

function Words({ before, after }: { before: string; after: string }) {
  const t = useTexts()
  const changes = useMemo(() => diffTexts(before, after), [before, after])
  return (
    <div className="font-serif text-[15px] leading-6 break-words whitespace-pre-wrap">
      {changes.every(({ kind }) => kind === 'same') && (
        <p className="pb-3 font-sans text-sm text-ink-soft">{t('validation.playbook.same')}</p>
      )}
      <DiffWords
        changes={changes}
        said={(kind, text) => t(`validation.playbook.diff.${kind}`, { text })}
      />
    </div>
  )
}
