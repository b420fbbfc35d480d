import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { currentTexts, loadTexts, useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { LazyContentChanges } from '../content-changes/public.tsx'
import { changesQuery, publishTemplate, type TemplateRecord } from './template-queries.ts'

const ToReview = lazy(async () => {
  const [module] = await Promise.all([import('./to-review.tsx'), loadTexts('template-check')])
  return { default: module.ToReview }
})

interface PublishDialogProps {
  template: TemplateRecord
  onClose: () => void
}

/** What the next version changes, and why, before new contracts start from it. */
export function PublishDialog({ template, onClose }: PublishDialogProps) {
  const t = useTexts()
  const { _id, version } = template
  const number = (version ?? 0) + 1
  const form = useForm({
    initial: { note: '' },
    save: ({ note }) => publishTemplate(_id, note),
    changes: ['templates'],
    onSaved: () => {
      toasts.success(currentTexts()('templates.published', { number }))
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size={version === null ? 'medium' : 'wide'}
      onClose={onClose}
      title={t('templates.publishTitle', { number })}
      description={t('templates.publishConsequence')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('templates.publishVersion', { number })}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <Suspense>
          <ToReview template={template} />
        </Suspense>
        {version === null ? (
          <p>{t('templates.firstVersion')}</p>
        ) : (
          <WhatChanges templateId={_id} version={version} />
        )}
        <TextArea
          {...form.text('note')}
          label={t('templates.note')}
          hint={t('templates.noteHint')}
          maxLength={2000}
          isOptional
        />
      </form>
    </Dialog>
  )
}

function WhatChanges({ templateId, version }: { templateId: string; version: number }) {
  const t = useTexts()
  const { data, error } = useQuery(changesQuery(templateId, null))
  if (error) return <p role="alert">{messageOf(error)}</p>
  if (data && data.parts.length + data.values.length === 0)
    return <p>{t('templates.nothingToPublish', { number: version })}</p>
  return (
    <section
      aria-label={t('templates.publishChanges')}
      className="flex max-h-[45dvh] flex-col gap-3 overflow-y-auto rounded-lg border border-line bg-canvas p-3"
    >
      <p className="font-medium">{t('templates.publishChanges')}</p>
      {data ? (
        <Suspense fallback={<Comparing />}>
          <LazyContentChanges changes={data} />
        </Suspense>
      ) : (
        <Comparing />
      )}
    </section>
  )
}

function Comparing() {
  return (
    <LoadingRegion>
      <SkeletonText lines={4} />
    </LoadingRegion>
  )
}
