import { useMutation } from '@tanstack/react-query'
import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useGo } from '../../../platform/go.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { paths } from '../../../platform/paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { useWordCopy } from '../texts/public.tsx'
import { copyClause, type ClauseRecord } from './clause-queries.ts'

const DeleteDialog = lazy(async () => ({
  default: (await import('./delete-dialog.tsx')).DeleteDialog,
}))

interface ClauseMenuProps {
  clause: ClauseRecord
  onRemoved: () => void
}

/** Rare acts on the whole clause; disabled ones say why. */
export function ClauseMenu({ clause, onRemoved }: ClauseMenuProps) {
  const t = useTexts()
  const me = useMe()
  const go = useGo()
  const [isDeleting, setDeleting] = useState(false)
  const { _id, variants, textId } = clause
  const word = useWordCopy(textId)
  const copying = useMutation({
    mutationFn: () => copyClause(_id),
    meta: { changes: ['clauses'] },
    onSuccess: (copy) => {
      toasts.success(currentTexts()('clauses.copied', { title: copy.title }))
      go(paths.clause(copy._id))
    },
  })
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            label={t('clauses.actions')}
            icon={<Ellipsis aria-hidden />}
            hasTooltip={false}
          />
        }
        groups={[
          {
            actions: [
              {
                label: t(variants.length > 0 ? 'clauses.copyAlone' : 'clauses.copy'),
                icon: <Copy aria-hidden />,
                disabledReason: holds(me, 'contracts:clause:create')
                  ? null
                  : t.refusal({ code: 'NOT_ALLOWED_CONTRACTS_CLAUSE_CREATE' }),
                onSelect: () => copying.mutate(),
              },
              word.action,
            ],
          },
          {
            actions: [
              {
                label: t('clauses.delete'),
                icon: <Trash2 aria-hidden />,
                isDangerous: true,
                disabledReason: holds(me, 'contracts:clause:delete')
                  ? null
                  : t.refusal({ code: 'NOT_ALLOWED_CONTRACTS_CLAUSE_DELETE' }),
                onSelect: () => setDeleting(true),
              },
            ],
          },
        ]}
      />
      {word.dialog}
      {isDeleting && (
        <Suspense>
          <DeleteDialog clause={clause} onClose={() => setDeleting(false)} onRemoved={onRemoved} />
        </Suspense>
      )}
    </>
  )
}
