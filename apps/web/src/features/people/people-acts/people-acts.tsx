import { ChevronDown, Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PlainSearch } from '../../../platform/plain-search.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { downloadPeople, type ActKind, type Selection } from './people-acts-queries.ts'
import type { PeopleSelection } from './use-people-selection.ts'

const ActDialog = lazy(async () => ({ default: (await import('./act-dialog.tsx')).ActDialog }))

const GROUPS: readonly (readonly ActKind[])[] = [
  ['block', 'unblock'],
  ['giveRole', 'joinGroup', 'leaveGroup'],
  ['resend', 'withdraw'],
]

/** What can be done with those who are ticked; its label says how many there are. */
export function PeopleActs({ selection, total }: { selection: PeopleSelection; total: number }) {
  const t = useTexts()
  const [asked, setAsked] = useState<{ kind: ActKind; chosen: Selection } | null>(null)
  const { count, chosen } = selection
  const open = (kind: ActKind) => chosen && setAsked({ kind, chosen })
  const all = {
    actions: [
      ...(total > 0
        ? [{ label: t('people-acts.selectAll', { count: total }), onSelect: selection.selectAll }]
        : []),
      ...(count > 0 ? [{ label: t('people-acts.clear'), onSelect: selection.clear }] : []),
    ],
  }
  const acts = GROUPS.map((kinds) => ({
    actions: kinds.map((kind) => ({
      label: t(`people-acts.menu.${kind}`),
      disabledReason: count === 0 ? t('people-acts.none') : null,
      onSelect: () => open(kind),
    })),
  }))
  return (
    <>
      <LazyMenu
        align="end"
        trigger={
          <Button trailing={<ChevronDown aria-hidden />}>
            {t('people-acts.label', { count })}
          </Button>
        }
        groups={[all, ...acts]}
      />
      {asked && (
        <Suspense fallback={null}>
          <ActDialog {...asked} onClose={() => setAsked(null)} onDone={selection.clear} />
        </Suspense>
      )}
    </>
  )
}

/** The list as a spreadsheet: whom its filter finds. */
export function PeopleExport({ asked }: { asked: PlainSearch }) {
  const t = useTexts()
  const save = async (typeFile: 'xlsx' | 'csv') => {
    try {
      await downloadPeople(typeFile, asked)
      toasts.success(t('people-acts.export.done'))
    } catch (error) {
      toasts.error(messageOf(error))
    }
  }
  return (
    <LazyMenu
      align="end"
      trigger={
        // Beside an open panel there is room for what concerns the people only.
        <Button icon={<Download aria-hidden />} className="desktop:group-data-narrowed/list:hidden">
          {t('people-acts.export.label')}
        </Button>
      }
      groups={[
        {
          actions: (['xlsx', 'csv'] as const).map((typeFile) => ({
            label: t(`people-acts.export.${typeFile}`),
            onSelect: () => void save(typeFile),
          })),
        },
      ]}
    />
  )
}
