import { BellOff } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Table } from '../../../ui/table.tsx'
import { toggledSelection } from '../../../ui/use-row-keys.ts'
import { AnswerDialog, type AskedAnswer } from '../../lifecycle/alerts/public.ts'
import { AlertOfNews } from './alert-of-news.tsx'
import { actsFor, linesOf, type KeptLine } from './kept-lines.ts'
import { KeptActions } from './kept-actions.tsx'
import { KeptText } from './kept-text.tsx'
import type { KeptNotification, KeptSearch } from './kept-queries.ts'
import { plainTemplate } from './plain-template.ts'
import { useMarking } from './use-marking.ts'
import { useOpenNotification } from './use-reading.ts'

/** The notifications of a list; like ones are one line, which opens. Enter opens, « m » marks. */
export function KeptTable(props: {
  notifications: readonly KeptNotification[] | undefined
  search: KeptSearch
  onClear: () => void
}) {
  const { notifications, search, onClear } = props
  const t = useTexts()
  const formats = useFormats()
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<AskedAnswer | null>(null)
  const marking = useMarking()
  const open = useOpenNotification()
  // The day of « 20/11/2026 09:00 », in the company’s time zone.
  const dayOf = (moment: string) => formats.instant(moment).slice(0, 10)
  const keyOf = ({ notification }: KeptLine) => notification._id
  const toggle = (line: KeptLine) => setExpanded(toggledSelection(expanded, keyOf(line)))
  return (
    <>
      <Table<KeptLine>
        caption={t('notification-list.caption')}
        rows={notifications && linesOf(notifications, dayOf, expanded)}
        loadingRows={10}
        density="comfortable"
        keyOf={keyOf}
        nameOf={({ notification }) => plainTemplate(notification.template)}
        expansion={{
          isExpandable: ({ others }) => others.length > 0,
          expanded,
          onToggle: toggle,
          depthOf: ({ depth }) => depth,
        }}
        onOpen={({ notification }) => open(notification)}
        keys={{ m: (line) => marking.toggle(actsFor(line)) }}
        empty={<NoNotifications search={search} onClear={onClear} />}
        columns={[
          {
            id: 'text',
            header: t('notification-list.column.text'),
            isRowHeader: true,
            cell: (line) => (
              <>
                <KeptText line={line} />
                <AlertOfNews
                  notification={line.notification}
                  isOver={line.notification.isOver}
                  onAnswer={setAsked}
                  className="pb-1 pl-4"
                />
              </>
            ),
          },
          {
            id: 'at',
            header: t('notification-list.column.at'),
            width: 'w-40',
            from: 'tablet',
            cell: ({ notification }) => (
              <time dateTime={notification.createdAt} className="whitespace-nowrap tabular-nums">
                {formats.instant(notification.createdAt)}
              </time>
            ),
          },
          {
            id: 'actions',
            header: t('notification-list.column.actions'),
            hidesHeader: true,
            align: 'end',
            width: 'w-56',
            cell: (line) => <KeptActions line={line} marking={marking} />,
          },
        ]}
        card={(line) => (
          <div className="flex flex-col gap-2">
            <KeptText line={line} />
            <AlertOfNews
              notification={line.notification}
              isOver={line.notification.isOver}
              onAnswer={setAsked}
              className="pl-4"
            />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <time
                dateTime={line.notification.createdAt}
                className="text-sm text-ink-soft tabular-nums"
              >
                {formats.instant(line.notification.createdAt)}
              </time>
              <KeptActions line={line} marking={marking} />
            </div>
          </div>
        )}
      />
      <Suspense>{asked && <AnswerDialog {...asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  )
}

function NoNotifications({ search, onClear }: { search: KeptSearch; onClear: () => void }) {
  const t = useTexts()
  if (search.family !== undefined || search.days !== undefined)
    return (
      <EmptyState
        isSmall
        title={t('notification-list.noMatch')}
        action={<Button onClick={onClear}>{t('notification-list.clear')}</Button>}
      />
    )
  return (
    <EmptyState
      isSmall
      icon={<BellOff aria-hidden />}
      title={t(`notification-list.empty.${search.state}.title`)}
    >
      {t(`notification-list.empty.${search.state}.hint`)}
    </EmptyState>
  )
}
