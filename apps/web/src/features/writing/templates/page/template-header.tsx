import { useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { paths } from '../../../../platform/paths.ts'
import { PublishedHeader } from '../../publishing/public.ts'
import { WaitingDialog, waitingQuery } from '../../template-updates/public.tsx'
import type { TemplateRecord } from '../template-queries.ts'
import { TemplateState } from '../template-state.tsx'

const PublishTemplateDialog = lazy(async () => ({
  default: (await import('../publish-dialog.tsx')).PublishTemplateDialog,
}))
const TemplateMenu = lazy(async () => ({
  default: (await import('./template-menu.tsx')).TemplateMenu,
}))

/** The template's title and state in one line, and what can be done with the whole of it. */
export function TemplateHeader({ template }: { template: TemplateRecord }) {
  const t = useTexts()
  const [isPublishing, setPublishing] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const queryClient = useQueryClient()
  const { _id, title, textId } = template
  /** Where no draft waits there is nothing to show; a list that could not be read says so itself. */
  const openIfAnyWaits = () =>
    queryClient.fetchInfiniteQuery(waitingQuery(_id)).then(
      ({ pages }) => setWaiting((pages[0]?.count ?? 0) > 0),
      () => setWaiting(true),
    )
  return (
    <PublishedHeader
      noun="templates"
      title={title}
      textId={textId}
      back={{ to: paths.templates(), label: t('templates.back') }}
      standing={<TemplateState of={template} />}
      whyNotPublished={useWhyNotPublished(template)}
      onPublish={() => setPublishing(true)}
      menu={<TemplateMenu template={template} />}
    >
      {isPublishing && (
        <PublishTemplateDialog
          template={template}
          onClose={() => setPublishing(false)}
          onPublished={() => template.contracts > 0 && void openIfAnyWaits()}
        />
      )}
      {isWaiting && <WaitingDialog templateId={_id} onClose={() => setWaiting(false)} />}
    </PublishedHeader>
  )
}

/** Why nothing can be published now; null: it can. */
function useWhyNotPublished({ state, version, isChanged }: TemplateRecord): string | null {
  const t = useTexts()
  const me = useMe()
  if (!holds(me, 'model:contracts:update'))
    return t.refusal({ code: 'NOT_ALLOWED_MODEL_CONTRACTS_UPDATE' })
  if (state === 'retired') return t.refusal({ code: 'TEMPLATE_RETIRED' })
  return version !== null && !isChanged
    ? t('templates.nothingToPublish', { number: version })
    : null
}
