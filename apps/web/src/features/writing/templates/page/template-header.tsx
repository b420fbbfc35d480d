import { ArrowLeft, FileText, Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { urlOf } from '../../../../platform/api.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'
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
  const isPhone = useIsPhone()
  const [isPublishing, setPublishing] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const { title, textId } = template
  return (
    <header className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line bg-paper px-4 py-0.5 tablet:px-6">
      <div className="flex min-w-0 flex-[1_1_300px] items-center gap-x-2.5 @max-[700px]:basis-full">
        <IconButton
          label={t('templates.back')}
          icon={<ArrowLeft aria-hidden />}
          size="small"
          render={<AppLink to={paths.templates()} />}
          className="-ml-1.5"
        />
        <h1 className="min-w-0 truncate text-lg font-semibold tracking-[-0.01em]" title={title}>
          {title}
        </h1>
        {!isPhone && <TemplateState of={template} />}
      </div>
      <div className="ml-auto flex max-w-full items-center gap-1.5 @max-[700px]:ml-0 @max-[700px]:w-full @max-[700px]:py-1">
        {isPhone && (
          <span className="mr-auto min-w-0">
            <TemplateState of={template} />
          </span>
        )}
        <Button
          icon={<FileText aria-hidden />}
          render={
            <a
              href={urlOf('/texts/:textId/preview', { params: { textId } })}
              target="_blank"
              rel="noreferrer"
            />
          }
        >
          <span className="@max-[700px]:sr-only">{t('editor.page.preview')}</span>
        </Button>
        <Button
          variant="primary"
          icon={<Send aria-hidden />}
          disabledReason={useWhyNotPublished(template)}
          onClick={() => setPublishing(true)}
        >
          {t('templates.publish')}
        </Button>
        {/* In its place before its code is there: nothing beside it moves. */}
        <span className="size-8 shrink-0">
          <Suspense>
            <TemplateMenu template={template} />
          </Suspense>
        </span>
      </div>
      {isPublishing && (
        <Suspense>
          <PublishTemplateDialog
            template={template}
            onClose={() => setPublishing(false)}
            onPublished={() => setWaiting(template.contracts > 0)}
          />
        </Suspense>
      )}
      {isWaiting && (
        <Suspense>
          <WaitingDialog templateId={template._id} onClose={() => setWaiting(false)} />
        </Suspense>
      )}
    </header>
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
