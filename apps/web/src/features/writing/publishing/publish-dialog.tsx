import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { LazyContentChanges } from '../content-changes/public.tsx'
import { Comparing } from './comparing.tsx'
import type { ChangesQuery, Published } from './published.ts'

interface PublishDialogProps {
  /** Which texts name it, and what is stale afterwards. */
  noun: Published
  /** The last version; null: none was published yet. */
  version: number | null
  /** What publishing would change. */
  changes: ChangesQuery
  publish: (note: string) => Promise<unknown>
  /** What to look at before. */
  review?: ReactNode
  onClose: () => void
}

/** What the next version changes, and why, before it is offered. */
export function PublishDialog(props: PublishDialogProps) {
  const { noun, version, changes, publish, review, onClose } = props
  const t = useTexts()
  const number = (version ?? 0) + 1
  const form = useForm({
    initial: { note: '' },
    save: ({ note }) => publish(note),
    changes: [noun],
    onSaved: () => {
      toasts.success(currentTexts()(`${noun}.published`, { number }))
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size={version === null ? 'medium' : 'wide'}
      onClose={onClose}
      title={t(`${noun}.publishTitle`, { number })}
      description={t(`${noun}.publishConsequence`)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t(`${noun}.publishVersion`, { number })}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        {review}
        {version === null ? (
          <p>{t(`${noun}.firstVersion`)}</p>
        ) : (
          <WhatChanges noun={noun} changes={changes} version={version} />
        )}
        <TextArea
          {...form.text('note')}
          label={t(`${noun}.note`)}
          hint={t(`${noun}.noteHint`)}
          maxLength={2000}
          isOptional
        />
      </form>
    </Dialog>
  )
}

function WhatChanges(props: { noun: Published; changes: ChangesQuery; version: number }) {
  const { noun, changes, version } = props
  const t = useTexts()
  const { data, error } = useQuery(changes)
  if (error) return <p role="alert">{messageOf(error)}</p>
  if (data && data.parts.length + data.values.length + data.attachments.length === 0)
    return <p>{t(`${noun}.nothingToPublish`, { number: version })}</p>
  return (
    <section
      aria-label={t(`${noun}.publishChanges`)}
      className="flex max-h-[45dvh] flex-col gap-3 overflow-y-auto rounded-lg border border-line bg-canvas p-3"
    >
      <p className="font-medium">{t(`${noun}.publishChanges`)}</p>
      {data ? (
        <Suspense fallback={<Comparing lines={4} />}>
          <LazyContentChanges changes={data} />
        </Suspense>
      ) : (
        <Comparing lines={4} />
      )}
    </section>
  )
}
