import { locales } from '@tacite/domain/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useGo } from '../../../../platform/go.ts'
import { currentTexts, loadTexts, useLocale, useTexts } from '../../../../platform/locale.ts'
import { noteImported } from '../../../../platform/imported-text.ts'
import { paths } from '../../../../platform/paths.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { Select } from '../../../../ui/select.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { ReadFile, type Upload } from '../../new-contract/public.tsx'
import { acceptedFields, placeOfRefusal } from '../from-file/decisions.ts'
import { PlacesSummary } from '../from-file/places-summary.tsx'
import { makeTemplateOfFile, placeholdersQuery } from '../template-queries.ts'

const READING = (
  <LoadingRegion>
    <SkeletonText lines={3} />
  </LoadingRegion>
)

const FoundPlaces = lazy(async () => {
  const [module] = await Promise.all([
    import('../from-file/found-places.tsx'),
    loadTexts('tagged-fields'),
  ])
  return { default: module.FoundPlaces }
})

/** A template from a Word, PDF or image file: what was read of it is shown before. */
export function FromFileDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const go = useGo()
  const [upload, setUpload] = useState<Upload | null>(null)
  const found = useQuery({ ...placeholdersQuery(upload?._id ?? ''), enabled: upload !== null })
  const ownLocale = useLocale()
  const form = useForm({
    initial: { title: '', locale: ownLocale, decisions: {} },
    save: ({ decisions, ...values }) =>
      makeTemplateOfFile(upload!._id, { ...values, fields: acceptedFields(decisions) }),
    place: placeOfRefusal,
    changes: ['templates', 'taggedFields'],
    onSaved: ({ _id }, { title }) => {
      toasts.success(currentTexts()('administration.saved', { name: title }))
      noteImported(paths.template(_id), upload!.losses)
      go(paths.template(_id))
    },
  })
  const whyNot = upload
    ? found.isPending
      ? t('templates.fill.reading')
      : null
    : t('templates.fileRequired')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('templates.fromFile')}
      description={t('templates.fromFileHint')}
      footer={
        <>
          {upload && found.data && (
            <PlacesSummary proposed={found.data} decisions={form.values.decisions} />
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            isBusy={form.isBusy}
            disabledReason={whyNot}
          >
            {t('templates.create')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <Suspense fallback={READING}>
          <ReadFile
            upload={upload}
            onUpload={(read) => {
              setUpload(read)
              if (read)
                form.set({ title: read.title, locale: read.locale ?? ownLocale, decisions: {} })
            }}
            hint={t('templates.fileHint')}
            error={undefined}
            onChosen={() => form.forgive(['title'])}
          />
        </Suspense>
        {upload && (
          <>
            <div className="grid items-end gap-4 tablet:grid-cols-2">
              <TextField
                {...form.text('title')}
                label={t('templates.column.title')}
                maxLength={500}
                isRequired
              />
              <Select
                {...form.bind('locale')}
                label={t('templates.column.locale')}
                hint={t('templates.localeHint')}
                options={locales.map((locale) => ({
                  value: locale,
                  label: t(`templates.locale.${locale}`),
                }))}
              />
            </div>
            {found.error && <p className="text-red-ink">{t('templates.fill.unread')}</p>}
            {!found.error && (
              <Suspense fallback={READING}>
                {found.data ? <FoundPlaces proposed={found.data} form={form} /> : READING}
              </Suspense>
            )}
          </>
        )}
      </form>
    </Dialog>
  )
}
