import type { TemplateUpdateOffer } from '@tacite/api/writing/template-updates-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { OfferList } from './offer-list.tsx'
import { takeUpdate, updateQuery } from './update-queries.ts'

interface UpdateDialogProps {
  contractId: string
  onClose: () => void
}

/** What a newer version of its template changed, to be taken into a draft or left. */
export function UpdateDialog({ contractId, onClose }: UpdateDialogProps) {
  const t = useTexts()
  const [refused, setRefused] = useState<{ seal: string; message: string } | null>(null)
  // What is on screen stays as it was read: it changes only when it is asked for again.
  const { data, error, refetch } = useQuery({
    ...updateQuery(contractId),
    refetchOnWindowFocus: false,
  })
  if (data)
    return (
      <OfferedUpdate
        key={data.seal}
        contractId={contractId}
        offer={data}
        notice={refused && refused.seal !== data.seal ? refused.message : null}
        onRefused={(message) => {
          setRefused({ seal: data.seal, message })
          void refetch()
        }}
        onClose={onClose}
      />
    )
  return (
    <Dialog isOpen size="wide" onClose={onClose} title={t('template-update.title')}>
      {error ? (
        <p role="alert">{messageOf(error)}</p>
      ) : (
        <LoadingRegion>
          <SkeletonText lines={8} />
        </LoadingRegion>
      )}
    </Dialog>
  )
}

interface OfferedUpdateProps extends UpdateDialogProps {
  offer: TemplateUpdateOffer
  /** Why an earlier one was not taken. */
  notice: string | null
  /** It can be outdated: it is read again. */
  onRefused: (message: string) => void
}

function OfferedUpdate(props: OfferedUpdateProps) {
  const { contractId, offer, notice, onRefused, onClose } = props
  const t = useTexts()
  const offers = [...offer.values, ...offer.files, ...offer.parts]
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(offers.flatMap(({ id, standing }) => (standing === 'asBefore' ? [id] : []))),
  )
  const count = taken.size
  const left = offers.length - count
  const form = useForm({
    initial: {},
    save: () => takeUpdate(contractId, offer.seal, [...taken]),
    changes: [{ topic: 'contract', contractId }],
    onSaved: (done) => {
      toasts.success(
        currentTexts()('template-update.done', {
          version: offer.to,
          count: done.taken,
          left: done.left,
        }),
      )
      onClose()
    },
    onRefused: (error) => onRefused(messageOf(error)),
  })
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={t('template-update.titleOf', { version: offer.to, name: offer.template.name })}
      description={offers.length > 0 && t('template-update.lead', { version: offer.from })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {offers.length === 0
              ? t('template-update.follow', { version: offer.to })
              : t('template-update.take', { count, left })}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        {notice && (
          <p role="alert" className="text-red-ink">
            {notice}
          </p>
        )}
        <Notes offer={offer} />
        {offers.length === 0 ? (
          <p>{t('template-update.same', { version: offer.to })}</p>
        ) : (
          <OfferList offer={offer} taken={taken} onTake={setTaken} />
        )}
      </form>
    </Dialog>
  )
}

/** Why, in the words of those who published the versions. */
function Notes({ offer }: { offer: TemplateUpdateOffer }) {
  const t = useTexts()
  const noted = offer.versions.filter(({ note }) => note !== '')
  if (noted.length === 0) return null
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {noted.map(({ number, note }) => (
        <div key={number} className="flex gap-2">
          <dt className="shrink-0 text-ink-soft tabular-nums">
            {t('template-update.version', { number })}
          </dt>
          <dd className="min-w-0 break-words whitespace-pre-wrap">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
