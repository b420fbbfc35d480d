import { lazy, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { paths } from '../../../../platform/paths.ts'
import { PublishedHeader } from '../../publishing/public.ts'
import { WaitingDialog } from '../../template-updates/public.tsx'
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
  const { title, textId } = template
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
          onPublished={() => setWaiting(template.contracts > 0)}
        />
      )}
      {isWaiting && <WaitingDialog templateId={template._id} onClose={() => setWaiting(false)} />}
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
