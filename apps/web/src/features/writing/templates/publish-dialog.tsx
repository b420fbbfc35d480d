import { lazy, Suspense } from 'react'
import { loadTexts } from '../../../platform/locale.ts'
import { PublishDialog } from '../publishing/public.ts'
import { changesQuery, publishTemplate, type TemplateRecord } from './template-queries.ts'

const ToReview = lazy(async () => {
  const [module] = await Promise.all([import('./to-review.tsx'), loadTexts('template-check')])
  return { default: module.ToReview }
})

interface PublishTemplateDialogProps {
  template: TemplateRecord
  onClose: () => void
  /** Drafts may wait for it. */
  onPublished: () => void
}

/** What the next version changes, and why, before new contracts start from it. */
export function PublishTemplateDialog(props: PublishTemplateDialogProps) {
  const { template, onClose, onPublished } = props
  const { _id, version } = template
  return (
    <PublishDialog
      noun="templates"
      version={version}
      changes={changesQuery(_id, null)}
      publish={async (note) => {
        await publishTemplate(_id, note)
        onPublished()
      }}
      review={
        <Suspense>
          <ToReview template={template} />
        </Suspense>
      }
      onClose={onClose}
    />
  )
}
