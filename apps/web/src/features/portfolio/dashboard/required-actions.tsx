import type { RequiredAction } from '@tacite/api/portfolio/dashboard-endpoints.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { ShortText } from './short-text.tsx'
import { DashboardCard } from './dashboard-card.tsx'

type Action = RequiredAction['children'][number]

/** What the person has to do, one contract per row, the most urgent first. */
export function RequiredActions({ actions }: { actions: readonly RequiredAction[] }) {
  const t = useTexts()
  return (
    <div id="required-actions" className="min-w-0 scroll-mt-16" tabIndex={-1}>
      <DashboardCard
        title={t('dashboard-screen.actions.title')}
        widget={actions.length > 0 ? { type: 'requiredActionsCount' } : null}
      >
        {actions.length === 0 ? (
          <p className="py-8 text-center text-ink-soft">{t('dashboard-screen.actions.empty')}</p>
        ) : (
          <ul className="max-h-96 divide-y divide-line overflow-y-auto" tabIndex={0}>
            {actions.map((action) => (
              <li key={action._id} className="py-2.5">
                <ActionLine action={action} />
                {action.children.length > 0 && (
                  <ul className="mt-2 flex flex-col gap-2 border-l border-line pl-3">
                    {action.children.map((child) => (
                      <li key={child._id}>
                        <ActionLine action={child} isChild />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        )}
      </DashboardCard>
    </div>
  )
}

function ActionLine({ action, isChild = false }: { action: Action; isChild?: boolean }) {
  const formats = useFormats()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 tablet:flex-nowrap">
      <div className="min-w-0">
        <TextLink isQuiet render={<AppLink to={action.url} />}>
          <span className={isChild ? '' : 'font-medium'}>{action.description}</span>
        </TextLink>
        {!isChild && (
          <p className="text-sm text-ink-soft">
            <ShortText text={action.contract.title} most={15} />
            {action.contract.supplier && (
              <>
                {' · '}
                <ShortText text={action.contract.supplier} most={16} />
              </>
            )}
          </p>
        )}
      </div>
      <time dateTime={action.createdAt} className="shrink-0 text-sm text-ink-soft tabular-nums">
        {formats.instant(action.createdAt)}
      </time>
    </div>
  )
}
