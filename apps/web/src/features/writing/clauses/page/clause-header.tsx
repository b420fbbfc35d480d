import { ArrowLeft, FileText, Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { urlOf } from '../../../../platform/api.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useGo } from '../../../../platform/go.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'
import type { ClauseRecord } from '../clause-queries.ts'
import { ClauseState, StanceBadge } from '../clause-state.tsx'

const PublishClauseDialog = lazy(async () => ({
  default: (await import('../publish-clause-dialog.tsx')).PublishClauseDialog,
}))
const ClauseMenu = lazy(async () => ({ default: (await import('../clause-menu.tsx')).ClauseMenu }))

/** The clause's title and state in one line, and what can be done with the whole of it. */
export function ClauseHeader({ clause }: { clause: ClauseRecord }) {
  const t = useTexts()
  const go = useGo()
  const isPhone = useIsPhone()
  const [isPublishing, setPublishing] = useState(false)
  const { title, textId, standard } = clause
  const back = standard
    ? { to: paths.clause(standard._id), label: t('clauses.backToStandard', standard) }
    : { to: paths.clauses(), label: t('clauses.back') }
  return (
    <header className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line bg-paper px-4 py-0.5 tablet:px-6">
      <div className="flex min-w-0 flex-[1_1_300px] items-center gap-x-2.5 @max-[700px]:basis-full">
        <IconButton
          label={back.label}
          icon={<ArrowLeft aria-hidden />}
          size="small"
          render={<AppLink to={back.to} />}
          className="-ml-1.5"
        />
        <h1 className="min-w-0 truncate text-lg font-semibold tracking-[-0.01em]" title={title}>
          {title}
        </h1>
        {!isPhone && <Standing clause={clause} />}
      </div>
      <div className="ml-auto flex max-w-full items-center gap-1.5 @max-[700px]:ml-0 @max-[700px]:w-full @max-[700px]:py-1">
        {isPhone && (
          <span className="mr-auto min-w-0">
            <Standing clause={clause} />
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
          disabledReason={useWhyNotPublished(clause)}
          onClick={() => setPublishing(true)}
        >
          {t('clauses.publish')}
        </Button>
        {/* In its place before its code is there: nothing beside it moves. */}
        <span className="size-8 shrink-0">
          <Suspense>
            <ClauseMenu clause={clause} onRemoved={() => go(back.to)} />
          </Suspense>
        </span>
      </div>
      {isPublishing && (
        <Suspense>
          <PublishClauseDialog clause={clause} onClose={() => setPublishing(false)} />
        </Suspense>
      )}
    </header>
  )
}

function Standing({ clause }: { clause: ClauseRecord }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {clause.standard && <StanceBadge stance={clause.stance} />}
      <ClauseState of={clause} />
    </span>
  )
}

/** Why nothing can be published now; null: it can. */
function useWhyNotPublished({ version, isChanged }: ClauseRecord): string | null {
  const t = useTexts()
  const me = useMe()
  if (!holds(me, 'contracts:clause:update'))
    return t.refusal({ code: 'NOT_ALLOWED_CONTRACTS_CLAUSE_UPDATE' })
  return version !== null && !isChanged ? t('clauses.nothingToPublish', { number: version }) : null
}
