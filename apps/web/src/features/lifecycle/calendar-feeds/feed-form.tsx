import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { Select } from '../../../ui/select.tsx'
import { createFeed, type CalendarAddress, type CalendarFeed } from './calendar-feeds-queries.ts'

const SCOPES = ['owned', 'visible', 'folder'] as const

interface FeedDraft {
  scope: CalendarFeed['scope']
  folderId: string | null
}

/** Which contracts to follow, and what leaves the company with the link. */
export function FeedForm(props: {
  folderId: string | null
  onCreated: (address: CalendarAddress) => Promise<unknown>
  onCancel: () => void
}) {
  const t = useTexts()
  const initial: FeedDraft = {
    scope: props.folderId === null ? 'owned' : 'folder',
    folderId: props.folderId,
  }
  const form = useForm({
    initial,
    check: (values) => ({
      folderId:
        values.scope === 'folder' && values.folderId === null
          ? t('calendars.form.folderMissing')
          : undefined,
    }),
    save: (values) =>
      createFeed(
        values.scope === 'folder'
          ? { scope: 'folder', folderId: values.folderId ?? '' }
          : { scope: values.scope },
      ),
    onSaved: props.onCreated,
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.whole} attempt={form.attempt} />
      <Select
        {...form.bind('scope')}
        onChange={(chosen) => form.set({ scope: chosen })}
        label={t('calendars.form.scope')}
        options={SCOPES.map((value) => ({ value, label: t(`calendars.scope.${value}`) }))}
      />
      {form.values.scope === 'folder' && (
        <ChoiceField
          {...form.bind('folderId')}
          noun="folders"
          label={t('calendars.form.folder')}
          isRequired
        />
      )}
      <p className="max-w-prose text-ink-soft">{t('calendars.leaves')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t('calendars.form.submit')}
        </Button>
        <Button variant="quiet" onClick={props.onCancel}>
          {t('common.action.cancel')}
        </Button>
      </div>
    </form>
  )
}
