import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useGo } from '../../../../platform/go.ts'
import { currentTexts, useLocale, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { paths } from '../../../../platform/paths.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { addShipped, shippedQuery, type ShippedTemplateRow } from '../template-queries.ts'
import { ShippedDetails } from './shipped-details.tsx'

type Chosen = Pick<ShippedTemplateRow, 'key' | 'locale'>

/** The contracts that the product comes with: what adding one would do is said before. */
export function ShippedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const go = useGo()
  const { data, error } = useQuery(shippedQuery)
  const form = useForm<{ chosen: Chosen | null }, Awaited<ReturnType<typeof addShipped>>>({
    initial: { chosen: null },
    save: ({ chosen }) => addShipped(chosen!),
    place: () => null,
    changes: ['templates', 'taggedFields'],
    onSaved: ({ _id, title }) => {
      toasts.success(currentTexts()('templates.shipped.added', { title }))
      go(paths.template(_id))
    },
  })
  const { chosen } = form.values
  const row = data?.value.find(({ key, locale }) => key === chosen?.key && locale === chosen.locale)
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={t('templates.shipped.action')}
      description={t('templates.shipped.lead')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            isBusy={form.isBusy}
            disabledReason={useReason(row)}
          >
            {t('templates.shipped.add')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        {error && <p role="alert">{messageOf(error)}</p>}
        {data ? (
          <Offered
            rows={data.value}
            chosen={row}
            onChoose={({ key, locale }) => form.set({ chosen: { key, locale } })}
          />
        ) : (
          !error && (
            <LoadingRegion>
              <SkeletonText lines={12} />
            </LoadingRegion>
          )
        )}
      </form>
    </Dialog>
  )
}

/** Why the chosen one cannot be added. */
function useReason(row: ShippedTemplateRow | undefined): string | null {
  const t = useTexts()
  const me = useMe()
  if (!row) return t('templates.shipped.chooseFirst')
  const missing = row.fields.filter(({ isNew }) => isNew)
  if (missing.length === 0 || holds(me, 'modules:tagged:field')) return null
  const labels = missing.map(({ label }) => label).join(', ')
  return t.refusal({ code: 'TEMPLATE_FIELDS_MISSING', params: { labels } })
}

interface OfferedProps {
  /** In each of their languages, those of one template together. */
  rows: readonly ShippedTemplateRow[]
  chosen: ShippedTemplateRow | undefined
  onChoose: (row: ShippedTemplateRow) => void
}

/** One line for each, and below the chosen one what it is. */
function Offered({ rows, chosen, onChoose }: OfferedProps) {
  const t = useTexts()
  const language = useLocale()
  const name = useId()
  const keys = [...new Set(rows.map(({ key }) => key))]
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('templates.shipped.action')}</legend>
      <ul className="flex flex-col divide-y divide-line">
        {keys.map((key) => {
          const versions = rows.filter((row) => row.key === key)
          const isChosen = chosen?.key === key
          const shown = isChosen
            ? chosen
            : (versions.find(({ locale }) => locale === language) ?? versions[0]!)
          return (
            <li key={key} className="flex flex-col gap-4 py-3 first:pt-0 last:pb-0">
              <label className="flex items-start gap-2.5">
                <input
                  type="radio"
                  name={name}
                  checked={isChosen}
                  aria-describedby={`${name}-${key}`}
                  onChange={() => onChoose(shown)}
                  className="choice-box mt-1 rounded-full"
                />
                <span className="min-w-0">
                  <span className="block font-medium">{shown.title}</span>
                  <span id={`${name}-${key}`} className="block text-sm text-ink-soft">
                    {shown.description}
                  </span>
                </span>
              </label>
              {isChosen && <ShippedDetails row={chosen} versions={versions} onChoose={onChoose} />}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
