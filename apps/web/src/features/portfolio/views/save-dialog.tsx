import { MOST_VIEW_NAME } from '@tacite/domain/filters/saved-view.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useGo } from '../../../platform/go.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { useViewWords } from './use-view-words.ts'
import { addressOf, createView, viewsQuery, type Look } from './views-queries.ts'

/** Names what the page shows; the new view is then the open one. */
export function SaveDialog({ look, onClose }: { look: Look; onClose: () => void }) {
  const t = useTexts()
  const go = useGo()
  const nameRef = useRef<HTMLInputElement>(null)
  const { data } = useQuery(viewsQuery)
  const { describe } = useViewWords([look], data?.names ?? [])
  const form = useForm({
    initial: { name: '' },
    save: ({ name }) => createView(name, look),
    changes: ['views'],
    onSaved: (view) => {
      toasts.success(currentTexts()('views.created', { name: view.name }))
      go(addressOf(view), { replace: true })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      initialFocus={nameRef}
      title={t('views.dialog.title')}
      description={t('views.dialog.lead')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('views.dialog.submit')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-3">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextField
          {...form.text('name')}
          ref={nameRef}
          label={t('views.dialog.name')}
          maxLength={MOST_VIEW_NAME}
        />
        <p className="text-sm break-words text-ink-soft">{describe(look)}</p>
      </form>
    </Dialog>
  )
}
