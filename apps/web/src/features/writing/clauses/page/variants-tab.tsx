import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import type { WireDocument } from '../../texts/public.tsx'
import { clauseQuery, orderVariants, type ClauseRecord } from '../clause-queries.ts'
import { VariantList } from '../variant-list.tsx'

const VariantDialog = lazy(async () => ({
  default: (await import('../variant-dialog.tsx')).VariantDialog,
}))

interface VariantsTabProps {
  clause: ClauseRecord
  wire: WireDocument
}

/** « Variantes »: the standard clause and its variants, on the page of any of them. */
export function VariantsTab({ clause, wire }: VariantsTabProps) {
  const standardId = clause.standard?._id ?? clause._id
  const { data: standard, error } = useQuery(clauseQuery(standardId))
  if (error && !standard) return <p role="alert">{messageOf(error)}</p>
  if (!standard)
    return (
      <LoadingRegion>
        <SkeletonText lines={6} />
      </LoadingRegion>
    )
  return <Variants standard={standard} currentId={clause._id} wire={wire} />
}

interface VariantsProps {
  standard: ClauseRecord
  currentId: string
  wire: WireDocument
}

function Variants({ standard, currentId, wire }: VariantsProps) {
  const t = useTexts()
  const order = useOrder(standard)
  return (
    <section aria-label={t('clauses.variants.title')} className="flex flex-col gap-4 pt-3">
      <p className="text-sm text-ink-soft">
        {t(standard.variants.length > 0 ? 'clauses.variants.lead' : 'clauses.variants.none')}
      </p>
      {standard.variants.length > 0 && (
        <VariantList
          variants={[standard, ...standard.variants]}
          wire={wire}
          currentId={currentId}
          actsOn={({ _id, stance }) => stance === 'fallback' && <Moves order={order} id={_id} />}
        />
      )}
      <AddVariant standard={standard} />
      <p role="status" className="sr-only">
        {order.news}
      </p>
    </section>
  )
}

/** Fallbacks in their order, and moving one by a place. */
function useOrder({ _id, variants, revision }: ClauseRecord) {
  const [news, setNews] = useState('')
  const fallbacks = variants.filter(({ stance }) => stance === 'fallback')
  const moving = useMutation({
    mutationFn: (ids: string[]) => orderVariants(_id, ids, revision),
    meta: { changes: ['clauses'] },
  })
  const move = (from: number, to: number) => {
    const ids = fallbacks.map((fallback) => fallback._id)
    const { title } = fallbacks[from]!
    ids.splice(to, 0, ...ids.splice(from, 1))
    moving.mutate(ids, {
      onSuccess: () =>
        setNews(
          currentTexts()('clauses.variants.moved', { title, place: to + 1, count: ids.length }),
        ),
    })
  }
  return { fallbacks, move, isBusy: moving.isPending, news }
}

function Moves({ order, id }: { order: ReturnType<typeof useOrder>; id: string }) {
  const t = useTexts()
  const me = useMe()
  const { fallbacks, move } = order
  const place = fallbacks.findIndex(({ _id }) => _id === id)
  const { title } = fallbacks[place]!
  const refused = holds(me, 'contracts:clause:update')
    ? null
    : t.refusal({ code: 'NOT_ALLOWED_CONTRACTS_CLAUSE_UPDATE' })
  const isLast = place === fallbacks.length - 1
  return (
    <span className="-mt-1 flex shrink-0">
      <IconButton
        size="small"
        label={t('clauses.variants.up', { title })}
        icon={<ArrowUp aria-hidden />}
        disabledReason={refused ?? (place === 0 ? t('clauses.variants.first') : null)}
        onClick={() => move(place, place - 1)}
      />
      <IconButton
        size="small"
        label={t('clauses.variants.down', { title })}
        icon={<ArrowDown aria-hidden />}
        disabledReason={refused ?? (isLast ? t('clauses.variants.last') : null)}
        onClick={() => move(place, place + 1)}
      />
    </span>
  )
}

function AddVariant({ standard }: { standard: ClauseRecord }) {
  const t = useTexts()
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className="w-fit"
        icon={<Plus aria-hidden />}
        disabledReason={
          holds(me, 'contracts:clause:create')
            ? null
            : t.refusal({ code: 'NOT_ALLOWED_CONTRACTS_CLAUSE_CREATE' })
        }
        onClick={() => setOpen(true)}
      >
        {t('clauses.variants.add')}
      </Button>
      {isOpen && (
        <Suspense>
          <VariantDialog
            standard={{ _id: standard._id, name: standard.title }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
