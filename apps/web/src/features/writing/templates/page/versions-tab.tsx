import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { VersionsList } from '../../publishing/public.ts'
import { WaitingDialog } from '../../template-updates/public.tsx'
import { changesQuery, versionsQuery, type TemplateRecord } from '../template-queries.ts'

/** « Versions »: what was published, when, by whom, why, and how many contracts name it. */
export function VersionsTab({ template }: { template: TemplateRecord }) {
  const t = useTexts()
  const { _id, state, version } = template
  const read = useInfiniteQuery(versionsQuery(_id))
  return (
    <>
      {state === 'published' && <Waiting templateId={_id} />}
      <VersionsList
        noun="templates"
        offered={state === 'published' ? version : null}
        read={read}
        changesOf={(number) => changesQuery(_id, number)}
        figure={({ contracts }) => t('templates.versions.contracts', { count: contracts })}
      />
    </>
  )
}

/** Opens the drafts that follow an older version. */
function Waiting({ templateId }: { templateId: string }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="pt-3">
      <Button size="small" onClick={() => setOpen(true)}>
        {t('templates.waiting')}
      </Button>
      {isOpen && (
        <Suspense>
          <WaitingDialog templateId={templateId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
